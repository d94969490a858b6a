# الصفحات حول الطاولات: الأولى والردهة والحسابات والإعادة.

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
web-no-script = يحتاج الموقع إلى JavaScript. شغّله في المتصفح وأعد تحميل الصفحة.
web-play-now = العب الآن
web-play-computer = ضد الحاسوب
web-play-friend = صديق
web-play-screen = شاشة واحدة
web-with = مع من تلعب؟
web-with-computer = الحاسوب
web-with-friend = صديق، برابط
web-with-screen = معًا على شاشة واحدة
web-with-anyone = أي أحد في الردهة
web-level = المستوى { $level }
web-players = اللاعبون
web-i-begin = أنا أبدأ
web-rated = لعبة مصنّفة
web-options = خيارات القواعد
web-set-table = جهّز الطاولة
web-clock-none = بلا ساعة
web-clock-move = دقيقة لكل نقلة
web-clock-fast = 5 دقائق، و3 ثوانٍ لكل نقلة
web-clock-calm = 15 دقيقة، و10 ثوانٍ لكل نقلة
web-clock-days = يومان لكل نقلة
web-waiting = تبدأ اللعبة حين يجلس الجميع.
web-invited = أنت مدعو. اجلس من فضلك.
web-sit = اجلس هنا
web-leave = غادر الطاولة
web-invite = ادعُ صديقًا
web-qr = رمز QR لرابط هذه الطاولة
web-copy-link = انسخ الرابط
web-copied = نُسخ
web-share = شارك
web-pair = العب مع أحدهم الآن
web-my-games = ألعابك
web-open-tables = طاولات مفتوحة
web-no-open-tables = لا طاولة تنتظر. جهّز واحدة، وقد يأتي أحد.
web-more-tables = عرض طاولات أقدم
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
web-analyse = ماذا كان الحاسوب سيلعب؟
web-review-value = يساوي الوضع { $value } عند { $who }؛ ‎+1 فوز و‎−1 خسارة.
web-review-drop = عند { $who } نزلت النقلة من { $before } إلى { $after }؛ ‎+1 فوز و‎−1 خسارة.
web-review-mark = { $mark ->
    [inaccuracy] ليست دقيقة.
    [mistake] خطأ.
   *[blunder] خطأ كبير.
}
web-review-better = { $count ->
    [0] كان الأفضل { $move }.
   *[other] كان الأفضل { $move }: { $reasons }.
}
web-review-odds = بهذه اليد يحدث ذلك { $percent } مرة من كل مئة.
review-later = تُراجَع المباراة بعد نهايتها؛ اطلب تلميحًا في هذه الأثناء
nothing-to-think-about = ليس هنا قرار لأحد؛ اختر نقلة أخرى
web-review-waits = الحاسوب ينظر في كل نقلة. هذا يحتاج إلى بعض الوقت.
web-review-stop = توقف
web-review-stopped = لا يوجد تحليل بعد.
web-review-again = حلل اللعبة
web-review-graph = كيف سارت اللعبة: مفاتيح الأسهم تنتقل من نقلة إلى نقلة، وPage Down إلى النقلة الضعيفة التالية
web-review-weak = نقلات ضعيفة
web-review-none = لم يجد الحاسوب شيئًا منها.
web-review-before = اعرض النقلة الأفضل
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
blocked-here = أحد الجالسين إلى هذه الطاولة يفضّل ألا يلعب معك، أو العكس؛ اختر طاولة أخرى
web-export = خذ بياناتي معي
web-forget = احذف حسابي
web-forget-sure = حذف حقًا؟ الألعاب الجارية تضيع
