# Positions, records and other files, read at the command line.

result-points = { $who }، النقاط: { $points }

no-such-action = لا يوجد فعل بهذا الرقم؛ الأرقام من 0 إلى { $last }
no-such-seat = لا يوجد مقعد { $given } على هذه الطاولة؛ المقاعد من 0 إلى { $last }
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
record-not-text = ليس السطر نصًا عاديًا بترميز UTF-8؛ تأكد من أن هذا هو الملف الصحيح
record-header = «{ $given }» ليس سطرًا من الترويسة؛ الأسطر المعروفة هي game وseats وoption وplayer وstart وresult وmoves
record-twice = «{ $given }» مذكور مرتين؛ أبقِ واحدًا منهما
record-missing = ينقص الترويسة السطر «{ $key }»؛ أضفه قبل النقلات
record-number = قيمة { $key } يجب أن تكون عددًا، و«{ $given }» ليس كذلك؛ اكتبه بالأرقام
record-player = لا مقعد رقمه { $given } على طاولة عدد مقاعدها { $seats }؛ تُعدّ المقاعد من 0
record-result = تقول الترويسة «{ $given }»، لكن النقلات تنتهي بـ «{ $played }»؛ صحّح أحدهما
record-after-end = انتهت اللعبة قبل هذا السطر؛ احذف ما بعده
record-line = «{ $given }» غير معروف؛ بعد ! يأتي M1 أو M2 أو M3 مع رقم مقعد، أو يأتي M4 أو M5 أو M6 وحده

record-at-column = السطر { $line }، المحرف { $column }: { $why }
record-at-field = السطر { $line }، الحقل { $field }: { $why }
sgf-first = تبدأ شجرة اللعب بـ «(;» لكن المكتوب هنا «{ $given }»؛ تأكد من أن هذا هو الملف الصحيح
sgf-empty = الملف فارغ؛ تبدأ شجرة اللعب بـ «(;»
sgf-sign = لا مكان لـ «{ $given }» هنا؛ تُفتح الشجرة بـ «(» وتبدأ كل عقدة بـ «;» ثم تأتي التفريعات بين أقواسها
sgf-value-alone = هذه القيمة بلا اسم؛ اكتب قبلها اسم خاصيتها
sgf-value-open = القيمة التي تبدأ هنا لا نهاية لها؛ أغلقها بـ «]»
sgf-no-value = الخاصية { $given } بلا قيمة؛ اكتب بعدها قيمة بين قوسين مربعين
sgf-breaks-off = ينقطع الملف داخل شجرة وتبقى أقواس مفتوحة ({ $count })؛ ابحث عن بقيته
sgf-charset = يقول الملف إن ترميزه { $given }، وهو غير معروف هنا؛ احفظه بترميز UTF-8
sgf-not-text = ليس هذا نصًا بترميز { $charset } كما يقول الملف؛ احفظه بترميز UTF-8
json-not-text = ليس هذا نصًا بترميز UTF-8؛ تأكد من أن هذا هو الملف الصحيح
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
left-result = النتيجة «{ $given }»، لأن النقلات تنتهي بـ «{ $played }»
not-a-position = ليس هذا وضعًا من أوضاع اللعبة؛ تُكتب البداية هكذا: { $example }
