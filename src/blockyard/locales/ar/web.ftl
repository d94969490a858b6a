# الموقع: كل صفحة والطاولات.

web-title = بلوكيارد: ست ألعاب لوحية
web-name = بلوكيارد
web-language = اللغة
web-skip = تخطَّ إلى محتوى الصفحة
web-pages = الصفحات
web-home = كل الألعاب
web-close = إغلاق
web-no-page = هذه الصفحة غير موجودة. ربما قُطع الرابط.
web-refused = لم ينجح ذلك. أعد تحميل الصفحة وحاول مرة أخرى.
web-no-connection = تحقق من اتصالك وحاول مرة أخرى: تعذّر الوصول إلى الخادم
web-not-found = تحقق من الرابط: لم نجد هذا
web-theme-auto = المظهر: كما في الجهاز
web-theme-light = المظهر: فاتح
web-theme-dark = المظهر: داكن
web-puzzles = ألغاز
web-learn-page = تعلّم
web-lobby = الردهة
web-leaders = المتصدرون
web-account = الحساب
web-rules = القواعد
web-clock = الساعة
web-setting-the-table = نفتح الطاولة…
web-open-chair = بانتظار لاعب
character = { $level ->
    [1] بيبو
    [2] لومي
    [3] تام
    [4] كودا
    [5] ميلو
    [6] دارا
    [7] زينو
    [8] نوفا
   *[9] أطلس
}
web-computer = الحاسوب، المستوى { $level }
web-away = غائب
web-your-turn = حان دورك!
web-your-turn-title = دورك: { $title }
web-to-play = دور { $who }.
web-luck = نترك الأمر للصدفة…
web-on-its-way = جارٍ الإرسال…
web-reconnecting = انقطع الاتصال. نحاول استعادته… لعبتك محفوظة.
web-skipped = لا نقلة متاحة أمام { $who }؛ ينتقل الدور.
web-taken-back = تم التراجع عن النقلة.
web-says = { $who } يقول: { $text }
web-thinking = الحاسوب يفكر…
web-show-rule = القاعدة { $clause }
web-controls = ما يمكنك فعله
web-moves = النقلات
web-no-moves = لم تُلعب أي نقلة بعد.
web-hint = تلميح
web-take-back = تراجع
web-flip = أدر اللوحة
web-sound-on = شغّل الصوت
web-sound-off = أوقف الصوت
web-call-me = نبّهني حين يأتي دوري
web-solid-on = لوحة مجسّمة
web-solid-off = لوحة مسطّحة
web-phrases = قل شيئًا
web-offer-draw = اعرض التعادل
web-resign = انسحب
web-resign-sure = أتريد الانسحاب حقًّا؟
web-claim = سجّل الفوز لي
web-agree = موافق
web-decline = لا، شكرًا
web-offers-draw = عرض تعادل من { $who }.
web-offers-take-back = { $who } يود التراجع عن نقلة.
web-rematch = العب مرة أخرى
web-to-rematch = انتقل إلى اللعبة التالية
web-you-win = فزت!
web-you-lose = خسرت
web-drawn = تعادل
web-no-result = بلا نتيجة
web-game-over = انتهت اللعبة
web-look-at-board = اعرض اللوحة
web-replay = إعادة العرض
web-review = تحليل اللعبة
web-curtain = سلّم الشاشة إلى { $who }. تبقى اللوحة مخفية حتى ذلك الحين.
web-curtain-open = أنا { $who }
web-unknown = أعد تحميل الصفحة لتقرأ هذا.
web-hint-told = { $count ->
    [0] تلميح: { $move }.
   *[other] تلميح: { $move } – { $reasons }.
}
web-asked = { $who }: { $text }
