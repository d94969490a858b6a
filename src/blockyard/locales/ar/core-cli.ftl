# Positions, records and other files, read at the command line.

by-rule = { $why } (القاعدة { $clause }).
no-words = لم ينجح ذلك. حاول مرة أخرى.
result-points = { $who }، النقاط: { $points }

no-such-action = اختر رقمًا من 0 إلى { $last }: لا يوجد إجراء بهذا الرقم
no-such-seat = اختر رقمًا من 0 إلى { $last }: لا لاعب رقمه { $given } على هذه الطاولة
no-such-clause = اختر قاعدة من هذه، { $clauses }: لا توجد هنا قاعدة باسم { $given }

record-at-line = السطر { $line }: { $why }
record-first-line = تأكد من أن هذا هو الملف الصحيح: يبدأ السجل بالسطر «{ $expected }»
record-empty = اختر ملفًا آخر: هذا الملف فارغ، والسجل يبدأ بالسطر «{ $expected }»
record-format = ثبّت إصدارًا أحدث من Blockyard: الملف بالصيغة «{ $given }»، وهذا الإصدار يقرأ الصيغة { $format }
record-long-line = تأكد من أن هذا هو الملف الصحيح: السطر أطول من { $longest ->
    [few] { $longest } محارف
    [many] { $longest } محرفًا
   *[other] { $longest } محرف
}
record-not-text = تأكد من أن هذا هو الملف الصحيح: ليس السطر نصًّا عاديًّا بترميز UTF-8
record-header = اكتب سطرًا من هذه: game وseats وoption وplayer وstart وresult وmoves، لأن «{ $given }» ليس من الترويسة
record-twice = أبقِ واحدًا فقط: «{ $given }» مذكور مرتين
record-missing = أضف السطر «{ $key }» قبل النقلات: ليس في الترويسة
record-number = اكتب قيمة { $key } بالأرقام: «{ $given }» ليس عددًا
record-player = عُدّ المقاعد من 0: لا مقعد رقمه { $given } على طاولة عدد مقاعدها { $seats }
record-result = صحّح إحداهما: تقول الترويسة «{ $given }»، لكن نتيجة النقلات «{ $played }»
record-after-end = احذف ما بعد هذا السطر: انتهت اللعبة قبله
record-line = اكتب بعد ! إما M1 أو M2 أو M3 مع رقم مقعد، وإما M4 أو M5 أو M6 أو M7 وحده: «{ $given }» غير معروف

record-at-column = السطر { $line }، المحرف { $column }: { $why }
record-at-field = السطر { $line }، الحقل { $field }: { $why }
sgf-first = تأكد من أنه الملف الصحيح: تبدأ شجرة اللعب بالعلامة «(;» لكن هذا الملف يبدأ بالعلامة «{ $given }»
sgf-empty = اختر ملفًا آخر: هذا الملف فارغ، وشجرة اللعب تبدأ بالعلامة «(;»
sgf-sign = راجع العلامات هنا: تُفتح الشجرة بالقوس «(» وتبدأ كل عقدة بالعلامة «;» ثم تأتي التفريعات بين أقواسها، و«{ $given }» في غير مكانه
sgf-value-alone = اكتب قبل هذه القيمة اسم خاصيتها: هي بلا اسم
sgf-value-open = أغلق بالقوس «]» القيمة التي تبدأ هنا: لا نهاية لها
sgf-no-value = اكتب بعد الخاصية { $given } قيمة بين قوسين مربعين: هي بلا قيمة
sgf-breaks-off = ابحث عن بقية الملف: ينتهي في وسط شجرة وفيه { $count ->
    [one] قوس واحد مفتوح
    [two] قوسان مفتوحان
    [few] { $count } أقواس مفتوحة
    [many] { $count } قوسًا مفتوحًا
   *[other] { $count } قوس مفتوح
}
sgf-charset = احفظ الملف بترميز UTF-8: يقول الملف إن ترميزه { $given }، وهو غير معروف هنا
sgf-not-text = احفظ الملف بترميز UTF-8: يقول الملف إن ترميزه { $charset }، وليس كذلك
json-not-text = تأكد من أن هذا هو الملف الصحيح: ليس نصًّا بترميز UTF-8
json-empty = اختر ملفًا آخر: هذا الملف فارغ، والسجل في JSON كائن بين قوسين معقوفين
json-broken = راجع الأقواس والفواصل وعلامات الاقتباس عند «{ $given }»: ابتداءً من هناك ليس هذا JSON
json-no-object = تأكد من أن هذا هو الملف الصحيح: السجل في JSON كائن بين قوسين معقوفين
json-unknown = استعمل هذه الحقول، { $known }: «{ $given }» ليس منها
json-missing = أضف الحقل «{ $key }»: هو ناقص
json-type = اكتب هنا { $type ->
    [number] عددًا صحيحًا
    [string] نصًّا
    [array] قائمة
   *[object] كائنًا
}
left-variations = { $count ->
    [one] تفريع واحد
    [two] تفريعان
    [few] { $count } تفريعات
    [many] { $count } تفريعًا
   *[other] { $count } تفريع
}
left-comments = { $count ->
    [one] تعليق واحد
    [two] تعليقان
    [few] { $count } تعليقات
    [many] { $count } تعليقًا
   *[other] { $count } تعليق
}
left-properties = علامات الشرح ({ $names })
left-moves = { $count ->
    [one] نقلة واحدة قبل ترتيب اللوحة
    [two] نقلتان قبل ترتيب اللوحة
    [few] { $count } نقلات قبل ترتيب اللوحة
    [many] { $count } نقلة قبل ترتيب اللوحة
   *[other] { $count } نقلة قبل ترتيب اللوحة
}
left-result = النتيجة «{ $given }»، لأن نتيجة النقلات «{ $played }»
