# الصفحة الأولى من الموقع.

web-title = بلوكيارد: أربع ألعاب مكعبات
web-name = بلوكيارد
web-language = اللغة

web-headline = أربع ألعاب مكعبات على طاولة واحدة
web-lead = ابتلع أو اقلب أو كدّس أو تسلّل من زاوية: غوبلت وديبلوكل وبلوك أاوت! وبلوكس، كما تنص كتيّبات قواعدها تمامًا.

web-games = الألعاب

card-blockout = بلوك أاوت!
    .about = العب بطاقة، وأضف مكعبًا، وعُدّ إلى ثلاثة. من يضع مكعبه على وجهه المسطّح يترك للاعب التالي وجهًا محدّبًا.
    .players = من لاعبين إلى 6 لاعبين
    .age = من عمر 6 سنوات
    .time = 20 دقيقة فأكثر

card-blokus = بلوكس دو
    .about = كل قطعة جديدة تلامس إحدى قطعك بزاوية، ولا تلامس قطعك بضلع أبدًا. يفوز من يجد مكانًا لمربعات أكثر.
    .players = لاعبان
    .age = من عمر 7 سنوات
    .time = من 10 إلى 15 دقيقة

card-deblockle = ديبلوكل
    .about = دحرج مكعبًا على حرفه، ثم اقفز كما يأمر الرمز الذي صار في الأعلى. أول من يُخرج كل مكعباته من اللوحة يفوز.
    .players = لاعبان
    .age = من عمر 8 سنوات
    .time = نحو 20 دقيقة

card-gobblet = غوبلت
    .about = أظهر أربعة أكواب على خط واحد. الكوب الكبير يبتلع الصغير، فتذكّر من يختبئ تحت من.
    .players = لاعبان
    .age = من عمر 7 سنوات
    .time = من 10 إلى 20 دقيقة

web-about = ما هو بلوكيارد
web-about-rules = كتيّب القواعد هو الحَكَم
    .text = حين لا تكون النقلة مسموحة، تقرأ أي قاعدة تمنعها وماذا يمكنك أن تفعل بدلًا منها. وحيث يسكت الكتيّب، نقول ماذا قررنا ولماذا.
web-about-everyone = مقعد للجميع
    .text = كل شيء بالعربية والعبرية والفرنسية والإنجليزية. وعلى القطع علامات لا ألوان فحسب، فلا يحتاج أحد إلى التمييز بين لونين.
web-about-free = حر، وهو لك
    .text = بلوكيارد برنامج حر برخصة MIT. اقرأه، وغيّره، وشغّله لأصدقائك، أو أضف لعبة خامسة.

web-footer = الألعاب ملك لمؤلفيها وناشريها، ولا صلة لبلوكيارد بهم.

web-skip = إلى محتوى الصفحة
web-pages = الصفحات
web-home = إلى الألعاب
web-close = إغلاق
web-no-page = لا توجد صفحة كهذه هنا. ربما قُطع الرابط.
web-refused = لم ينجح ذلك ({ $reason }). أعد تحميل الصفحة وحاول مرة أخرى.
web-no-connection = الخادم لا يجيب؛ تحقق من اتصالك وحاول مرة أخرى
web-not-found = هذا ليس هنا، أو لم يعد هنا؛ تحقق من الرابط
web-theme-auto = المظهر: كما في الجهاز
web-theme-light = المظهر: فاتح
web-theme-dark = المظهر: داكن

web-play-now = العب الآن
web-play-computer = ضد الحاسوب
web-play-friend = صديق
web-play-screen = شاشة واحدة
web-lobby = الردهة
web-leaders = لوائح الترتيب
web-account = الحساب
web-rules = القواعد

web-with = مع من تلعب؟
web-with-computer = الحاسوب
web-with-friend = صديق، برابط
web-with-screen = معًا على شاشة واحدة
web-with-anyone = أي أحد في الردهة
web-level = المستوى { $level }
web-players = اللاعبون
web-i-begin = أنا أبدأ
web-rated = لعبة مصنّفة
web-set-table = جهّز الطاولة
web-clock = الساعة
web-clock-none = بلا ساعة
web-clock-move = دقيقة لكل نقلة
web-clock-fast = 5 دقائق، و3 ثوانٍ لكل نقلة
web-clock-calm = 15 دقيقة، و10 ثوانٍ لكل نقلة
web-clock-days = يومان لكل نقلة

web-setting-the-table = نجهّز الطاولة …
web-waiting = تبدأ اللعبة حين يجلس الجميع.
web-invited = أنت مدعو. اجلس من فضلك.
web-open-chair = بانتظار أحدهم
web-sit = اجلس هنا
web-leave = غادر الطاولة
web-invite = ادعُ صديقًا
web-qr = رمز QR لرابط هذه الطاولة
web-copy-link = انسخ الرابط
web-copied = نُسخ
web-share = شارك

web-computer = الحاسوب، المستوى { $level }
web-away = غائب
web-your-turn = حان دورك.
web-your-turn-title = دورك: { $title }
web-to-play = الدور على { $who }.
web-luck = الحظ يقرر …
web-on-its-way = في الطريق …
web-reconnecting = انقطع الاتصال. نحاول استعادته؛ لعبتك محفوظة.
web-skipped = لا نقلة متاحة لـ{ $who }، فيُتخطى الدور.
web-taken-back = استُرجعت.
web-says = { $who } يقول: { $text }
web-thinking = الحاسوب يفكر …
web-show-rule = اعرض القاعدة { $clause }

web-controls = ما يمكنك فعله
web-moves = النقلات
web-no-moves = لم تُلعب أي نقلة بعد.
web-hint = تلميح
web-take-back = استرجاع
web-flip = أدر اللوحة
web-sound-on = شغّل الصوت
web-sound-off = أوقف الصوت
web-call-me = نادِني حين يأتي دوري
web-phrases = قل شيئًا
web-offer-draw = اعرض التعادل
web-resign = انسحاب
web-resign-sure = انسحاب حقًا؟
web-claim = لقد غادروا: احسب اللعبة لي
web-agree = موافق
web-decline = لا، شكرًا
web-offers-draw = { $who } يعرض التعادل.
web-offers-take-back = { $who } يود استرجاع نقلة.
web-rematch = العب ثانية
web-to-rematch = إلى اللعبة التالية

web-you-win = فزت!
web-you-lose = خسرت
web-drawn = تعادل
web-no-result = بلا نتيجة
web-game-over = انتهت اللعبة
web-look-at-board = انظر إلى اللوحة
web-replay = إعادة العرض

web-curtain = التالي { $who }. سلّم الشاشة؛ لا يُعرض شيء قبل ذلك.
web-curtain-open = أنا { $who }

web-pair = العب مع أحدهم الآن
web-my-games = ألعابك
web-open-tables = طاولات مفتوحة
web-no-open-tables = لا طاولة تنتظر. جهّز واحدة، وقد يأتي أحد.
web-watch = شاهد
web-look = إلى هناك
web-sit-down = اجلس

web-place = المركز
web-player = اللاعب
web-rating = التصنيف
web-ratings = التصنيفات
web-games-played = الألعاب
web-games-count = { $count ->
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $count } ألعاب
   *[other] { $count } لعبة
}
web-no-leaders = لا تصنيف لأحد هنا بعد. الألعاب المصنّفة تجلبه.
web-no-ratings = لا ألعاب مصنّفة بعد.
web-no-games = لا ألعاب يراها الجميع.

web-step = خطوة
web-step-first = إلى البداية
web-step-back = خطوة إلى الوراء
web-step-on = خطوة إلى الأمام
web-step-last = إلى النهاية
web-start-of-game = بداية اللعبة
web-record = خذ السجل معك

web-guest = تلعب ضيفًا باسم { $name }. الحساب يحفظ ألعابك وتصنيفاتك على كل جهاز.
web-sign-up = أنشئ حسابًا
web-sign-in = الدخول
web-recover = نسيت؟
web-sign-out = الخروج
web-person-name = الاسم
web-password = كلمة السر
web-password-new = كلمة سر جديدة، ثمانية أحرف أو أكثر
web-code = رمز الاستعادة
web-codes = رموز الاستعادة الخاصة بك
web-codes-keep = اكتبها عندك. كل رمز يعيدك مرة واحدة إن نسيت كلمة السر، ولن تُعرض ثانية.
web-this-device = هذا الجهاز
web-solid-on = ارسم اللوحات مجسمة، لوحة في الفضاء
web-solid-off = ارسم اللوحات مسطحة، لوحة بلا عمق
web-other-device = جهاز آخر
web-transfer = أنشئ رابطًا لجهاز آخر
web-transfer-use = افتحه قريبًا على الجهاز الآخر؛ يعمل مرة واحدة.
web-arrive = تابع هنا
web-arrive-what = هذا الرابط يجعل هذا الجهاز لك أيضًا، باسمك وألعابك وتصنيفاتك.
web-arrive-do = هذا أنا
web-profile = الملف الشخصي
web-since = هنا منذ { $date }
web-block = لا تلعب معهم ثانية
web-blocked = لن تلتقوا ثانية.
web-export = خذ بياناتي معي
web-forget = احذف حسابي
web-forget-sure = حذف حقًا؟ الألعاب الجارية تضيع
