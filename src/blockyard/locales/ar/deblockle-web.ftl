# لوحة ديبلوكل على الشاشة.

deblockle-board = اللوحة: الأسهم تنتقل من خانة إلى خانة، وEnter يختار مكعبًا ودحرجته ونهاية قفزته، وEscape يعود خطوة؛ في ترتيب البداية R لتدوير المكعب: أدر المكعب، وPage Down لأخذ التالي
deblockle-open = { $square } خالية
deblockle-star = { $square } خانة النجمة للون { $colour ->
    [gold] ذهبي
   *[blue] أزرق
}
deblockle-start = { $square } خانة بداية للون { $colour ->
    [gold] ذهبي
   *[blue] أزرق
}
deblockle-block = { $colour ->
    [gold] ذهبي
   *[blue] أزرق
} على { $square }: في الأعلى { $top }، شمالًا { $north }، شرقًا { $east }، جنوبًا { $south }، غربًا { $west }، في الأسفل { $bottom }
deblockle-may = { $kind ->
    [place] يمكن وضع المكعب هنا
    [hop] يمكن أن تنتهي القفزة هنا
    [roll] يمكن أن يتدحرج المكعب إلى هنا
   *[choose] يمكن تحريك هذا المكعب
}
deblockle-rolls = الدحرجة إلى { $square } تُظهر في الأعلى: { $top }؛ { $count ->
    [0] ينتهي الدور هناك
    [one] يمكن أن تنتهي القفزة في خانة واحدة
   *[other] خانات نهاية القفزة الممكنة: { $count }
}
deblockle-leaves = الدحرجة إلى { $square } تُظهر النجمة: يغادر المكعب اللوحة
deblockle-lands = تنتهي القفزة على { $square }
deblockle-places = يقف المكعب على { $square }، في الأعلى { $top } وشمالًا { $north }
deblockle-holding = في يدك: في الأعلى { $top }، شمالًا { $north }. اختر خانة بداية.
deblockle-choose-roll = المكعب على { $square }: اختر إلى أين يتدحرج.
deblockle-choose-hop = ظهر على { $square }: { $top }. اختر أين تنتهي القفزة.
deblockle-in-hand = المكعب الذي في يدك
deblockle-faces = كل أوجه المكعب على { $square }
deblockle-dice-left = مكعبات للوضع
deblockle-take = خذ المكعب الذي يُظهر: { $top }
deblockle-turn = أدر
deblockle-back = رجوع
deblockle-does = { $symbol ->
    [S] تظهر لمغادرة اللوحة فقط
    [P] بلا قفز
    [C] خانة واحدة باستقامة
    [X] خانة واحدة قطريًا
    [L] باستقامة حتى يتوقف
   *[H] ثلاث خطوات في أي اتجاه
}
deblockle-off = خارج اللوحة: { $off } من { $all }
deblockle-die = { $who }، ظهر بالدحرجة: { $top }
deblockle-placed = { $who }: وُضع مكعب على { $square }، في الأعلى { $top }، شمالًا { $north }
deblockle-hopped = { $who }: دحرجة من { $from } إلى { $to } وقفزة إلى { $end }
deblockle-stopped = { $who }: دحرجة من { $from } إلى { $to }
deblockle-left = { $who }: دحرجة من { $from } إلى { $to } والنجمة في الأعلى، فيغادر المكعب اللوحة
