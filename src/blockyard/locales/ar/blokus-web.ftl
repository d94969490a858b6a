# لوحة بلوكس على الشاشة.

blokus-board = اللوحة: الأسهم تحمل القطعة، وR يديرها، وF يقلبها، وPage Down يأخذ القطعة التالية، وEnter يضعها، وEscape يتركها
blokus-covered = { $square } مغطّى: { $colour }
blokus-empty = { $square } فارغ
blokus-start = { $square } نقطة بداية
blokus-pieces = { $count ->
    [0] لا قطعة باقية
    [one] بقيت قطعة واحدة
    [two] بقيت قطعتان
    [few] بقيت { $count } قطع
    [many] بقيت { $count } قطعة
   *[other] بقيت { $count } قطعة
}
blokus-piece = القطعة { $piece }، { $count ->
    [one] مربع واحد
    [two] مربعان
    [few] { $count } مربعات
    [many] { $count } مربعًا
   *[other] { $count } مربع
}
blokus-turn = تدوير
blokus-flip = قلب
blokus-place = وضع
blokus-fits = القطعة { $piece } تناسب هذا المكان، بدءًا من { $square }.
blokus-placed = { $who }: وُضعت القطعة { $piece } على { $squares }
blokus-stopped-at = محاصر، { $points ->
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
