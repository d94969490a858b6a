# The server at the command line.

database-newer = ثبّت إصدارًا أحدث من Blockyard: صيغة قاعدة البيانات { $found }، وهذا الإصدار يعرف الصيغ حتى { $known }
database-unready = راجع ‎--data أو ‎--database ثم شغّل من جديد: لا يمكن استعمال قاعدة البيانات الآن ({ $why })
no-such-database = حدّد المجلد بالخيار ‎--data: لا توجد قاعدة بيانات في { $file }
copy-failed = أفسح مكانًا هناك أو اختر مكانًا آخر: لم تُنسخ قاعدة البيانات إلى { $file } ({ $why })
no-free-port = اختر منفذًا آخر بالخيار ‎--port: لا منفذ متاحًا من { $port } إلى { $last }
serve-port-taken = المنفذ { $port } مشغول، فيعمل Blockyard على المنفذ { $free }.
serve-address = ‏Blockyard على العنوان { $url }
serve-stop = للإيقاف اضغط Ctrl+C؛ كل الألعاب محفوظة.
backup-done = نُسخ إلى { $file }
