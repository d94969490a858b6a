# الألغاز: صفحتها ومواضيعها وما يطلبه كل موضوع.

web-puzzles = ألغاز
web-puzzle-of-the-day = لغز اليوم
puzzle-theme-win-1 = فوز فوري
puzzle-theme-win-2 = فوز في دورين
puzzle-theme-win-3 = فوز في ثلاثة أدوار
puzzle-theme-escape = النجاة
puzzle-theme-only-move = النقلة الوحيدة
puzzle-theme-winning-placement = القطعة الفائزة
puzzle-theme-last-squares = المربعات الأخيرة
puzzle-theme-shut-out = سد الطريق
puzzle-theme-block = احتلال الزاوية
puzzle-theme-slip-past = التسلل
puzzle-theme-open-corners = فتح الزوايا
puzzle-theme-best-placement = أفضل وضع للقطعة
puzzle-theme-all = كل المواضيع
puzzle-goal-win-1 = فز بهذه النقلة.
puzzle-goal-win-2 = فز في دورين.
puzzle-goal-win-3 = فز في ثلاثة أدوار.
puzzle-goal-escape = خصمك على وشك الفوز: اعثر على المخرج الوحيد.
puzzle-goal-only-move = كل النقلات خاسرة إلا واحدة: اعثر عليها.
puzzle-goal-winning-placement = مكان واحد فقط يفوز: اعثر عليه.
puzzle-goal-last-squares = استفد من المربعات الأخيرة إلى أقصى حد.
puzzle-goal-shut-out = لا تترك للون آخر مكانًا يضع فيه.
puzzle-goal-block = احتل الزاوية التي يحتاجها خصمك.
puzzle-goal-slip-past = تسلل متجاوزًا خصمك.
puzzle-goal-open-corners = افتح زوايا جديدة.
puzzle-goal-best-placement = اعثر على أفضل مكان.
puzzle-to-move = الدور: { $side }. { $goal }
puzzle-wrong = ليس تمامًا. جرب نقلة أخرى.
puzzle-right = صحيح حتى الآن. تابع!
puzzle-solved = صحيح!
puzzle-shown = هذا هو الحل.
puzzle-next = اللغز التالي
puzzle-again = حاول من جديد
puzzle-hint = تلميح
puzzle-show = اعرض الحل
puzzle-analyse = تحليل
puzzle-rating = تصنيفك في الألغاز
puzzle-rated-once = يتغير تصنيفك مرة واحدة عند المحاولة الأولى. والتلميح يقلل التغيير إلى النصف.
puzzle-already-rated = سبق أن حللته: تصنيفك يبقى كما هو.
puzzle-hardness = تصنيف اللغز: { $rating }
puzzle-days = { $days ->
    [zero] { $days } يوم على التوالي
    [one] يوم واحد على التوالي
    [two] يومان على التوالي
    [few] { $days } أيام على التوالي
    [many] { $days } يومًا على التوالي
   *[other] { $days } يوم على التوالي
}
puzzle-days-none = حل لغزًا كل يوم لتبني برجًا.
puzzle-streak = ألغاز محلولة على التوالي: { $streak }
puzzle-streak-best = الأفضل حتى الآن: { $best }
no-such-puzzle = اختر لغزًا آخر: لا يوجد لغز باسم «{ $given }»
no-such-theme = اختر واحدًا من هذه المواضيع، { $themes }: لا يوجد موضوع باسم «{ $given }»
no-puzzles = اختر لعبة أخرى: لا توجد ألغاز بعد: { $game }
