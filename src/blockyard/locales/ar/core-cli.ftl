# Positions, records and other files, read at the command line.

by-rule = { $why } (القاعدة { $clause }).
no-words = لم ينجح ذلك. حاول مرة أخرى.
result-points = { $who }، النقاط: { $points }

no-such-action = لا يوجد إجراء بهذا الرقم؛ الأرقام من 0 إلى { $last }
no-such-seat = لا لاعب رقمه { $given } على هذه الطاولة؛ الأرقام من 0 إلى { $last }
no-such-clause = لا يوجد هنا بند باسم { $given }؛ اختر من: { $clauses }

record-at-line = السطر { $line }: { $why }
record-first-line = يبدأ السجل بالسطر «{ $expected }»؛ تأكد من أن هذا هو الملف الصحيح
record-empty = الملف فارغ؛ يبدأ السجل بالسطر «{ $expected }»
record-format = «{ $given }» صيغة لا يعرفها هذا الإصدار؛ الصيغة التي يقرؤها هي { $format }
record-long-line = السطر أطول من { $longest ->
    [few] { $longest } محارف
    [many] { $longest } محرفًا
   *[other] { $longest } محرف
}؛ تأكد من أن هذا هو الملف الصحيح
record-not-text = ليس السطر نصًّا عاديًّا بترميز UTF-8؛ تأكد من أن هذا هو الملف الصحيح
record-header = «{ $given }» ليس سطرًا من الترويسة؛ الأسطر المعروفة هي game وseats وoption وplayer وstart وresult وmoves
record-twice = «{ $given }» مذكور مرتين؛ أزل أحدهما
record-missing = ليس في الترويسة السطر «{ $key }»؛ أضفه قبل النقلات
record-number = قيمة { $key } يجب أن تكون عددًا، وليس «{ $given }» عددًا؛ اكتبه بالأرقام
record-player = لا مقعد رقمه { $given } على طاولة عدد مقاعدها { $seats }؛ تُعدّ المقاعد من 0
record-result = تقول الترويسة «{ $given }»، لكن نتيجة النقلات «{ $played }»؛ صحّح إحداهما
record-after-end = انتهت اللعبة قبل هذا السطر؛ احذف ما بعده
record-line = «{ $given }» غير معروف؛ اكتب بعد ! إما M1 أو M2 أو M3 مع رقم مقعد، وإما M4 أو M5 أو M6 وحده

record-at-column = السطر { $line }، المحرف { $column }: { $why }
record-at-field = السطر { $line }، الحقل { $field }: { $why }
sgf-first = تبدأ شجرة اللعب بالعلامة «(;» لكن هذا الملف يبدأ بالعلامة «{ $given }»؛ تأكد من أنه الملف الصحيح
sgf-empty = الملف فارغ؛ تبدأ شجرة اللعب بالعلامة «(;»
sgf-sign = «{ $given }» في غير مكانه؛ تُفتح الشجرة بالقوس «(» وتبدأ كل عقدة بالعلامة «;» ثم تأتي التفريعات بين أقواسها
sgf-value-alone = هذه القيمة بلا اسم؛ اكتب قبلها اسم خاصيتها
sgf-value-open = القيمة التي تبدأ هنا لا نهاية لها؛ أغلقها بالقوس «]»
sgf-no-value = الخاصية { $given } بلا قيمة؛ اكتب بعدها قيمة بين قوسين مربعين
sgf-breaks-off = { $count ->
    [one] ينتهي الملف في وسط شجرة وفيه قوس واحد مفتوح؛ بعضه ناقص
    [two] ينتهي الملف في وسط شجرة وفيه قوسان مفتوحان؛ بعضه ناقص
    [few] ينتهي الملف في وسط شجرة وفيه { $count } أقواس مفتوحة؛ بعضه ناقص
    [many] ينتهي الملف في وسط شجرة وفيه { $count } قوسًا مفتوحًا؛ بعضه ناقص
   *[other] ينتهي الملف في وسط شجرة وفيه { $count } قوس مفتوح؛ بعضه ناقص
}
sgf-charset = يقول الملف إن ترميزه { $given }، وهو غير معروف هنا؛ احفظه بترميز UTF-8
sgf-not-text = ليس هذا نصًّا بترميز { $charset } كما يقول الملف؛ احفظه بترميز UTF-8
json-not-text = ليس هذا نصًّا بترميز UTF-8؛ تأكد من أن هذا هو الملف الصحيح
json-empty = الملف فارغ؛ السجل في JSON كائن بين قوسين معقوفين
json-broken = ابتداءً من «{ $given }» ليس هذا JSON؛ راجع الأقواس والفواصل وعلامات الاقتباس هناك
json-no-object = السجل في JSON كائن بين قوسين معقوفين؛ تأكد من أن هذا هو الملف الصحيح
json-unknown = «{ $given }» ليس حقلًا معروفًا هنا؛ الحقول المعروفة هي: { $known }
json-missing = ينقص الحقل «{ $key }»؛ أضفه
json-type = يجب أن يكون هنا { $type ->
    [number] عدد صحيح
    [string] نص
    [array] قائمة
   *[object] كائن
}؛ اكتبه هكذا
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
not-a-position = ليس هذا وضعًا من أوضاع اللعبة؛ تُكتب البداية هكذا: { $example }
