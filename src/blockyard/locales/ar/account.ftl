# صفحة الحساب: الأجهزة وكلمة المرور والبوتات.

web-sessions = الأجهزة التي سجّلت الدخول منها
web-session-here = هذا الجهاز
web-session-unknown = جهاز أو برنامج غير معروف
web-session-used = آخر استعمال: { $date }
web-session-end = سجّل الخروج هناك
web-sessions-end = سجّل الخروج من بقية الأجهزة
web-password-change = غيّر كلمة السر
web-password-old = كلمة السر الحالية
web-password-changed = تم تغيير كلمة السر، وسُجّل خروج كل الأجهزة الأخرى.
web-bots = البوتات
web-bots-what = برامج تلعب بأسمائها. أنت مسؤول عنها.
web-bot-name = اسم البوت
web-bot-new = أضف بوتًا
web-bot-delete = احذف
web-token-new = أنشئ رمزًا جديدًا
web-token-keep = يُعرض هذا الرمز مرة واحدة. احفظه كما تحفظ كلمة السر:
web-token-end = ألغِ هذا الرمز
web-token = رمز بتاريخ { $date }
web-bot-of = بوت. المسؤول عنه: { $owner }.
web-bot-delete-sure = أتحذفه حقًّا؟ تبقى ألعابه ويُمحى اسمه.
