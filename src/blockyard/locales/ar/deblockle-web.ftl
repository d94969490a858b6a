# لوحة ديبلوكل على الشاشة.

deblockle-board = اللوحة: الأسهم تنتقل من خانة إلى خانة، وEnter يختار مكعبًا ودحرجته ونهاية قفزته، وEscape يعود خطوة؛ في ترتيب البداية يدير R المكعب، ويأخذ Page Down التالي
deblockle-open = { $square } فارغة
deblockle-star = { $colour ->
    [gold] { $square } خانة نجمة الذهبي: هنا تخرج مكعبات الأزرق من اللوحة
   *[blue] { $square } خانة نجمة الأزرق: هنا تخرج مكعبات الذهبي من اللوحة
}
deblockle-start = { $square } خانة بداية { $colour ->
    [gold] الذهبي
   *[blue] الأزرق
}
deblockle-block = مكعب { $colour ->
    [gold] ذهبي
   *[blue] أزرق
} على { $square }: في الأعلى { $top }، شمالًا { $north }، شرقًا { $east }، جنوبًا { $south }، غربًا { $west }، في الأسفل { $bottom }
deblockle-may = { $kind ->
    [place] يمكن وضع المكعب هنا
    [hop] يمكن أن تنتهي القفزة هنا
    [roll] يمكن أن يتدحرج المكعب إلى هنا
    [leave] يمكن أن يخرج المكعب من اللوحة هنا
   *[choose] يمكن تحريك هذا المكعب
}
deblockle-rolls = الدحرجة إلى { $square } تُظهر في الأعلى: { $top }؛ { $count ->
    [0] ينتهي الدور هناك
    [one] يمكن أن تنتهي القفزة في خانة واحدة
    [two] يمكن أن تنتهي القفزة في خانتين
    [few] يمكن أن تنتهي القفزة في { $count } خانات
    [many] يمكن أن تنتهي القفزة في { $count } خانة
   *[other] يمكن أن تنتهي القفزة في { $count } خانة
}
deblockle-leaves = نجمته في الأعلى: يخرج من اللوحة هنا
deblockle-lands = تنتهي القفزة على { $square }
deblockle-places = يقف المكعب على { $square }، في الأعلى { $top } وشمالًا { $north }
deblockle-holding = في يدك: في الأعلى { $top }، شمالًا { $north }. اختر خانة بداية.
deblockle-choose-roll = دحرجه إلى خانة مُعلَّمة
deblockle-choose-roll-more = على كل خانة مُعلَّمة الرمز الذي سيظهر في الأعلى.
deblockle-choose-hop = اقفز الآن. { deblockle-symbol }: { deblockle-does }
deblockle-choose-hop-more = اختر خانة مُعلَّمة، أو ارجع خطوة.
deblockle-in-hand = المكعب الذي في يدك
deblockle-faces = كل أوجه المكعب على { $square }
deblockle-dice-left = مكعبات لم توضع بعد
deblockle-take = خذ المكعب الذي يُظهر: { $top }
deblockle-turn = تدوير
deblockle-back = رجوع
deblockle-does = { $symbol ->
    [S] لا تظهر إلا للخروج من اللوحة
    [P] بلا قفز
    [C] خانة واحدة، ليس قُطريًّا
    [X] خانة واحدة قُطريًّا
    [L] في خط مستقيم حتى يتوقف
   *[H] ثلاث خطوات، ليس قُطريًّا
}
deblockle-off = خارج اللوحة: { $off } من { $all }
deblockle-die = { $who }، أظهرت الرمية: { $top }
deblockle-throwing = تُرمى المكعبات…
deblockle-placed = { $who }: وُضع مكعب على { $square }، في الأعلى { $top }، شمالًا { $north }
deblockle-hopped = { $who }: دحرجة من { $from } إلى { $to } وقفزة إلى { $end }
deblockle-stopped = { $who }: دحرجة من { $from } إلى { $to }
deblockle-left = { $who }: دحرجة من { $from } إلى { $to } والنجمة في الأعلى، فيخرج المكعب من اللوحة
deblockle-legend = الرمز الذي في الأعلى يحدّد القفزة
deblockle-exits = { $colour ->
    [gold] مخرج الذهبي
   *[blue] مخرج الأزرق
}
deblockle-put-on = ضعه على { $square }
deblockle-look = اختر مكعبًا لترى كل أوجهه.
deblockle-short-die = الرمية: { $top }
deblockle-short-placed = { $top } على { $square }
deblockle-short-rolls = دحرجة من { $from } إلى { $to }
deblockle-short-hops = دحرجة من { $from } إلى { $to }، قفزة إلى { $end }
deblockle-short-leaves = دحرجة من { $from } إلى { $to } وخروج
deblockle-fold = اسحب لتطوي المكعب

# سبب انتهاء اللعبة.
ended-D1 = خرجت كل مكعبات أحد الطرفين من اللوحة
ended-D9 = لا نقلة ممكنة لأي طرف
ended-D12 = تكرر الوضع أو لم يخرج أي مكعب منذ وقت طويل

# ترتيب البداية خطوة خطوة.
deblockle-step-dice = رُميت المكعبات
deblockle-step-dice-more = ثبتت الرموز العليا
deblockle-step-yours = ضع مكعبات { $colour ->
    [gold] الذهبي
   *[blue] الأزرق
}
deblockle-step-theirs = { $who }: وضع مكعبات { $colour ->
    [gold] الذهبي
   *[blue] الأزرق
}
deblockle-step-placed = وُضع { $placed } من { $all }
deblockle-step-play = اللعب
deblockle-step-play-more = الذهبي أولًا
deblockle-edit-block = { $colour ->
    [gold] مكعب ذهبي
   *[blue] مكعب أزرق
}
deblockle-edit-tip = دحرجة شمالًا
deblockle-edit-spin = تدوير يمينًا
