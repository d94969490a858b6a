# لوحة غوبلت وغوبلرز على الشاشة.

gobblet-board = اللوحة: الأسهم تنتقل من مربع إلى مربع، وEnter يأخذ ويضع، وEscape يترك
gobblet-one = { $colour ->
    [w] أبيض
   *[b] أسود
}، الحجم { $size }
gobblet-shows = { $top } على { $square }
gobblet-shows-over = { $top } على { $square }، وتحته { $under }
gobblet-empty = { $square } فارغ
gobblet-from-stack = خذ كوبًا من الحجم { $size } من جانب اللوحة
gobblet-in-hand-now = في يدك كوب من الحجم { $size }. اختر أين تضعه.
gobblet-fits = يمكن وضع كوب من الحجم { $size } على { $square }.
gobblet-covers = كوب من الحجم { $size } سيغطّي { $top } على { $square }.
gobblet-entered = { $who }: وُضع كوب من الحجم { $size } على { $to }
gobblet-moved = { $who }: من { $from } إلى { $to }
gobblet-lifted = { $who }: رُفع الكوب من { $from }
gobblet-put = { $who }: وُضع على { $to }
