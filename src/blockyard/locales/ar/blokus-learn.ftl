# دروس بلوكس: ماذا تفعل، وماذا تعلّمت، ولماذا لا تصلح نقلة أخرى.

learn-blokus-duo-start = اختر قطعة وغطِّ بها نقطة بداية
learn-blokus-duo-start-done = أول قطعة لكل لاعب تغطي نقطة بداية.
learn-blokus-duo-start-wrong = ضع القطعة بحيث تغطي أحد المربعين المعلَّمين.
learn-blokus-duo-corner = غطِّ المربع المعلَّم: قطعك تتلامس بالزوايا، لا بالأضلاع أبدًا
learn-blokus-duo-corner-done = زاوية إلى زاوية! هكذا يتمدد لونك.
learn-blokus-duo-corner-wrong = هذا مسموح، لكن المربع المعلَّم ما زال خاليًا. غطِّه.
learn-blokus-duo-turn = أدر قطعة واقلبها حتى تغطي المربعات الأربعة المعلَّمة
learn-blokus-duo-turn-done = يجوز تدوير كل قطعة وقلبها كما تشاء.
learn-blokus-duo-turn-wrong = ابحث عن قطعة بهذا الشكل: حرف L من أربعة مربعات.
learn-blokus-duo-slip = البنفسجي في طريقك: تسلل بجانبه وغطِّ المربع المعلَّم
learn-blokus-duo-slip-done = يجوز أن تلمس البنفسجي كما تشاء. أضلاع لونك وحدها لا تتلامس.
learn-blokus-duo-slip-wrong = انطلق من زاوية لك واصل إلى المربع المعلَّم.
learn-blokus-duo-large = القطع الكبيرة أولًا: ضع قطعة من خمسة مربعات
learn-blokus-duo-large-done = جيد. القطع الصغيرة تجد مكانًا لاحقًا، أما الكبيرة فلا.
learn-blokus-duo-large-wrong = هذه قطعة صغيرة. احتفظ بها لوقت لاحق واختر قطعة من خمسة مربعات.
learn-blokus-duo-last = بقيت قطعتان: ضع المربع المفرد أخيرًا لتنال المكافأة
learn-blokus-duo-last-done = وُضعت كل القطع والمربع المفرد أخيرًا: 20 نقطة.
learn-blokus-duo-last-wrong = ضع القطعة الأخرى أولًا. المربع المفرد في الآخر أثمن.

learn-blokus-classic-start = الأزرق يبدأ في زاوية من اللوحة: غطِّها
learn-blokus-classic-start-done = كل لون يبدأ في زاوية خاصة به.
learn-blokus-classic-start-wrong = ضع القطعة بحيث تغطي الزاوية المعلَّمة.
learn-blokus-classic-centre = اتجه إلى الوسط: غطِّ المربع المعلَّم ملامسًا بزاوية
learn-blokus-classic-centre-done = المتّسع في الوسط، فبادر إليه.
learn-blokus-classic-centre-wrong = هذا مسموح، لكن المربع المعلَّم ما زال خاليًا. اصل إليه.
learn-blokus-classic-slip = تسلل بجانب الأصفر: غطِّ المربع المعلَّم
learn-blokus-classic-slip-done = يجوز أن تلمس الألوان الأخرى بالأضلاع. لونك وحده لا يجوز.
learn-blokus-classic-slip-wrong = انطلق من زاويتك الأقرب إلى الأصفر واصل إلى المربع المعلَّم.
learn-blokus-classic-colours = مع لاعبَين لك لونان: ضع الأزرق ثم الأحمر
learn-blokus-classic-colours-done = الأزرق والأحمر كلاهما لك، ويلعبان بالتناوب.
learn-blokus-classic-colours-wrong = كل لون يبدأ في زاويته.
learn-blokus-classic-large = القطع الكبيرة أولًا: ضع قطعة من خمسة مربعات
learn-blokus-classic-large-done = جيد. القطع الصغيرة تجد مكانًا لاحقًا، أما الكبيرة فلا.
learn-blokus-classic-large-wrong = هذه قطعة صغيرة. احتفظ بها لوقت لاحق واختر قطعة من خمسة مربعات.
