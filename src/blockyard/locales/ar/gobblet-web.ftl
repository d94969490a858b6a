# لوحة غوبلت وغوبلرز على الشاشة.

gobblet-board = لوحة: مفاتيح الأسهم تنتقل من مربع إلى مربع، وEnter يأخذ ويضع، وEscape يترك
gobblet-one = { $colour ->
    [w] أبيض
   *[b] أسود
}، مقاس { $size }
gobblet-shows = { $top } على { $square }
gobblet-shows-over = { $top } على { $square }، وتحته { $under }
gobblet-empty = { $square } خالٍ
gobblet-from-stack = خذ مقاس { $size } من جانب اللوحة
gobblet-in-hand-now = في يدك مقاس { $size }. اختر أين تضعه.
gobblet-fits = مقاس { $size } يدخل على { $square }.
gobblet-covers = مقاس { $size } سيغطي { $top } على { $square }.
gobblet-entered = { $who }: مقاس { $size } يدخل على { $to }
gobblet-moved = { $who }: من { $from } إلى { $to }
gobblet-lifted = { $who }: الكوب على { $from } مرفوع
gobblet-put = { $who }: وُضع على { $to }
