# إعداد طاولة والجلوس إليها.

no-such-game = لا توجد لعبة باسم { $given }؛ اختر من: { $games }
no-such-option = ليس في هذه اللعبة خيار باسم { $option }؛ خياراتها: { $options }
no-such-value = الخيار { $option } لا يقبل القيمة { $given }؛ اختر من: { $values }
no-such-seats = عدد اللاعبين { $given } لا يناسب هذه اللعبة؛ اختر من: { $seats }
start-disagrees = وضع البداية محدد على { $name } { $start } لكن المطلوب { $given }؛ غيّر أحدهما ليتوافقا
no-such-level = لا يوجد مستوى { $given }؛ اختر من { $first } إلى { $last }
bots-unmeasured = لم تُظهر المباريات بعد قوة الحاسوب في هذا المستوى من هذه اللعبة؛ اختر مستوى آخر أو العب مباراة ودية
table-full = كل المقاعد مشغولة؛ يمكنك المشاهدة أو تجهيز طاولة جديدة
chair-taken = المقعد { $seat } مشغول؛ اختر مقعدًا آخر
already-seated = لك مقعد على هذه الطاولة
not-seated = ليس لك مقعد على هذه الطاولة
guests-play-casual = الألعاب المصنّفة لأصحاب الحسابات؛ أنشئ حسابًا أو العب لعبة ودّية
rated-one-seat-each = في اللعبة المصنّفة لكل لاعب مقعد واحد؛ اختر لعبة ودّية لتتشاركوا الشاشة
chair-for-you = ليس لك مقعد على هذه الطاولة؛ احتفظ بواحد
no-such-chair = لا يكون المقعد { $given }؛ اختر me أو open أو من bot:1 إلى bot:9
record-later = ما زال في هذه اللعبة شيء مخفي؛ يمكن أخذ السجل حين تنتهي
no-such-page = لا شيء هنا؛ عد إلى الصفحة الأولى
client-not-built = لم تُبنَ صفحة المتصفح؛ شغّل make في مجلد Blockyard أو العب بالأمر blockyard play
