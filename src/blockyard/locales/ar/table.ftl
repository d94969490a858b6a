# الطاولة: لمن الدور، وأدواتها، ونهاية اللعبة.

web-you = أنت
web-turn-yours = دورك
web-turn = الدور هنا
web-opponents = بقية اللاعبين
web-rest = ما تبقّى لدى { $who }
web-against = ضد { $who }
web-more = المزيد
web-say = تحدّث
web-move-by = { $who }:
web-notation = أظهر التدوين
web-keys = اختصارات لوحة المفاتيح
web-claim-soon = { $who }: انقطع الاتصال. يمكنك تسجيل الفوز بعد { $time }.
web-gone = غادر { $who }.
web-series = ألعابك ضد { $who }
web-wants-rematch = { $who }: طلب لعبة أخرى.
web-rematch-first = الدور الأول: { $who } ({ $colour }).
web-rematch-first-you = الدور الأول لك ({ $colour }).
web-awaits-rematch = في انتظار رد { $who }…
web-not-now = ليس الآن
web-declined-rematch = { $who }: ليس الآن، ربما لاحقًا.
web-invite-again = ادعُ { $who } مرة أخرى
web-invited-again = غادر { $who } الطاولة. دعوتك تنتظر هنا.
web-agree-draw = تعادل بالاتفاق
web-agree-draw-sure = هل يوافق الجميع؟
web-declined-draw = يفضّل { $who } متابعة اللعب.
web-declined-take-back = { $who }: لا، شكرًا. تبقى النقلة.
web-you-win-by = فزت بفارق { $points }
web-you-lose-by = خسرت بفارق { $points }
web-wins = { $count ->
    [one] فاز { $who }
    [two] فاز معًا: { $who }
    [few] فاز معًا: { $who }
    [many] فاز معًا: { $who }
   *[other] فاز معًا: { $who }
}
web-turning = نقلات حاسمة
web-ahead = أنت متقدم ↑
web-turning-point = { $number } · { $who }: { $mark ->
    [inaccuracy] ليست دقيقة
    [mistake] خطأ
   *[blunder] خطأ كبير
}
web-harder = أصعب: المستوى { $level }
web-easier = أسهل: المستوى { $level }
web-new-game = لعبة جديدة
web-back-to-now = ارجع إلى اللعبة
web-at-move = الوضع بعد النقلة { $number }
web-legend = الرموز
web-key-arrows = تنقّل على اللوحة
web-key-enter = اختر أو ضع
web-key-escape = اترك ما في يدك
web-key-rotate = أدر القطعة
web-key-rotate-back = أدرها في الاتجاه الآخر
web-key-flip = اقلب القطعة
web-key-next = خذ القطعة التالية
web-key-previous = خذ القطعة السابقة
web-key-tab = انتقل إلى الجزء التالي من الطاولة
web-key-help = أظهر هذه القائمة
