# Analysis, tournaments and engines at the command line.

no-kernel = لا نواة سريعة بعد للعبة { $game }؛ يمكن العدّ من دون ‎--fast

command-hint = تلميح
help-hint = ماذا كان الحاسوب سيلعب، ولماذا

how-many-games = اختر من مباراة واحدة إلى { $most }، وافتتاحًا واحدًا على الأقل
engine-does-not-start = المحرّك لا يعمل؛ تحقّق من الأمر: { $command }
engine-refuses = المحرّك لا ينفّذ «{ $command }» ويجيب «{ $answer }»؛ تحقّق من أنه يلعب هذه اللعبة
not-a-contest = لا مباريات منازلة في { $file }؛ اختر ملفًا آخر
another-contest = في { $file } مباريات منازلة أخرى؛ اختر ملفًا آخر، أو اللاعبين أنفسهم والبذرة نفسها
duel-result = { $first } ضد { $second }: { $won } فوز، { $drawn } تعادل، { $lost } خسارة، { $percent } %
duel-elo = فرق إيلو مع مجال ثقة 95 %: { $elo }
duel-time = ثواني التفكير في المباراة: { $first } و{ $second }

nothing-to-analyse = لا أحد عليه أن يقرر هنا؛ اختر وضعًا يكون فيه الدور لأحد اللاعبين
analyse-to-play = الدور لـ{ $who }؛ القيم من ‎-1 (خسارة) إلى ‎+1 (فوز):
analyse-line = أفضل لعب: { $line }
analyse-win = فوز مثبت في { $moves } من النقلات.
analyse-loss = خسارة مثبتة في { $moves } من النقلات.
analyse-effort = فُحص { $nodes } من الأوضاع في { $ms } مللي ثانية.
analyse-better = الأفضل: { $move }
no-such-ply = في السجل { $last } من النقلات وليس { $given }؛ اختر عددًا من 0 إلى { $last }
