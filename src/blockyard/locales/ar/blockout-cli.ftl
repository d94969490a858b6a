# Block Out! at the command line.

blockout-order = ترتيب الأدوار
blockout-you = أنت
blockout-held = للوضع: { blockout-block }
blockout-dealing = تُوزَّع البطاقات
blockout-drawing = لا بطاقة تصلح للعب، فتُسحب البطاقات
blockout-owed = سقط البرج؛ بطاقات لم تُسحب بعد: { $owed }
blockout-start = سقط البرج؛ تبدأ بطاقة مكعب برجًا جديدًا
blockout-last = لُعبت البطاقة الأخيرة: إن وُضع أي مكعب متاح وثبت فهو الفوز
blockout-advanced = التعليمات المتقدمة

B2-seats = افصل بين الأيدي بعلامة /: عدد الأيدي هنا { $given }، وعدد اللاعبين من { $fewest } إلى { $most }
B2-too-few-left = أبقِ يدين على الأقل: عدد اللاعبين الباقين في اللعبة { $left }، فهي منتهية
B2-no-such-card = سمِّ البطاقة small-red أو red أو small أو any أو pass أو reverse وما شابهها: لا بطاقة باسم «{ $given }»
B2-too-many = أزل بعض بطاقات «{ blockout-card }»: عددها هنا { $given }، وفي الرزمة { $most }
B2-deal = راجع الأيدي وبقية الطاولة: تُوزَّع البطاقات واحدة واحدة بدءًا من اللاعب الأول حتى يصير عدد بطاقات كل لاعب { $hand }
B4-not-in-the-game = أعطِ الدور للاعب في اللعبة: { seat-block-out } خارجها
B5-turn-passed = أعطِ الدور للاعب التالي: { seat-block-out } لا يستطيع اللعب ولا السحب
B6-no-such-block = سمِّ المكعب small-red أو medium-wood أو large-blue وما شابهها: لا مكعب باسم «{ $given }»
B6-block-twice = أبقِ المكعب مرة واحدة: { blockout-block } مذكور مرتين
B6-held-without-card = راجع البطاقات المستعملة: { blockout-block } معدّ للوضع، لكن البطاقة العليا بينها لا تسمح به
B8-no-fall = راجع البرج والبطاقات: بعد السقوط لا برج، ولا تُطلب بطاقات إلا ما دام هناك ما يُسحب
B10-not-won = راجع اليد والبرج: { seat-block-out } ما زالت في يده بطاقات أو ينقص مكعب، فلم يفز
B10-nine-stand = أزل مكعبًا أو اكتب أن اللعبة انتهت: على البرج تسعة مكعبات ثابتة
B10-no-cards = أعطِ بطاقة أو اكتب أن اللعبة انتهت: { seat-block-out } بلا بطاقات
B11-no-last-card = راجع الخيار واليد: { seat-block-out } لا يضع مكعبًا أخيرًا إلا بالتعليمات المتقدمة وبلا بطاقات

# البرج في الطرفية.
blockout-how-to-put = ‏put X Y ROTATION FACE: مم إلى اليمين، مم إلى الخلف، درجات الدوران، الوجه الأسفل
blockout-faces = الوجه 0 يترك ○ في الأعلى، التحدّب الخفيف؛ 2 ○○؛ 4 ○○○؛ الأوجه 1 و3 و5 محدّبة
blockout-keys = الأسهم: تحريك · , و . : تدوير · Tab: وجه · Enter: إفلات · Esc: أرقام
blockout-face = { $face ->
    [1] وجه قليل التحدّب ○ في الأعلى
    [3] وجه متوسط التحدّب ○○ في الأعلى
    [5] وجه شديد التحدّب ○○○ في الأعلى
   *[other] وجه مسطّح في الأعلى
}

# ما حدث، بالكلمات.
blockout-played = بطاقة «{ blockout-card }»: { blockout-block }
blockout-falls-after = سقط البرج بعد { $seconds } ث، وأول ما سقط: { blockout-block }
blockout-late-after = صمد البرج حتى نهاية العدّ ثم سقط بعد { $seconds } ث، وأول ما سقط: { blockout-block }؛ لا أحد يسحب بطاقات
blockout-let-go = (أُفلت على بُعد { $off } مم من الموضع المقصود)
typed-B4-notation = اكتب البطاقة والمكعب، مثل ‎any>large-blue، أو pass أو reverse.
typed-B6-no-block-named = اكتب البطاقة والمكعب معًا، مثل ‎any>large-blue.
typed-B7-notation = اكتب ‎put X Y ROTATION FACE، مثل ‎put 0 -4.5 45 2، بالمليمترات والدرجات.
typed-B8-notation = اكتب البطاقة والمكعب، مثل ‎any>large-blue.
typed-B9-takes-no-block = اكتب البطاقة وحدها، مثل pass.
typed-B11-choose-a-block = اكتب > والمكعب، مثل ‎>large-blue.
