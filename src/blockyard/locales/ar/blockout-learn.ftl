# درس بلوك آوت!: ماذا تفعل، وماذا تعلّمت، ولماذا لا تصلح نقلة أخرى.

learn-block-out-place = ضع المكعب على البرج؛ عليه أن يصمد حتى ينتهي العد
learn-block-out-place-done = واحد، اثنان، ثلاثة: صمد!
learn-block-out-place-wrong = سقط. صوّب إلى الوسط واثبت ثم أفلت.
learn-block-out-face = اجعل وجهًا مسطحًا إلى الأسفل: الأوجه المسطحة أثبت
learn-block-out-face-done = ثابت. الوجه المسطح في الأسفل يترك وجهًا محدبًا للاعب التالي.
learn-block-out-face-wrong = اختر أحد الأوجه المسطحة وصوّب إلى الوسط ثم أفلت.
learn-block-out-size = المكعبات الكبيرة في الأسفل والصغيرة في الأعلى: العب بطاقتك الكبيرة
learn-block-out-size-done = صحيح. من يبني على مكعبات صغيرة يبني على الرمل.
learn-block-out-size-wrong = احتفظ بالمكعب الصغير للأعلى واختر البطاقة الكبيرة.
learn-block-out-balance = البرج مائل إلى اليمين: ضع هذا المكعب إلى اليسار قليلًا
learn-block-out-balance-done = عاد متوازنًا.
learn-block-out-balance-wrong = ضعه يسار الوسط ليعود البرج.
learn-block-out-dome = صعّب الأمر على اللاعب التالي: اترك الوجه الأشد تحدبًا في الأعلى
learn-block-out-dome-done = الآن على المكعب التالي أن يتوازن على وجه محدب.
learn-block-out-dome-wrong = اختر الوجه المسطح المقابل للأشد تحدبًا: ثلاث حلقات.
learn-block-out-pass = البرج يتأرجح. العب البطاقة التي تعفيك من البناء
learn-block-out-pass-done = تمرير! الآن على اللاعب التالي أن يبني.
learn-block-out-pass-wrong = مكعب كبير سيسقط من هناك. إحدى بطاقاتك تعفيك من البناء.
