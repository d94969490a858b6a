# Blokus at the command line.

blokus-points = النقاط
blokus-all-placed = وُضعت كلها
blokus-stopped = خرج من اللعبة
blokus-blocked = محاصر

blksgf-game = اختر ملفًا لإحدى هذه الألعاب، { $games }: في هذا الملف لعبة «{ $given }»
blksgf-colour = الألوان هي B وW في Duo، ومن 1 إلى 4 في Classic: ترمز { $name } إلى لون لا يوجد في { $given }
blksgf-two-moves = اجعل لكل نقلة عقدة: في هذه العقدة نقلتان
blksgf-to-play = اكتب B أو W في Duo، ومن 1 إلى 4 في Classic: تذكر PL «{ $given }»، وليس هذا لونًا في هذه اللعبة
blksgf-not-there = اذكر كل مربعات قطعة موجودة: لا قطعة على { $given } تمامًا، فلا تستطيع AE رفعها
blksgf-stopped = اختر نوعًا آخر من الملفات: كان أحد اللاعبين قد توقف قبل بداية هذه اللعبة، ولا تستطيع ملفات ‎.blksgf قول ذلك

nothing-to-train = اختر blokus-duo أو blokus-classic أو gobblet أو gobblers أو deblockle: ليس لدى { $given } ما يتعلّمه من اللعب مع نفسه
other-training = شغّل الأمر الأصلي أو اختر ملفًا آخر: ملف الألعاب هذا يخصّ تدريبًا آخر ({ $given })
train-learned = عدد الألعاب { $games }. وافقت النقلة الأولى عند الشبكة اختيار البحث في { $favourites }% من الحالات (الإنتروبيا المتقاطعة { $cross_entropy })
train-judged = عدد الألعاب { $games }. دُرّبت شبكة التقييم (متوسط مربع الخطأ { $error })
train-tuned = عدد الألعاب { $games }. ضُبطت الأوزان (الإنتروبيا المتقاطعة { $cross_entropy }، وعند رمي العملة 0.693)
train-done = كُتبت الأوزان في { $weights }، والألعاب في { $games }
typed-U1-notation = اكتب مربعات قطعة واحدة وبينها فواصل، مثل ‎e10,e11,f11.
typed-U1-not-a-piece = اكتب المربعات وبينها فواصل، مثل ‎e10,e11,f11.
U6-not-its-turn = صحّح ترتيب النقلات أو حدّد لون صاحب الدور بالخاصية PL: ليس هنا دور { blokus-colour }
