# الصفحات حول الطاولات: الأولى والردهة والحسابات والإعادة.

web-games = الألعاب
web-about = عن بلوكيارد
web-about-rules = كتيّب القواعد هو الحَكَم
    .text = حين لا تكون النقلة مسموحة، نقول لك أي قاعدة تمنعها وماذا يمكنك أن تفعل بدلًا منها. وحيث يسكت الكتيّب، نقول ماذا قررنا ولماذا.
web-about-everyone = مقعد للجميع
    .text = كل شيء بالعربية والعبرية والفرنسية والإنجليزية. وعلى كل قطعة علامة مع لونها، فلا يحتاج أحد إلى التمييز بين لونين.
web-about-free = برنامج حر، وهو لك
    .text = بلوكيارد برنامج حر برخصة MIT. اقرأه، وغيّره، وشغّله لأصدقائك، أو أضف لعبة من عندك.
web-footer = الألعاب ملك لمؤلفيها وناشريها، ولا صلة لبلوكيارد بهم.
web-no-script = يحتاج بلوكيارد إلى JavaScript. شغّله في المتصفح وأعد تحميل الصفحة.
web-with = مع من تلعب؟
web-with-computer = الحاسوب
web-with-friend = صديق، عبر رابط
web-with-screen = معًا على شاشة واحدة
web-with-anyone = أي أحد في الردهة
web-level = المستوى { $level }
web-players = اللاعبون
web-i-begin = أنا أبدأ
web-they-begin = اللاعب الآخر يبدأ
web-first-is-me = هذا أنا
web-rated = لعبة مصنّفة
web-options = خيارات القواعد
web-set-table = ابدأ اللعبة
web-clock-none = بلا ساعة
web-clock-move = دقيقة واحدة لكل نقلة
web-clock-fast = 5 دقائق + 3 ثوانٍ لكل نقلة
web-clock-calm = 15 دقيقة + 10 ثوانٍ لكل نقلة
web-clock-days = يومان لكل نقلة
web-waiting = تبدأ اللعبة حين يجلس الجميع.
web-invited = أنت مدعو! تفضّل بالجلوس.
web-sit = اجلس هنا
web-leave = غادر الطاولة
web-invite = ادعُ صديقًا
web-qr = رمز QR لرابط هذه الطاولة
web-copy-link = انسخ الرابط
web-copied = تم النسخ
web-share = شارك
web-my-games = ألعابك
web-open-tables = طاولات مفتوحة
web-no-open-tables = لا طاولات مفتوحة الآن. افتح واحدة، وقد ينضم إليك أحد.
web-watch = شاهد
web-look = افتح
web-place = المركز
web-player = اللاعب
web-rating = التصنيف
web-ratings = التصنيفات
web-games-played = الألعاب
web-games-count = { $count ->
    [zero] لا ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $count } ألعاب
    [many] { $count } لعبة
   *[other] { $count } لعبة
}
web-no-leaders = لا تصنيفات هنا بعد. العب لعبة مصنّفة لتحصل على تصنيف.
web-no-ratings = لا ألعاب مصنّفة بعد.
web-no-games = لا توجد ألعاب عامة.
web-step = خطوة
web-step-first = إلى البداية
web-step-back = خطوة إلى الوراء
web-step-on = خطوة إلى الأمام
web-step-last = إلى النهاية
web-start-of-game = بداية اللعبة
web-record = نزّل سجل اللعبة
web-analyse = ماذا كان الحاسوب سيلعب؟
web-review-value = تقييم الوضع من جهة { $who } هو { $value }؛ ‎+1 فوز و‎−1 خسارة.
web-review-drop = خفضت هذه النقلة تقييم { $who } من { $before } إلى { $after }؛ ‎+1 فوز و‎−1 خسارة.
web-review-proven = { $of ->
    [before] القيمة السابقة مثبتة.
   *[here] هذه القيمة مثبتة.
}
web-review-mark = { $mark ->
    [inaccuracy] ليست دقيقة.
    [mistake] خطأ.
   *[blunder] خطأ كبير.
}
web-review-better = { $count ->
    [0] كان الأفضل { $move }.
   *[other] كان الأفضل { $move }: { $reasons }.
}
web-review-odds = بدقّة يد كهذه يحدث ذلك في نحو { $percent }% من الحالات.
review-later = اطلب تلميحًا الآن: تحليل اللعبة يكون بعد نهايتها
nothing-to-think-about = اختر نقلة أخرى: ليس هنا قرار لأحد
web-review-waits = الحاسوب يفحص كل نقلة. يحتاج هذا إلى بعض الوقت.
web-review-stop = توقف
web-review-stopped = لا يوجد تحليل بعد.
web-review-again = حلّل اللعبة
web-review-graph = كيف سارت اللعبة: الأسهم تنتقل من نقلة إلى نقلة، وPage Down إلى النقلة الضعيفة التالية
web-review-weak = نقلات ضعيفة
web-review-none = لم يجد الحاسوب نقلات ضعيفة.
web-review-before = اعرض النقلة الأفضل
web-review-accuracy = الدقة
web-percent = { $percent }%
web-review-retry = اعثر على نقلة أفضل
web-review-retry-task = { $who }: اعثر على نقلة أفضل.
web-review-retry-good = أحسنت: هذه النقلة لا تفرّط في شيء.
web-review-retry-weak = { $move } أقل قيمة. جرّب نقلة أخرى.
web-review-retry-end = ارجع إلى التحليل
web-guest = تلعب ضيفًا باسم { $name }. بالحساب تجد ألعابك وتصنيفاتك على كل جهاز.
web-sign-up = أنشئ حسابًا
web-sign-in = تسجيل الدخول
web-recover = نسيت كلمة السر؟
web-sign-out = تسجيل الخروج
web-person-name = الاسم
web-password = كلمة السر
web-password-new = كلمة سر جديدة (8 أحرف على الأقل)
web-code = رمز الاستعادة
web-codes = رموز الاستعادة
web-codes-keep = اكتبها عندك. كل رمز يعيدك مرة واحدة إن نسيت كلمة السر، ولن تُعرض مرة أخرى.
web-this-device = هذا الجهاز
web-other-device = جهاز آخر
web-transfer = أنشئ رابطًا لجهاز آخر
web-transfer-use = افتحه على الجهاز الآخر في أقرب وقت؛ يعمل مرة واحدة فقط.
web-arrive = تابع هنا
web-arrive-what = هذا الرابط يسجّل دخولك على هذا الجهاز أيضًا، باسمك وألعابك وتصنيفاتك.
web-arrive-do = هذا أنا
web-profile = الملف الشخصي
web-since = عضو منذ { $date }
web-block = احظر هذا اللاعب
web-blocked = تم الحظر. لن تلتقيا بعد الآن.
blocked-here = اختر طاولة أخرى: أحد الجالسين هنا يفضّل ألا يلعب معك، أو أنت معه
web-export = نزّل بياناتي
web-forget = احذف حسابي
web-forget-sure = أتريد حذف الحساب؟ ستُحسب عليك ألعابك الجارية خسارة.
web-description = العب غوبلت وديبلوكل وبلوك آوت! وبلوكس في متصفحك: مع أصدقائك أو على شاشة واحدة أو ضد الحاسوب. مجانًا وبأربع لغات.
