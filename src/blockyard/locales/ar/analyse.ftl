# لوح التحليل.

web-analysis-page = تحليل
web-analysis-board = لوح التحليل
web-analysis-how = العب ما تشاء من النقلات عن كل اللاعبين. ويعرض الحاسوب أفضل التتابعات أولًا بأول.
web-analysis-lines = أفضل التتابعات
web-analysis-show = أظهر أفضل التتابعات
web-analysis-stop = أوقف
web-analysis-depth = يبحث: العمق { $depth }
web-analysis-wins = الفوز: { $who }
web-analysis-proven = مُثبت
web-analysis-moves = النقلات
web-analysis-no-moves = لا نقلات بعد: العب نقلة على اللوح.
web-analysis-start = البداية
web-analysis-back = إلى الخلف
web-analysis-forward = إلى الأمام
web-analysis-delete = احذف هذه النقلة
web-analysis-text = الوضع نصًّا
web-analysis-set-up = رتّب هذا الوضع
web-analysis-open = افتح لعبة
web-analysis-paste = ألصق لعبة هنا أو اختر ملفًا
web-analysis-open-it = افتح
web-analysis-download = تنزيل
web-analysis-link = انسخ الرابط
web-analysis-comment = تعليق على هذه النقلة
web-analysis-from-here = حلل من هنا
not-a-game-file = اختر ملفًّا أو نصًّا فيه لعبة، كلعبة نُزّلت من هنا
web-analysis-place = { $place ->
    [one] التالي في الطابور
    [two] مكانك في الطابور: { $place }
    [few] مكانك في الطابور: { $place }
    [many] مكانك في الطابور: { $place }
   *[other] مكانك في الطابور: { $place }
}
not-a-position = راجع كتابة الوضع: يُكتب وضع البداية مثلًا هكذا: { $example }
