# Block Out! at the command line.

blockout-order = ترتيب الأدوار
blockout-you = أنت
blockout-held = للوضع: { blockout-block }
blockout-dealing = تُوزَّع البطاقات
blockout-drawing = لا بطاقة يمكن لعبها، فتُسحب البطاقات
blockout-owed = سقط البرج؛ بطاقات لم تُسحب بعد: { $owed }
blockout-start = سقط البرج؛ تبدأ بطاقة مكعب برجًا جديدًا
blockout-last = لُعبت البطاقة الأخيرة؛ إن وُضع أي مكعب حر وثبت فهو الفوز
blockout-advanced = التعليمات المتقدمة

B2-seats = عدد الأيدي هنا { $given }، واللعبة من { $fewest } إلى { $most } لاعبين؛ افصل بين الأيدي بعلامة /
B2-too-few-left = عدد الباقين في اللعبة { $left }، أي إنها انتهت؛ أبقِ يدين على الأقل
B2-no-such-card = لا بطاقة باسم «{ $given }»؛ أسماء البطاقات small-red وred وsmall وany وpass وreverse وما شابهها
B2-too-many = عدد بطاقات «{ blockout-card }» هنا { $given }، وفي الرزمة { $most }؛ أزل بعضها
B2-deal = تُوزَّع البطاقات واحدة واحدة من المقعد الأول حتى يصير عند كل لاعب { $hand }؛ راجع الأيدي وبقية الطاولة
B4-not-in-the-game = { seat-block-out } ليس في اللعبة؛ أعطِ الدور لمن هو فيها
B5-turn-passed = { seat-block-out } لا يستطيع اللعب ولا السحب، فينتقل الدور؛ أعطه للاعب التالي
B6-no-such-block = لا مكعب باسم «{ $given }»؛ أسماء المكعبات small-red وmedium-wood وlarge-blue وما شابهها
B6-block-twice = { blockout-block } مذكور مرتين؛ أبقه مرة واحدة
B6-held-without-card = { blockout-block } معدّ للوضع، لكن البطاقة العليا بين البطاقات المستعملة لا تسمح به؛ راجع البطاقات المستعملة
B8-no-fall = بعد السقوط لا برج، ولا تُطلب بطاقات إلا ما دام هناك ما يُسحب؛ راجع البرج والبطاقات
B10-not-won = { seat-block-out } لم يفز: في يده بطاقات أو ينقص مكعب؛ راجع الأمرين
B10-nine-stand = تسعة مكعبات ثابتة، أي إن اللعبة حُسمت؛ أزل واحدًا أو اكتب أنها انتهت
B10-no-cards = { seat-block-out } بلا بطاقات، أي إن اللعبة حُسمت؛ أعطه بطاقة أو اكتب أنها انتهت
B11-no-last-card = { seat-block-out } لا يضع مكعبًا أخيرًا إلا بالتعليمات المتقدمة وبلا بطاقات في يده؛ راجع التعليمات واليد

# البرج في الطرفية.
blockout-how-to-put = ‏put X Y TURN FACE: مم إلى اليمين، مم إلى الخلف، درجات الدوران، الوجه الأسفل
blockout-faces = الوجه 0 يترك ○ في الأعلى، القبة اللطيفة؛ 2 ○○؛ 4 ○○○؛ الأوجه 1 و3 و5 محدّبة
blockout-keys = الأسهم: تحريك · , و . : دوران · Tab: وجه · Enter: إفلات · Esc: أرقام
blockout-face = { $face ->
    [1] وجه بقبة لطيفة ○ في الأعلى
    [3] وجه بقبة متوسطة ○○ في الأعلى
    [5] وجه بقبة حادة ○○○ في الأعلى
   *[other] وجه مسطح في الأعلى
}

# ما حدث، بالكلمات.
blockout-played = بطاقة «{ blockout-card }»: { blockout-block }
blockout-falls-after = سقط البرج بعد { $seconds } ثانية، وأول ما سقط: { blockout-block }
blockout-late-after = صمد البرج حتى نهاية العد ثم سقط بعد { $seconds } ثانية، وأول ما سقط: { blockout-block }؛ لا أحد يسحب
blockout-let-go = (أُفلت على بعد { $off } مم من الموضع المقصود)
