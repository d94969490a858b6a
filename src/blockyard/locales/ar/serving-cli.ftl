# تشغيل الخادم.

database-in-use = أوقف خادم Blockyard الآخر أولًا، أو اختر مجلدًا آخر بالخيار ‎--data: فهو يستعمل { $file }
port-taken = اختر منفذًا آخر بالخيار ‎--port: المنفذ { $port } مشغول
port-unusable = اختر عنوانًا آخر بالخيار ‎--host أو منفذًا آخر بالخيار ‎--port: لا يمكن استعمال { $host }، المنفذ { $port } ({ $why })
serve-address-others = يجده الآخرون في شبكتك على العنوان { $url }
