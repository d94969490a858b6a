# لوح التحليل.

web-analysis-page = حلّل
web-analysis-board = لوحة التحليل
web-analysis-how = العب ما تشاء من النقلات عن كل اللاعبين. ويعرض الحاسوب أفضل التتابعات أولًا بأول.
web-analysis-lines = أفضل التتابعات
web-analysis-show = أظهر أفضل التتابعات
web-analysis-stop = أوقف
web-analysis-depth = يبحث: العمق { $depth }
web-analysis-wins = الفوز: { $who }
web-analysis-proven = مُثبت
web-analysis-moves = النقلات
web-analysis-no-moves = لا نقلات بعد: العب نقلة على اللوحة.
web-analysis-start = البداية
web-analysis-back = إلى الخلف
web-analysis-forward = إلى الأمام
web-analysis-delete = احذف هذه النقلة
web-analysis-text = الوضع نصًّا
web-analysis-set-up = رتّب هذا الوضع
web-analysis-open = افتح لعبة
web-analysis-paste = ألصق لعبة هنا أو اختر ملفًا
web-analysis-open-it = افتح
web-analysis-download = نزّل
web-analysis-link = انسخ الرابط
web-analysis-picture = احفظ صورة
web-analysis-comment = تعليق على هذه النقلة
web-analysis-from-here = حلّل من هنا
not-a-game-file = اختر ملفًّا أو نصًّا فيه لعبة، كلعبة نُزّلت من هنا
web-analysis-place = { $place ->
    [one] التالي في الطابور
    [two] مكانك في الطابور: { $place }
    [few] مكانك في الطابور: { $place }
    [many] مكانك في الطابور: { $place }
   *[other] مكانك في الطابور: { $place }
}
not-a-position = راجع كتابة الوضع: يُكتب وضع البداية مثلًا هكذا: { $example }
web-analysis-play = العب من هنا
web-analysis-against = الخصم
web-analysis-edit = عدّل الوضع
web-analysis-edit-how = اختر أداة ثم مربعات على اللوحة.
web-analysis-edit-ready = يمكن اللعب من هذا الوضع.
web-analysis-edit-done = استخدم هذا الوضع
web-analysis-edit-leave = إلغاء
edit-erase = أزِل
edit-turn = بدّل الدور
edit-clear = لوحة فارغة
no-editor = اكتب هذا الوضع نصًّا: ليس لهذه اللعبة محرّر أوضاع
no-such-tool = اختر إحدى هذه الأدوات، { $tools }: لا توجد أداة باسم { $given }
no-such-square = اختر مربعًا على اللوحة: لا يوجد مربع باسم { $given }
no-such-format = اختر أحد أنواع الملفات هذه، { $kinds }: لا يمكن حفظ هذه اللعبة بصيغة { $given }
web-analysis-exact = محلول: كل تتابع بُحث حتى نهايته
web-analysis-exact-show = أظهر النقلات المحلولة
web-analysis-exact-none = لم تُحل أي نقلة هنا بعد.
web-analysis-exact-part = نقلات محلولة: { $count } من { $legal }
web-analysis-exact-value = { $value ->
    [1] فوز
    [0] تعادل
   *[other] خسارة
}
web-analysis-exact-in = { $value ->
    [1] فوز في { $turns }
   *[other] خسارة في { $turns }
}
web-analysis-name = اسم هذا التتابع
web-analysis-undo = تراجع
web-analysis-deleted = حُذف التتابع.
web-openings = الافتتاحات
web-openings-show = أظهر
web-openings-hide = أخفِ
web-openings-none = لم تستمر أي لعبة من هنا.
web-openings-games = للحاسوب: { $computer }، عامة: { $public }
web-openings-result = فوز { $won }%، تعادل { $drawn }%، خسارة { $lost }%
web-openings-search = ألعاب عامة فيها هذا الوضع
web-analysis-threats = التهديدات
web-analysis-threats-of = لو كان الدور الآن على: { $who }
