# Analysis, tournaments and engines at the command line.

no-kernel = لا نواة سريعة بعد للعبة { $game }؛ عُدّ من دون ‎--fast

command-hint = تلميح
help-hint = ما كان الحاسوب سيلعبه، ولماذا

how-many-games = اختر عدد الألعاب من 1 إلى { $most }، وافتتاحًا واحدًا على الأقل
engine-does-not-start = لا يعمل المحرّك؛ تحقّق من الأمر: { $command }
engine-refuses = رفض المحرّك «{ $command }» وأجاب «{ $answer }»؛ تحقّق من أنه يلعب هذه اللعبة
not-a-contest = ليس في الملف { $file } ألعاب مواجهة؛ اختر ملفًا آخر
another-contest = في الملف { $file } ألعاب مواجهة أخرى؛ اختر ملفًا آخر، أو اللاعبين أنفسهم والبذرة نفسها
duel-result = { $first } ضد { $second }: الفوز { $won }، التعادل { $drawn }، الخسارة { $lost }، { $percent }%
duel-elo = فرق إيلو، بمجال ثقة 95%: { $elo }
duel-time = وقت التفكير في اللعبة الواحدة بالثواني: { $first } ثم { $second }

nothing-to-analyse = لا قرار هنا لأحد؛ اختر وضعًا يكون فيه الدور لأحد اللاعبين
analyse-to-play = دور { $who }؛ القيم من ‎-1 (خسارة) إلى ‎+1 (فوز):
analyse-line = أفضل تسلسل: { $line }
analyse-win = فوز مثبت في { $moves ->
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
}.
analyse-loss = خسارة مثبتة في { $moves ->
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
}.
analyse-effort = الأوضاع المفحوصة: { $nodes }، في { $ms } مللي ثانية.
analyse-better = الأفضل: { $move }
no-such-ply = ليست في السجل نقلة رقمها { $given }؛ اختر عددًا من 0 إلى { $last }
analyse-no-moves = لم تُلعب أي نقلة في هذه اللعبة بعد.
play-hint = { $count ->
    [0] يمكنك أن تلعب { $move }.
   *[other] يمكنك أن تلعب { $move }: { $reasons }.
}
