# الأمر blockyard admin لمن يدير خادمًا.

admin-person = { $name } ({ $kind })، المعرّف { $id }، منذ { $since }
admin-kind-guest = ضيف
admin-kind-account = حساب
admin-nobody = لا أحد هنا اسمه { $given }؛ جرّب جزءًا من الاسم
admin-guest = { $given } ضيف، وليس للضيوف اسم خاص بهم؛ احظره أو أسكته
admin-renamed = صار اسم { $old } هو { $name }. لا يستطيع أحد أخذ الاسم القديم مدة 90 يومًا.
admin-muted = لا يستطيع { $name } قول العبارات مدة { $days } أيام.
admin-unmuted = يستطيع { $name } قول العبارات من جديد.
admin-banned = أُخرج { $name } من كل الأجهزة ولا يستطيع الدخول مدة { $days } أيام.
admin-unbanned = يستطيع { $name } الدخول من جديد.
admin-void = لم تعد اللعبة { $table } تُحتسب؛ صُحّح { $count } من التصنيفات.
admin-voided = اللعبة { $table } لا تُحتسب من قبل
admin-no-report = لا يوجد بلاغ مفتوح { $number }؛ اعرض القائمة بالأمر blockyard admin reports
admin-closed = أُغلق البلاغ { $number }.
admin-no-reports = لا توجد بلاغات مفتوحة.
admin-report = { $number }. { $at }: { $name } (المعرّف { $id }): { $why }؛ الطاولة { $table }
admin-no-server = لا خادم يجيب على { $server } ({ $why })؛ اذكر عنوانه بعد ‎--server
