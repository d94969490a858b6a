# Blokus at the command line.

blokus-points = النقاط
blokus-all-placed = وُضعت كلها
blokus-stopped = خرج من اللعبة
blokus-blocked = محاصر

U1-measures = أعد عدّ الصفوف والمربعات الفارغة: في اللوحة { $side } صفًّا في كل منها { $side } مربعًا
U1-too-large = باعد بين القطع: عند { $square } أكثر من خمسة مربعات متصلة من { blokus-colour }، وقطع اللون الواحد لا تتلامس بالأضلاع أبدًا
U1-piece-twice = أزل إحدى القطعتين: القطعة { $piece } من { blokus-colour } موجودة مرتين على اللوحة
U4-not-on-point = ضع القطعة الأولى على نقطة بداية: يجب أن يغطّي { blokus-colour } واحدة فقط من نقطتي البداية { $points }
U5-apart = انقل القطعة أو أكمل السلسلة: لا تربط أي سلسلة زوايا قطعة { blokus-colour } على { $square } بقطعته الأولى
U6-ahead = أزل بعض القطع أو غيّر اللون صاحب الدور: وضع { blokus-colour } من القطع ({ $count }) أكثر مما كان له من الأدوار ({ $most })
U6-behind = أضف قطعًا أو غيّر اللون صاحب الدور: وضع { blokus-colour } من القطع ({ $count }) أقل مما كان له من الأدوار ({ $least })، وما زال يستطيع وضع قطعة
U6-not-begun = أضف القطعة الأولى: جاء دور { blokus-colour } ولا قطعة منه على اللوحة
U6-cannot-place = اذكر لونًا يستطيع اللعب، أو اكتب - إن لم يبقَ لون يستطيع: جاء دور { blokus-colour } لكنه لم يعد يستطيع وضع قطعة
U7-not-over = اذكر اللون صاحب الدور: ما زال { blokus-colour } يستطيع وضع قطعة، فاللعبة لم تنتهِ
U7-too-many-stopped = قلّل عدد من توقفوا: في لعبة عدد لاعبيها { $seats } يتابع لاعبان على الأقل، ويبدأ العدّ من 0
U8-single-last = أضف اللون إلى الألوان التي انتهت بالمربع المفرد: لا بد أن { blokus-colour } وضعه في الآخر
U8-single-not-last = احذف اللون من الألوان التي انتهت بالمربع المفرد: لا يمكن أن يكون { blokus-colour } قد انتهى به
U9-not-in-corner = ضع القطعة الأولى هناك: يبدأ { blokus-colour } من الزاوية { $square }

U6-not-its-turn = صحّح ترتيب النقلات أو حدّد لون صاحب الدور بالخاصية PL: ليس هنا دور { blokus-colour }
blksgf-game = في الملف لعبة «{ $given }»؛ المعروف هنا: { $games }
blksgf-colour = ترمز { $name } إلى لون لا يوجد في { $given }؛ الألوان هي B وW في Duo، ومن 1 إلى 4 في Classic
blksgf-two-moves = في عقدة واحدة نقلتان؛ اجعل لكل نقلة عقدة
blksgf-to-play = تذكر PL «{ $given }»، وليس هذا لونًا في هذه اللعبة؛ اكتب B أو W في Duo، ومن 1 إلى 4 في Classic
blksgf-not-there = لا قطعة على { $given } تمامًا فلا تستطيع AE رفعها؛ اذكر كل مربعات قطعة موجودة
blksgf-stopped = كان أحد اللاعبين قد توقف قبل بداية هذه اللعبة، ولا تستطيع ملفات ‎.blksgf قول ذلك؛ اختر نوعًا آخر من الملفات

nothing-to-train = ليس لدى { $given } ما يتعلّمه من اللعب مع نفسه؛ اختر blokus-duo أو blokus-classic أو gobblet أو gobblers أو deblockle
other-training = ملف الألعاب هذا يخصّ تدريبًا آخر ({ $given })؛ شغّل ذلك الأمر أو اختر ملفًا آخر
train-learned = عدد الألعاب { $games }. وافقت النقلة الأولى عند الشبكة اختيار البحث في { $favourites }% من الحالات (الإنتروبيا المتقاطعة { $surprise })
train-judged = عدد الألعاب { $games }. دُرّبت شبكة التقييم (متوسط مربع الخطأ { $error })
train-tuned = عدد الألعاب { $games }. ضُبطت الأوزان (الإنتروبيا المتقاطعة { $surprise }، وعند رمي العملة 0.693)
train-done = كُتبت الأوزان في { $weights }، والألعاب في { $games }
typed-U1-notation = اكتب مربعات قطعة واحدة وبينها فواصل، مثل ‎e10,e11,f11.
typed-U1-not-a-piece = اكتب المربعات وبينها فواصل، مثل ‎e10,e11,f11.
