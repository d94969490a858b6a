# المباراة والسجلات والخيارات: ما هو واحد في كل الألعاب.

list-comma = { "، " }
sentence = { $text }.
by-rule = { $title } ({ $clause }): { $why }.
chance = الحظ

clause-M1 = انسحاب
clause-M2 = انتهاء الوقت
clause-M3 = مغادرة
clause-M4 = تعادل بالاتفاق
clause-M5 = لعبة متروكة
clause-M6 = إلغاء

event-M1 = انسحب { $who }.
event-M2 = انتهى وقت { $who }.
event-M3 = غادر { $who }.

result-won = { $count ->
    [one] فاز { $who }. { $title } ({ $clause }).
   *[other] فوز مشترك: { $who }. { $title } ({ $clause }).
}
result-draw = تعادل. { $title } ({ $clause }).
result-none = بلا نتيجة. { $title } ({ $clause }).
result-points = { $who }، النقاط: { $points }

game-over = انتهت هذه اللعبة؛ ابدأ لعبة جديدة أو راجع النقلات
match-over = انتهت هذه اللعبة؛ ابدأ لعبة جديدة أو راجع النقلات
stale = كان ذلك للنقلة { $ply }، واللعبة الآن عند النقلة { $now }؛ انظر إلى اللوحة من جديد
no-hands-here = حركة اليد لا تُحتسب في هذه اللعبة؛ أرسل النقلة وحدها
not-your-turn = لم يحن دورك بعد؛ يمكن لنقلتك أن تنتظر
not-in-the-game = لم يعد هذا المقعد في اللعبة؛ يمكنك أن تتابع المشاهدة
already-begun = بدأت اللعبة، فلم يعد يمكن إلغاؤها؛ انسحب أو اعرض التعادل
too-late-to-abandon = لعب أحدهم دورين، فصارت اللعبة محسوبة؛ انسحب أو اعرض التعادل
nothing-to-take-back = ليست لك بعدُ نقلة يمكن التراجع عنها
nothing-revealed-goes-back = انكشف شيء منذ ذلك الحين، وما رأته العين لا يُمحى؛ تابع من هنا
answer-first = على الطاولة عرض؛ وافق عليه أو ارفضه أولًا
nothing-on-offer = لا يوجد عرض الآن؛ قدّم عرضًا من عندك

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

our-ruling = قرارنا:

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
