# لماذا يكون الدور في Block Out! جيدًا أو سيئًا.

reason-waits-while-it-is-shaky = البرج غير ثابت، وعلى اللاعب التالي أن يبني فوقه
reason-spends-a-quiet-turn = يستهلك بطاقة حركة والبناء على البرج ما زال آمنًا
reason-turns-the-order = يعكس ترتيب الأدوار
reason-ninth-block = إن ثبت فهو المكعب التاسع، وبه الفوز
reason-last-card = إنها البطاقة الأخيرة في اليد
reason-large-block-low = المكعب الكبير في الأسفل يحمل ما يأتي بعده
reason-small-block-high = المكعب الصغير أخف على البرج العالي
reason-keeps-the-wider-card = يحتفظ بالبطاقة التي تناسب مكعبات أكثر لوقت لاحق
reason-starts-a-stack = أول مكعب في البرج لا يسقط
reason-stands-even-if-it-slips = يثبت البرج حتى لو انزلقت اليد قليلًا
reason-may-fall = قد يسقط البرج فعلًا
reason-leaves-a-steep-dome = يترك للاعب التالي الوجه الأكثر تحدبًا
reason-leaves-a-flat-top = يترك للاعب التالي وجهًا مسطحًا
reason-leaves-it-shaky = يترك للاعب التالي برجًا غير ثابت
