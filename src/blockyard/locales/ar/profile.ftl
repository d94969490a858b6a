# الملفات الشخصية والبحث في الألعاب المنتهية.

private-profile = افتح صفحة لاعب آخر: هذا اللاعب يحتفظ بنتائجه وألعابه لنفسه
no-opening = أضف نقلة أو دع الافتتاح: بعد هذه النقلات ليس الدور لأي لاعب
web-profile-won = فوز
web-profile-drawn = تعادل
web-profile-lost = خسارة
web-profile-streak = { $days ->
    [0] لا سلسلة بعد
    [one] يوم واحد
    [two] يومان متتاليان
    [few] { $days } أيام متتالية
    [many] { $days } يومًا متتاليًا
   *[other] { $days } يوم متتالٍ
}
web-profile-best = أطول سلسلة: { $days }
web-profile-days = آخر اثني عشر أسبوعًا: أيام فيها لعبة أو لغز
web-profile-weeks-ago = قبل 12 أسبوعًا
web-profile-today = اليوم
web-profile-history = تاريخ التصنيف
web-profile-best-rating = الأفضل: { $rating }
web-profile-table = في جدول
web-profile-date = التاريخ
web-profile-results = النتائج
web-profile-won-of = { $won } من { $games }
web-profile-accuracy = الدقة
web-profile-accuracy-mean = متوسط آخر الألعاب التي حُلّلت: { $percent }%
web-profile-accuracy-of = { $game }، { $date }: { $percent }%
web-profile-learnt = الألغاز والدروس
web-profile-puzzles = التصنيف في الألغاز
web-profile-tries = ألغاز جُرّبت
web-profile-in-a-row = أطول سلسلة
web-profile-tasks = { $solved } من { $tasks }
web-profile-private = ملف خاص
web-profile-private-more = لا يرى أحد غيرك تصنيفاتك ونتائجك وألعابك. الألعاب العامة تبقى عامة.
web-profile-closed = هذا اللاعب يحتفظ بنتائجه وألعابه لنفسه.
web-search-public = ألعاب عامة
web-search-found = الألعاب
web-search-player = اللاعب
web-search-opponent = الخصم
web-search-game = اللعبة
web-search-go = ابحث
web-search-more = خيارات أخرى
web-search-moves = النقلات الأولى
web-search-shortest = أقل عدد نقلات
web-search-longest = أكبر عدد نقلات
web-search-since = من
web-search-until = إلى
web-search-result = النتيجة
web-search-any = الكل
web-search-won = فوز
web-search-drawn = تعادل
web-search-lost = خسارة
web-search-people = مع أشخاص
web-search-reviewed = محلّلة
web-search-none = لم يُعثر على ألعاب.
web-search-range = { $first }–{ $last } من { $total }
web-search-previous = الصفحة السابقة
web-search-next = الصفحة التالية
web-search-moves-count = { $count ->
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
}
web-search-accuracy = الدقة: { $percent }%
web-search-download = نزّل الكل
