# Blokus at the command line.

blokus-points = النقاط
blokus-left = القطع الباقية
blokus-all-placed = وُضعت كلها
blokus-stopped = خرج من اللعبة
blokus-blocked = محاصر

U1-measures = في اللوحة { $side } صفًّا في كل منها { $side } مربعًا؛ أعد عدّ الصفوف والمربعات الفارغة
U1-too-large = عند { $square } أكثر من خمسة مربعات متصلة من { blokus-colour }؛ قطع اللون الواحد لا تتلامس بالأضلاع أبدًا، فباعد بينها
U1-piece-twice = القطعة { $piece } من { blokus-colour } موجودة مرتين على اللوحة؛ أزل إحداهما
U4-not-on-point = يجب أن يغطّي { blokus-colour } واحدة فقط من نقطتي البداية { $points }؛ ضع قطعته الأولى هناك
U5-apart = لا تربط أي سلسلة زوايا قطعة { blokus-colour } على { $square } بقطعته الأولى؛ انقلها أو أكمل السلسلة
U6-ahead = وضع { blokus-colour } من القطع ({ $count }) أكثر مما كان له من الأدوار ({ $most })؛ أزل بعضها أو غيّر اللون صاحب الدور
U6-behind = وضع { blokus-colour } من القطع ({ $count }) أقل مما كان له من الأدوار ({ $least })، وما زال يستطيع وضع قطعة؛ أضف قطعًا أو غيّر اللون صاحب الدور
U6-not-begun = لا قطعة من { blokus-colour } على اللوحة مع أن دوره قد جاء؛ أضف قطعته الأولى
U6-cannot-place = الدور على { blokus-colour } لكنه لم يعد يستطيع وضع قطعة؛ اذكر لونًا يستطيع، أو اكتب - إن لم يبقَ لون يستطيع
U7-not-over = ما زال { blokus-colour } يستطيع وضع قطعة، فاللعبة لم تنتهِ؛ اذكر اللون صاحب الدور
U7-too-many-stopped = على طاولة عدد مقاعدها { $seats } يتابع مقعدان على الأقل، وتُعدّ المقاعد من 0؛ قلّل المقاعد التي خرجت من اللعبة
U8-single-last = لا بد أن { blokus-colour } وضع المربع المفرد في الآخر؛ أضفه إلى الألوان التي انتهت هكذا
U8-single-not-last = لا يمكن أن يكون { blokus-colour } قد انتهى بالمربع المفرد؛ احذفه من الألوان التي انتهت هكذا
U9-not-in-corner = يبدأ { blokus-colour } من الزاوية { $square }؛ ضع قطعته الأولى هناك

U6-not-its-turn = ليس هنا دور { blokus-colour }؛ صحّح ترتيب النقلات أو حدد بـ PL لون صاحب الدور
blksgf-game = في الملف لعبة «{ $given }»؛ المعروف هنا: { $games }
blksgf-colour = ترمز { $name } إلى لون لا يوجد في { $given }؛ الألوان هي B وW في Duo، ومن 1 إلى 4 في Classic
blksgf-two-moves = في عقدة واحدة نقلتان من النقلات؛ اجعل لكل نقلة عقدتها
blksgf-to-play = تذكر PL «{ $given }»، وليس هذا لونًا في هذه اللعبة؛ اكتب B أو W في Duo، ومن 1 إلى 4 في Classic
blksgf-not-there = لا قطعة على { $given } تمامًا فلا تستطيع AE رفعها؛ اذكر كل مربعات قطعة موجودة
blksgf-stopped = كان مقعد قد توقف قبل بداية هذه اللعبة، ولا يستطيع ‎.blksgf قول ذلك؛ اختر نوعًا آخر من الملفات

nothing-to-train = ليس لدى { $given } ما يتعلّمه من اللعب مع نفسه؛ اختر blokus-duo أو blokus-classic أو gobblet أو gobblers أو deblockle
other-training = ملف المباريات هذا يخصّ تدريبًا آخر ({ $given })؛ شغّل ذلك الأمر أو اختر ملفًا آخر
train-learned = بعد { $games } من المباريات: كانت النقلة المفضّلة هي اختيار البحث في { $favourites } بالمئة (المفاجأة { $surprise })
train-judged = بعد { $games } من المباريات: جرى تعلّم قيمة المواقف (متوسط مربع الخطأ { $error })
train-tuned = بعد { $games } من المباريات: أُعيد تعلّم قيمة الأشياء (المفاجأة { $surprise }، ورمي العملة 0.693)
train-done = كُتبت الأوزان في { $weights }، والمباريات في { $games }
