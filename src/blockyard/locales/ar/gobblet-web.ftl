# لوحة غوبلت وغوبلرز على الشاشة.

gobblet-board = اللوحة: الأسهم تنتقل من مربع إلى مربع، وEnter يأخذ ويضع، وEscape يترك
gobblet-size = { $size ->
    [1] صغير
    [2] متوسط
    [3] كبير
   *[4] الأكبر
}
gobblet-one = { $colour ->
    [w] أبيض
   *[b] أسود
}، { gobblet-size }
gobblet-shows = { $top } على { $square }
gobblet-shows-over = { $top } على { $square }، وتحته { $under }
gobblet-empty = { $square } فارغ
gobblet-from-stack = خذ كوبًا من جانب اللوحة: { gobblet-size }
gobblet-in-hand-now = { $where ->
    [both] ضعه على مربع فارغ أو فوق كوب أصغر منه
    [over] ضعه فوق كوب أصغر منه
    [empty] ضعه على مربع فارغ
   *[none] لا مكان له الآن: أعده
}
gobblet-in-hand-now-more = في يدك: { gobblet-size }. لإعادته اختره مرة أخرى.
gobblet-fits = يمكن وضعه على { $square }
gobblet-covers = على { $square } يغطّي: { $top }
gobblet-entered = { $who }: وُضع كوب من الحجم { $size } على { $to }
gobblet-moved = { $who }: من { $from } إلى { $to }
gobblet-lifted = { $who }: رُفع الكوب من { $from }
gobblet-put = { $who }: وُضع على { $to }
gobblet-may = { $kind ->
    [take] يمكنك أخذ هذا الكوب
    [cover] يمكن أن يغطّيه كوبك
   *[put] يمكن وضع كوبك هنا
}
gobblet-short-new = جديد، { gobblet-size }: { $to }
gobblet-short-move = من { $from } إلى { $to }
gobblet-short-put = وُضع على { $to }

# سبب انتهاء اللعبة.
ended-G1 = اكتمل خطّ
ended-G7 = رفع كوب كشف خطًّا كاملًا
ended-G8 = لا مكان للكوب المرفوع
ended-G10 = تكرر الوضع نفسه ثلاث مرات
