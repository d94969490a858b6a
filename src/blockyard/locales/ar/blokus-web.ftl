# لوحة بلوكس على الشاشة.

blokus-board = اللوحة: الأسهم تحرّك القطعة، وR يديرها، وF يقلبها، وPage Down يأخذ القطعة التالية، وEnter يضعها، وEscape يتركها
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
blokus-fits = { $corners ->
    [0] القطعة تناسب هذا المكان
    [one] القطعة تناسب هذا المكان وتلامس زاوية واحدة من زواياك
    [two] القطعة تناسب هذا المكان وتلامس زاويتين من زواياك
    [few] القطعة تناسب هذا المكان وتلامس { $corners } زوايا من زواياك
    [many] القطعة تناسب هذا المكان وتلامس { $corners } زاوية من زواياك
   *[other] القطعة تناسب هذا المكان وتلامس { $corners } زاوية من زواياك
}
blokus-fits-more = ضعها، أو أشر إلى مكان آخر فتنتقل إلى أقرب مكان مسموح. النقاط هي زواياك المفتوحة.
blokus-carry = انقل القطعة إلى مربع مظلل
blokus-not-this-way = لا تناسب أي مكان بهذا الاتجاه: أدر القطعة أو اقلبها
blokus-nowhere = لا مكان لهذه القطعة الآن: اختر قطعة أخرى
blokus-theirs = { $colour }: { blokus-pieces }
blokus-placed = { $who }: وُضعت القطعة { $piece } على { $squares }
blokus-stopped-at = محاصر، { $points ->
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
blokus-short = { $piece }، { $where ->
    [upper-left] أعلى اليسار
    [upper] في الأعلى
    [upper-right] أعلى اليمين
    [left] في اليسار
    [right] في اليمين
    [lower-left] أسفل اليسار
    [lower] في الأسفل
    [lower-right] أسفل اليمين
   *[centre] في الوسط
}

# سبب انتهاء اللعبة.
ended-U2 = لم يعد أحد يستطيع وضع قطعة
