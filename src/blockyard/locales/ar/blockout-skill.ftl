# بلوك آوت! على الشاشة: التصويب والثبات والمقاطع. يُحمَّل مع أول مكعب.

blockout-plan = قمة البرج من الأعلى: الأسهم تحرّك المكعب مليمترًا، ومع Shift خمسة مليمترات، وR لتدويره، وF للوجه التالي؛ اضغط مفتاح المسافة مطوّلًا لتُنزل المكعب وارفع إصبعك لتضعه، وEscape يرفعه من جديد؛ وEnter يشغّل المؤشر ويوقفه
blockout-which-face = أي وجه إلى الأسفل؟
blockout-face-down = { $face ->
    [0] وجه مسطّح في الأسفل، تحدّب خفيف ○ في الأعلى
    [2] وجه مسطّح في الأسفل، تحدّب متوسط ○○ في الأعلى
    [4] وجه مسطّح في الأسفل، تحدّب شديد ○○○ في الأعلى
    [1] تحدّب خفيف ○ في الأسفل، وجه مسطّح في الأعلى
    [3] تحدّب متوسط ○○ في الأسفل، وجه مسطّح في الأعلى
   *[5] تحدّب شديد ○○○ في الأسفل، وجه مسطّح في الأعلى
}
blockout-turned = الدوران: { $turn }°
blockout-bar = { $phase ->
    [off] بالمؤشر
    [x] أوقفه: يمينًا أو يسارًا
   *[y] أوقفه واترك المكعب: قريبًا أو بعيدًا
}
blockout-stop-x = يتحرك المؤشر من جانب إلى جانب. أوقفه فوق المكان الذي تريده.
blockout-stop-y = يبتعد المؤشر عنك الآن ثم يعود. أوقفه فتترك اليدُ المكعب.
blockout-again = أعد المشاهدة

# التصويب: ما يُرى في العدسة وبجانب البرج وفي اللوحة.
blockout-toward = { $side ->
    [near] { $mm } مم نحوك
   *[away] { $mm } مم بعيدًا عنك
}
blockout-zone-holds = يثبت، وبقي { $mm } مم
blockout-zone-rocks = قد يتأرجح
blockout-zone-falls = يسقط
blockout-levels = ثبات البرج من الأسفل إلى الأعلى
blockout-joint = الوصلة { $joint }: { $state ->
    [steady] ثابتة
    [leaning] مائلة
   *[falling] على وشك السقوط
}
blockout-level-steady = ثابت
blockout-level-leaning = مائل
blockout-level-falling = على وشك السقوط
blockout-mirror = مرآة جانبية
blockout-flat-down = الوجه المسطّح إلى الأسفل
blockout-dome-down = الوجه المحدّب إلى الأسفل
blockout-dome = { $face ->
    [1] تحدّب خفيف ○
    [3] تحدّب متوسط ○○
   *[5] تحدّب شديد ○○○
}
blockout-choice = { $face ->
    [0] ثابت لك، وسهل على اللاعب التالي.
    [2] ثابت لك، وأصعب قليلًا على اللاعب التالي.
    [4] ثابت لك، وصعب على اللاعب التالي.
    [1] يتأرجح قليلًا عندك، ويجد اللاعب التالي وجهًا مسطّحًا.
    [3] يتأرجح عندك، ويجد اللاعب التالي وجهًا مسطّحًا.
   *[5] يتأرجح كثيرًا عندك، ويجد اللاعب التالي وجهًا مسطّحًا.
}
blockout-wheel = التدوير: عجلة الفأرة أو إصبعان أو R
blockout-hold-up = اضغط مطوّلًا لتُنزله
blockout-hold-lowering = استمر في الضغط…
blockout-hold-down = ارفع إصبعك لتضعه
blockout-hold-tap = المس مرة أخرى لتضعه

# المشاهدة: من يعدّ، ومقاطع يمكن تسريعها وتخطيها وإعادتها ومشاركتها.
blockout-nth = المكعب { $nth } من 9
blockout-then-count = ثم العدّ إلى 3
blockout-counts = العدّ: { $who }
blockout-hurry = أسرع
blockout-skip = انتقل إلى دوري
blockout-watch = شاهد ما حدث
blockout-share = شارك
blockout-copy-link = انسخ الرابط
blockout-link-copied = نُسخ الرابط
blockout-link-works = يعرض الرابط هذه اللحظة للجميع بعد انتهاء اللعبة.
blockout-save-clip = احفظ المقطع
blockout-save-picture = احفظ صورة
blockout-making-clip = يُعدّ المقطع: { $percent }%
