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

our-ruling = قرارنا:
