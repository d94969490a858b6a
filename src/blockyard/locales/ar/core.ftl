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
result-points = { $who }: { $points } نقطة

game-over = انتهت هذه اللعبة؛ ابدأ لعبة جديدة أو راجع النقلات
match-over = انتهت هذه اللعبة؛ ابدأ لعبة جديدة أو راجع النقلات
stale = كان ذلك للنقلة { $ply }، واللعبة الآن عند النقلة { $now }؛ انظر إلى اللوحة من جديد
not-your-turn = لم يحن دورك بعد؛ يمكن لنقلتك أن تنتظر
not-in-the-game = لم يعد هذا المقعد في اللعبة؛ يمكن متابعة المشاهدة
already-begun = بدأت اللعبة فلا يمكن إلغاؤها؛ انسحب أو اعرض التعادل
too-late-to-abandon = لعب أحدهم مرتين فصارت اللعبة محسوبة؛ انسحب أو اعرض التعادل
nothing-to-take-back = ليست لك نقلة تتراجع عنها بعد
nothing-revealed-goes-back = انكشف شيء منذ ذلك الحين، وما رُئي لا يُخفى؛ تابع من هنا
answer-first = على الطاولة عرض؛ وافق عليه أو ارفضه أولًا
nothing-on-offer = لا عرض الآن؛ قدّم عرضًا من عندك

no-such-game = لا لعبة باسم { $given }؛ اختر من: { $games }
no-such-option = ليس لهذه اللعبة الخيار { $option }؛ خياراتها: { $options }
no-such-value = لا يمكن أن يكون الخيار { $option } هو { $given }؛ اختر من: { $values }
no-such-seats = عدد اللاعبين { $given } لا يناسب هذه اللعبة؛ اختر من: { $seats }
no-such-clause = لا بند { $given } هنا؛ اختر من: { $clauses }
not-a-position = ليس هذا وضعًا من أوضاع اللعبة؛ تُكتب البداية هكذا: { $example }

record-at-line = السطر { $line }: { $why }
record-first-line = يبدأ السجل بالسطر «{ $expected }»؛ تأكد من أن هذا هو الملف الصحيح
record-empty = الملف فارغ؛ يبدأ السجل بالسطر «{ $expected }»
record-format = «{ $given }» صيغة لا يعرفها هذا الإصدار؛ إنه يقرأ الصيغة { $format }
record-long-line = السطر أطول من { $longest } محرف؛ تأكد من أن هذا هو الملف الصحيح
record-not-text = ليس السطر نصًا عاديًا بترميز UTF-8؛ تأكد من أن هذا هو الملف الصحيح
record-header = «{ $given }» ليس سطرًا من الترويسة؛ المعروف game وseats وoption وplayer وstart وresult وmoves
record-twice = «{ $given }» مذكور مرتين؛ أبقِ واحدًا
record-missing = ينقص الترويسة السطر «{ $key }»؛ أضفه قبل النقلات
record-number = «{ $given }» ليس عددًا صالحًا لـ { $key }؛ اكتبه بالأرقام
record-player = لا مقعد { $given } على طاولة لعدد { $seats }؛ تُعدّ المقاعد من 0
record-result = تقول الترويسة «{ $given }»، لكن النقلات تنتهي بـ «{ $played }»؛ صحّح أحدهما
record-after-end = انتهت اللعبة قبل هذا السطر؛ احذف ما بعده
record-line = «{ $given }» غير معروف؛ بعد ! يأتي M1 أو M2 أو M3 مع مقعد، أو M4 أو M5 أو M6 وحدها

our-ruling = قرارنا:
