# The server at the command line.

database-newer = صيغة قاعدة البيانات { $found }، وهذا الإصدار يعرف الصيغ حتى { $known }؛ ثبّت إصدارًا أحدث من Blockyard
database-unready = لا يمكن استعمال قاعدة البيانات الآن: { $why }؛ راجع ‎--data أو ‎--database ثم شغّل من جديد
no-such-database = لا توجد قاعدة بيانات في { $file }؛ حدّد مجلدها بالخيار ‎--data
copy-failed = لم تُنسخ قاعدة البيانات إلى { $file }: { $why }؛ أفسح مكانًا هناك أو اختر مكانًا آخر
no-free-port = لا منفذ متاحًا من { $port } إلى { $last }؛ اختر غيرها بالخيار ‎--port
serve-port-taken = المنفذ { $port } مشغول، فيعمل Blockyard على المنفذ { $free }.
serve-address = ‏Blockyard على العنوان { $url }
serve-stop = للإيقاف اضغط Ctrl+C؛ كل الألعاب محفوظة.
backup-done = نُسخ إلى { $file }
