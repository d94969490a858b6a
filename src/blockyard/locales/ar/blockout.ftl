# بلوك آوت!

title-block-out = بلوك آوت! (Block Out!‎)
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
clause-B8 = إذا سقط البرج
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
blockout-free = المكعبات المتاحة:
blockout-none = لا شيء
blockout-hand = بطاقاتك:
blockout-cards = { $count ->
    [zero] بلا بطاقات
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $count } بطاقات
    [many] { $count } بطاقة
   *[other] { $count } بطاقة
}
blockout-left = خرج من اللعبة
blockout-pile = كومة السحب:
blockout-discards = البطاقات المستعملة:
blockout-top = في الأعلى: { blockout-card }

B2-being-dealt = انتظر حتى يصير عند كل لاعب سبع بطاقات: ما زالت تُوزَّع
B2-not-in-the-pile = اسحب بطاقة أخرى: لم تبقَ بطاقة «{ blockout-card }» للسحب
B4-notation = اختر إحدى بطاقاتك، ومع بطاقة مكعب اختر المكعب الذي تريد وضعه
B4-not-in-hand = اختر بطاقة من يدك: ليست فيها بطاقة «{ blockout-card }»
B5-being-drawn = انتظر حتى تُسحب لك بطاقات: لا شيء في يدك يصلح للعب
B5-can-play = العب بطاقة: في يدك ما يصلح للعب، والسحب لمن ليس عنده ما يلعبه
B6-no-block-named = اختر مكعبًا أيضًا: بطاقة «{ blockout-card }» تُلعب مع مكعب
B6-does-not-match = اختر مكعبًا يطابق البطاقة: بطاقة «{ blockout-card }» لا تسمح بوضع { blockout-block }
B6-on-the-stack = اختر مكعبًا متاحًا: { blockout-block } موجود على البرج
B7-notation = اختر مكان المكعب ودورانه والوجه المتجه إلى الأسفل
B7-out-of-reach = صوّب على بُعد { $reach } مم على الأكثر من الوسط في كل اتجاه: المكعب الجديد لا يلمس إلا أعلى البرج
B7-no-such-turn = اختر دورانًا من 0 إلى 359.9 درجة
B7-no-such-face = اختر الوجه المتجه إلى الأسفل، من 0 إلى 5: للمكعب ستة أوجه
B7-being-counted = أبعد يدك وانتظر حتى ينتهي العدّ
B8-notation = اختر بطاقة مكعب ومكعبًا لتبدأ برجًا جديدًا: سقط البرج السابق
B8-cards-owed = انتظر حتى تُسحب بطاقاتك: سقط البرج، والباقي منها { $owed }
B8-block-card-first = العب بطاقة مكعب أولًا: بطاقة «{ blockout-card }» لا تبدأ برجًا
B8-first-block-stands = اترك المكعب الأول ثابتًا: لا يمكن أن يسقط
B8-poses = اذكر أوضاع المكعبات كلها من أسفل البرج إلى المكعب الجديد: عددها { $blocks }، والمذكور { $given }
B9-takes-no-block = العب البطاقة وحدها: بطاقة «{ blockout-card }» تُلعب بلا مكعب
B11-choose-a-block = اختر أي مكعب متاح لتضعه: لُعبت بطاقتك الأخيرة
