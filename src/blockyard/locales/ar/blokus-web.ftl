# لوحة بلوكس على الشاشة.

blokus-board = لوحة: الأسهم تحمل القطعة، وR يدير، وF يقلب، وPage Down يأخذ القطعة التالية، وEnter يضع، وEscape يترك
blokus-covered = { $square } مغطى: { $colour }
blokus-empty = { $square } خالٍ
blokus-start = { $square } نقطة بداية
blokus-pieces = { $count ->
    [0] لا قطعة باقية
    [one] بقيت قطعة واحدة
    [two] بقيت قطعتان
    [few] بقيت { $count } قطع
   *[other] بقيت { $count } قطعة
}
blokus-piece = القطعة { $piece }، { $count ->
    [one] مربع واحد
    [two] مربعان
   *[other] { $count } مربعات
}
blokus-turn = أدر
blokus-flip = اقلب
blokus-place = ضع
blokus-fits = القطعة { $piece } تدخل هنا، من { $square }.
blokus-placed = { $who } يضع القطعة { $piece } على { $squares }
blokus-stopped-at = محاصر، { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
   *[other] { $points } نقطة
}
