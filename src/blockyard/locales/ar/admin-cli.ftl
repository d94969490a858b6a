# الأمر blockyard admin لمن يدير خادمًا.

admin-person = { $name } ({ $kind })، المعرّف { $id }، منذ { $since }
admin-kind-guest = ضيف
admin-kind-account = حساب
admin-nobody = جرّب جزءًا من الاسم: لا أحد هنا اسمه { $given }
admin-guest = احظره أو أوقف عباراته: { $given } ضيف، وليس للضيوف أسماء خاصة بهم
admin-renamed = صار اسم { $old } الآن { $name }. لا يستطيع أحد أخذ الاسم القديم مدة 90 يومًا.
admin-muted = أُوقفت عبارات { $name } مدة { $days ->
    [one] يوم واحد
    [two] يومين
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
}.
admin-unmuted = عادت عبارات { $name }.
admin-banned = سُجّل خروج { $name } من كل الأجهزة، والدخول ممنوع مدة { $days ->
    [one] يوم واحد
    [two] يومين
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
}.
admin-unbanned = يمكن الآن تسجيل الدخول باسم { $name } من جديد.
admin-void = لم تعد اللعبة { $table } تُحتسب. عدد التصنيفات المصحّحة: { $count }.
admin-voided = لا حاجة إلى شيء: اللعبة { $table } مستبعدة من التصنيفات من قبل
admin-no-report = اعرض القائمة بالأمر blockyard admin reports: لا يوجد بلاغ مفتوح رقمه { $number }
admin-closed = أُغلق البلاغ { $number }.
admin-no-reports = لا توجد بلاغات مفتوحة.
admin-report = { $number }. { $at }: { $name } (المعرّف { $id }): { $why }؛ الطاولة { $table }
admin-no-server = اذكر عنوان الخادم بالخيار ‎--server: لا خادم يجيب على { $server } ({ $why })

usage-admin = إدارة خادم: الأشخاص والألعاب والبلاغات.
usage-find = البحث عن أشخاص بالاسم أو المعرّف.
usage-rename = تغيير اسم حساب.
usage-mute = إيقاف عبارات شخص.
usage-ban = إغلاق حساب: تنتهي جلساته وتُحسب ألعابه الجارية انسحابًا.
usage-void = إخراج لعبة من كل التصنيفات.
usage-reports = عرض البلاغات المفتوحة.
usage-log = عرض آخر ما فعله المديرون.
usage-queues = عرض ما يشغل خادمًا يعمل.
usage-param-who = اسم شخص أو معرّفه.
usage-param-new = الاسم الجديد.
usage-param-days = عدد الأيام؛ 0 للإلغاء.
usage-param-table = معرّف طاولة.
usage-param-close = إغلاق البلاغ ذي هذا الرقم.
usage-param-many = العدد.
usage-param-server = عنوان الخادم.
usage-param-database = عنوان قاعدة البيانات، مثل ‎postgresql+asyncpg://…
usage-name-who = شخص
usage-name-new = اسم-جديد
usage-name-table = طاولة
