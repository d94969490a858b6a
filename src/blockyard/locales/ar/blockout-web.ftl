# طاولة بلوك آوت! على الشاشة.

blockout-plan = قمة البرج من الأعلى: الأسهم لتحريك المكعب مليمترًا، ومع Shift خمسة، والفاصلة والنقطة للدوران: دوران المكعب، وF للوجه التالي، وEnter يبدأ المؤشر ويوقفه، وEscape يوقفه دون إفلات من اليد
blockout-which-face = أي وجه إلى الأسفل
blockout-face-down = { $face ->
    [0] وجه مسطح في الأسفل، قبة لطيفة ○ في الأعلى
    [2] وجه مسطح في الأسفل، قبة متوسطة ○○ في الأعلى
    [4] وجه مسطح في الأسفل، قبة حادة ○○○ في الأعلى
    [1] قبة لطيفة ○ في الأسفل، وجه مسطح في الأعلى
    [3] قبة متوسطة ○○ في الأسفل، وجه مسطح في الأعلى
   *[5] قبة حادة ○○○ في الأسفل، وجه مسطح في الأعلى
}
blockout-turned = دوران: { $turn }°
blockout-bar = { $phase ->
    [off] ابدأ المؤشر
    [x] أوقفه: يمينًا أو يسارًا
   *[y] أوقفه: أمامًا أو خلفًا، وأفلت
}
blockout-fair = ضعه بحذر
blockout-stop-x = يتحرك المؤشر من جانب إلى جانب. أوقفه فوق الموضع.
blockout-stop-y = يتحرك الآن إلى الأمام والخلف. أوقفه فتُفلت اليد المكعب.
blockout-choose-block = «{ blockout-card }»: اختر مكعبًا.
blockout-choose-again = «{ blockout-card }»: اختر البطاقة مرة أخرى للعبها.
blockout-again = شاهد مرة أخرى
blockout-plays = { $who }: بطاقة «{ blockout-card }»، وأُخذ { blockout-block }
blockout-plays-action = { $who }: بطاقة «{ blockout-card }»
blockout-takes = { $who }: أُخذ { blockout-block }
blockout-lets-go = { $who }: أفلتت اليد المكعب؛ يبدأ العد
blockout-look = تدور مفاتيح الأسهم حول الطاولة، وتقرّب علامتا الزائد والناقص أو تبعدان
