# بلوك أاوت!

title-block-out = بلوك أاوت!
seat-block-out = { $seat ->
    [0] اللاعب 1
    [1] اللاعب 2
    [2] اللاعب 3
    [3] اللاعب 4
    [4] اللاعب 5
   *[5] اللاعب 6
}

clause-B1 = هدف اللعبة
clause-B2 = التحضير للعبة
clause-B3 = من يبدأ
clause-B4 = الدور
clause-B5 = سحب البطاقات
clause-B6 = بطاقات المكعبات
clause-B7 = وضع المكعب
clause-B8 = حين يسقط البرج
clause-B9 = بطاقات الحركة
clause-B10 = الفوز
clause-B11 = التعليمات المتقدمة
clause-B12 = البطاقات المخفية

blockout-card = { $card ->
    [small-red] صغير أحمر
    [small-wood] صغير خشبي
    [small-blue] صغير أزرق
    [medium-red] متوسط أحمر
    [medium-wood] متوسط خشبي
    [medium-blue] متوسط أزرق
    [large-red] كبير أحمر
    [large-wood] كبير خشبي
    [large-blue] كبير أزرق
    [red] أي أحمر
    [wood] أي خشبي
    [blue] أي أزرق
    [small] أي صغير
    [medium] أي متوسط
    [large] أي كبير
    [any] أي مكعب
    [pass] تمرير
   *[reverse] عكس الأدوار
}
blockout-block = { $block ->
    [small-red] المكعب الصغير الأحمر
    [small-wood] المكعب الصغير الخشبي
    [small-blue] المكعب الصغير الأزرق
    [medium-red] المكعب المتوسط الأحمر
    [medium-wood] المكعب المتوسط الخشبي
    [medium-blue] المكعب المتوسط الأزرق
    [large-red] المكعب الكبير الأحمر
    [large-wood] المكعب الكبير الخشبي
   *[large-blue] المكعب الكبير الأزرق
}

blockout-count-1 = ألف وواحد
blockout-count-2 = ألف واثنان
blockout-count-3 = ألف وثلاثة

blockout-stack = البرج: { $height } من 9
blockout-no-stack = لا برج بعد
blockout-free = المكعبات الحرة:
blockout-none = لا شيء
blockout-hand = بطاقاتك:
blockout-cards = { $count ->
    [zero] بلا بطاقات
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $count } بطاقات
   *[other] { $count } بطاقة
}
blockout-left = خرج من اللعبة
blockout-pile = كومة السحب:
blockout-discards = البطاقات المستعملة:
blockout-top = في الأعلى: { blockout-card }

B2-being-dealt = ما زالت البطاقات تُوزَّع؛ انتظر حتى يصير عند كل لاعب سبع بطاقات
B2-not-in-the-pile = لم تبقَ بطاقة «{ blockout-card }» للسحب؛ اسحب غيرها
B4-notation = يُكتب الدور بطاقة ثم مكعبًا، مثل any>large-blue، أو pass أو reverse؛ اختر إحدى بطاقاتك
B4-not-in-hand = ليست في يدك بطاقة «{ blockout-card }»؛ اختر بطاقة مما في يدك
B5-being-drawn = لا بطاقة في اليد يمكن لعبها، فتُسحب البطاقات حتى تأتي واحدة؛ انتظرها
B5-can-play = في يدك بطاقة يمكن لعبها، ولا أحد يسحب باختياره؛ العب بطاقة
B6-no-block-named = بطاقة «{ blockout-card }» تُلعب مع مكعب؛ اذكره أيضًا، مثل any>large-blue
B6-does-not-match = بطاقة «{ blockout-card }» لا تسمح بوضع { blockout-block }؛ اختر مكعبًا يطابق البطاقة
B6-on-the-stack = { blockout-block } موجود على البرج؛ اختر مكعبًا ما زال حرًّا
B7-notation = يوضع المكعب هكذا: put X Y TURN FACE، مثل put 0 -4.5 45 2؛ اذكر المليمترات والدرجات والوجه المتجه إلى الأسفل
B7-out-of-reach = المكعب الجديد لا يلمس إلا أعلى البرج؛ صوّب على بُعد { $reach } مم على الأكثر من الوسط في كل اتجاه
B7-no-such-turn = يكون الدوران من 0 إلى 359.9 درجة؛ اختر ضمن ذلك
B7-no-such-face = للمكعب ستة أوجه مرقّمة من 0 إلى 5؛ اختر الوجه المتجه إلى الأسفل
B7-being-counted = أبعد يدك، فالعدّ جارٍ؛ انتظر حتى تظهر stands أو falls أو late
B8-notation = سقط البرج، فتبدأ بطاقة مكعب برجًا جديدًا؛ اكتب بطاقة ثم مكعبًا، مثل any>large-blue
B8-cards-owed = سقط البرج، وما زالت هناك بطاقات تُسحب: { $owed }؛ انتظرها
B8-block-card-first = بطاقة «{ blockout-card }» لا تبدأ برجًا؛ العب بطاقة مكعب أولًا
B8-first-block-stands = أول مكعب في البرج لا يسقط؛ اكتب stands، أي إنه ثابت
B8-poses = الحُكم على البرج يذكر وضع كل مكعب، وعدد المكعبات { $blocks } والأوضاع المذكورة { $given }؛ اذكرها كلها من أسفل البرج إلى المكعب الجديد
B9-takes-no-block = بطاقة «{ blockout-card }» تُلعب بلا مكعب؛ اكتب البطاقة وحدها
B11-choose-a-block = لُعبت بطاقتك الأخيرة؛ اختر مكعبًا حرًّا لتضعه، مثل >large-blue
