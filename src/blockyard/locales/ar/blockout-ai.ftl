# لماذا يكون الدور في Block Out! جيدًا أو سيئًا.

reason-waits-while-it-is-shaky = البرج غير ثابت، وعلى اللاعب التالي أن يبني فوقه
reason-spends-a-quiet-turn = تستهلك بطاقة حركة والبناء على البرج ما زال آمنًا
reason-turns-the-order = تعكس ترتيب الأدوار
reason-ninth-block = إن ثبت المكعب فهو التاسع، وبه الفوز
reason-last-card = هذه آخر بطاقة في اليد
reason-large-block-low = المكعب الكبير في الأسفل يحمل ما يأتي بعده
reason-small-block-high = المكعب الصغير أخف على البرج العالي
reason-keeps-the-wider-card = تُبقي لوقت لاحق البطاقة التي تناسب مكعبات أكثر
reason-starts-a-stack = أول مكعب في البرج لا يسقط
reason-stands-even-if-it-slips = يبقى البرج ثابتًا حتى لو انزلقت اليد قليلًا
reason-may-fall = من المحتمل جدًّا أن يسقط البرج
reason-leaves-a-steep-dome = تترك للاعب التالي الوجه الأشد تحدّبًا
reason-leaves-a-flat-top = تترك للاعب التالي وجهًا مسطّحًا
reason-leaves-it-shaky = تترك للاعب التالي برجًا غير ثابت
reason-balances-the-lean = وضع المكعب خارج الوسط يوازن ميل البرج
reason-leaves-it-leaning = تترك للاعب التالي برجًا مائلًا لم يعد وسطه آمنًا
reason-stood-by-luck = صمد البرج بالحظ: كان الخطر كبيرًا
reason-fell-by-choice = الاختيار: وجه آخر أو موضع آخر كان أكثر أمانًا بوضوح
reason-fell-by-hand = اليد: تركت المكعب بعيدًا عن الموضع
reason-fell-by-luck = حظ سيئ: الموضع واليد كانا جيدين
reason-fell-in-any-case = لم يكن شيء ليثبت على هذا البرج
