# The lobby: opponents, open tables, games to watch, invitations; and the name of a guest.

web-looking = { $count ->
    [one] لاعب واحد يبحث عن لعبة
    [two] لاعبان يبحثان عن لعبة
    [few] { $count } لاعبين يبحثون عن لعبة
    [many] { $count } لاعبًا يبحثون عن لعبة
   *[other] { $count } لاعب يبحثون عن لعبة
}
web-find = ابحث عن خصم
web-find-how = اختر لعبة. القرعة تحدد من يبدأ.
web-waiting-here = { $count ->
    [one] واحد ينتظر
    [two] اثنان ينتظران
    [few] { $count } ينتظرون
    [many] { $count } ينتظرون
   *[other] { $count } ينتظرون
}
web-nobody-waiting = لا أحد ينتظر
web-looking-now = نبحث…
web-finding = نبحث عن خصم: { $title }
web-meanwhile = العب مع { character }
web-place-kept = العب مع { character } ريثما نجد خصمًا. مكانك محفوظ، ولعبتك أيضًا.
web-stop-finding = إلغاء
web-found = لعبتك تبدأ: { $title }
web-found-who = على الطاولة: { $players }.
web-found-kept = هذه اللعبة محفوظة؛ تجدها بين ألعابك.
web-found-go = اذهب إلى الطاولة
web-knock = وجدنا لك خصمًا للعبة { $title }: { $who }
web-knock-time = أمامك { $count ->
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $count } ثوانٍ
    [many] { $count } ثانية
   *[other] { $count } ثانية
} للموافقة.
web-knock-accept = العب
web-knock-decline = ليس الآن
web-knock-asked = وجدنا خصمًا: { $who }
web-knock-asked-how = ننتظر الموافقة، وتبدأ اللعبة فور وصولها.
web-knock-declined = هذا اللاعب غير متفرغ الآن؛ ما زلنا نبحث.
web-knock-missed = هل تبحث من جديد؟ انتهى وقت الموافقة وتوقف البحث: { $title }
web-knock-again = ابحث من جديد
web-live-games = ألعاب جارية
web-good-games = ألعاب تستحق المشاهدة
web-no-live-games = لا ألعاب عامة الآن. هذه ألعاب جيدة لُعبت من قبل.
web-watching = { $count ->
    [one] متفرج واحد
    [two] متفرجان
    [few] { $count } متفرجين
    [many] { $count } متفرجًا
   *[other] { $count } متفرج
}
web-with-others = { $who } + { $count }
web-join = انضم
web-join-game = انضم: { $title }، { $players }
web-free-seats = { $count ->
    [one] مقعد شاغر
    [two] مقعدان شاغران
    [few] { $count } مقاعد شاغرة
    [many] { $count } مقعدًا شاغرًا
   *[other] { $count } مقعد شاغر
}
web-create-table = افتح طاولة
web-invite-how = رابط واحد للعبة واحدة: من يفتحه يلعب معك.
web-invite-make = أنشئ الرابط
web-invite-other = رابط آخر
web-invite-waits = سنخبرك حالما يجلس أحد.
web-scan = امسح الرمز بهاتف، أو أرسل الرابط.
web-address = العنوان
web-which-game = اللعبة
web-name-ask = بأي اسم نناديك؟
web-name-why = يرى اللاعبون على طاولتك هذا الاسم. نسأل مرة واحدة فقط.
web-name-some = ما رأيك في
web-name-take = تابع
web-name-later = تابع باسم { $name }
web-name-change = غيّر الاسم
account-named = أنشئ حسابًا آخر لتلعب باسم آخر: اسم حسابك { $name }
name-suggestions = نورس, زيتون, مرجان, لؤلؤ, ياسمين, زعتر, رمان, سنونو, نعناع, زنبق, شهاب, قرفة, نرجس, ليمون, بندق, غزال
