# تشغيل الخادم.

database-in-use = أوقف خادم Blockyard الآخر أولًا، أو اختر مجلدًا آخر بالخيار ‎--data: فهو يستعمل { $file }
database-shared = أعط كل خادم يستعمل قاعدة البيانات هذه قيمة ‎--broker نفسها، أو أوقف الخادم الآخر أولًا: من دون ‎--broker لا يستعملها إلا خادم واحد
broker-needs-database = اختر قاعدة بيانات PostgreSQL بالخيار ‎--database: لا تستطيع عدة خوادم أن تشترك في ملف
broker-unreachable = تحقق من أن خادم NATS يعمل على العنوان { $url }: لا يمكن الوصول إليه ({ $why })
port-taken = اختر منفذًا آخر بالخيار ‎--port: المنفذ { $port } مشغول
port-unusable = اختر عنوانًا آخر بالخيار ‎--host أو منفذًا آخر بالخيار ‎--port: لا يمكن استعمال { $host }، المنفذ { $port } ({ $why })
serve-address-others = يجده الآخرون في شبكتك على العنوان { $url }
worker-ready = { $cores ->
    [one] نواة واحدة جاهزة للعمل.
    [two] نواتان جاهزتان للعمل.
    [few] { $cores } أنوية جاهزة للعمل.
    [many] { $cores } نواة جاهزة للعمل.
   *[other] { $cores } نواة جاهزة للعمل.
 }
worker-stop = اضغط Ctrl+C للإيقاف؛ يُنجز أولًا ما بدأ.
