# اللعبة والسجلات والخيارات: ما هو واحد في كل الألعاب.

list-comma = { "، " }
sentence = { $text }.
chance = الصدفة

clause-M1 = انسحاب
clause-M2 = انتهاء الوقت
clause-M3 = مغادرة
clause-M4 = تعادل بالاتفاق
clause-M5 = لعبة متروكة
clause-M6 = إلغاء
clause-M7 = لعبة طويلة جدًا

event-M1 = انسحب { $who }.
event-M2 = انتهى وقت { $who }.
event-M3 = غادر { $who }.

result-won = { $count ->
    [one] فاز { $who }. { $title } ({ $clause }).
    [two] فاز معًا: { $who }. { $title } ({ $clause }).
    [few] فاز معًا: { $who }. { $title } ({ $clause }).
    [many] فاز معًا: { $who }. { $title } ({ $clause }).
   *[other] فاز معًا: { $who }. { $title } ({ $clause }).
}
result-draw = تعادل. { $title } ({ $clause }).
result-none = بلا نتيجة. { $title } ({ $clause }).

game-over = ابدأ لعبة جديدة أو راجع النقلات: انتهت هذه اللعبة
match-over = ابدأ لعبة جديدة أو راجع النقلات: انتهت هذه اللعبة
stale = انظر إلى اللوحة من جديد: كان ذلك للنقلة { $ply }، واللعبة الآن عند النقلة { $now }
no-hands-here = أرسل النقلة وحدها: حركة اليد لا تُحسب في هذه اللعبة
pick-up-again = ارفع من جديد: لم يعد الخادم يتابع، ولم يتغيّر شيء
nothing-to-pick-up = اختر أولًا ما تضعه: لا شيء ترفعه بعد
not-your-turn = انتظر لحظة: لم يحن دورك بعد
not-in-the-game = تابع المشاهدة: لم يعد هذا اللاعب في اللعبة
already-begun = انسحب أو اعرض التعادل: بدأت اللعبة، فلم يعد يمكن إلغاؤها
too-late-to-abandon = انسحب أو اعرض التعادل: لعب أحدكم دورين، فصارت اللعبة محسوبة
not-too-long = واصل اللعب: لا تنتهي اللعبة بالتعادل من نفسها إلا إذا طالت جدًا
nothing-to-take-back = العب نقلة أولًا: ليست لك بعدُ نقلة تتراجع عنها
nothing-revealed-goes-back = تابع من هنا: انكشف شيء منذ ذلك الحين، ولا رجوع عما انكشف
answer-first = وافق على العرض أو ارفضه أولًا
nothing-on-offer = قدّم عرضًا من عندك: لا عرض الآن لتجيب عنه

our-ruling = قرارنا:
