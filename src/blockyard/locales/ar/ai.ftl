# اللاعبون البرامج: كلماتهم وأسباب نقلاتهم.

no-kernel = لا نواة سريعة بعد للعبة { $game }؛ يمكن العدّ من دون ‎--fast
no-such-level = لا يوجد مستوى { $given }؛ اختر من { $first } إلى { $last }

play-hint = { $count ->
    [0] يمكنك أن تلعب { $move }.
   *[other] يمكنك أن تلعب { $move }: { $reasons }.
}

command-hint = تلميح
help-hint = ماذا كان الحاسوب سيلعب، ولماذا

reason-wins = هذه النقلة تفوز فورًا
reason-repeats-for-a-draw = يتكرر الوضع للمرة الثالثة، وهذا تعادل
reason-uncovers-a-line = تكشف خطًا كاملًا للخصم فتخسر
reason-fits-nowhere = لا مكان للكوب بعد رفعه، فتضيع المباراة
reason-leaves-a-fourth = يستطيع الخصم أن يكمل خطًا في دوره التالي
reason-leaves-a-third = يستطيع الخصم أن يكمل ثلاثيته في دوره التالي
reason-blocks-a-fourth = تسدّ المربع الرابع في خط الخصم
reason-blocks-a-third = تسدّ المربع الثالث في خط الخصم
reason-covers-their-three = تغطي واحدًا من ثلاثة أكواب للخصم على خط واحد
reason-covers-their-two = تغطي واحدًا من كوبين للخصم على خط واحد
reason-makes-three = تصفّ ثلاثة أكواب على خط واحد
reason-makes-two = تصفّ كوبين على خط واحد
reason-makes-three-twice = تصفّ ثلاثة أكواب على خطين معًا
reason-makes-two-twice = تصفّ كوبين على عدة خطوط معًا
reason-shows-their-gobblet = تحرّر كوبًا للخصم
reason-gobbles = تبتلع كوبًا للخصم
reason-takes-the-middle = تحتل الوسط حيث تلتقي معظم الخطوط

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
