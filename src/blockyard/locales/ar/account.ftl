# صفحة الحساب: الأجهزة وكلمة المرور والبوتات.

web-sessions = الأجهزة المتصلة
web-session-here = هذا الجهاز
web-session-unknown = برنامج أو جهاز آخر
web-session-used = آخر استعمال { $date }
web-session-end = قطع الاتصال
web-sessions-end = قطع اتصال البقية
web-password-change = تغيير كلمة المرور
web-password-old = كلمة المرور الحالية
web-password-changed = تغيّرت كلمة المرور. خرجت كل الأجهزة الأخرى.
web-bots = البوتات
web-bots-what = برامج تلعب بأسمائها. أنت مسؤول عنها.
web-bot-name = اسم البوت
web-bot-new = إضافة بوت
web-bot-delete = حذف
web-token-new = رمز جديد
web-token-keep = يُعرض هذا الرمز مرة واحدة. احفظه كما تحفظ كلمة المرور:
web-token-end = إلغاء هذا الرمز
web-token = رمز بتاريخ { $date }
web-bot-of = بوت. المسؤول عنه: { $owner }.
web-bot-delete-sure = أتحذفه حقًّا؟ تبقى ألعابه ويُمحى اسمه.
