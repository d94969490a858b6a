# Analysis, tournaments and engines at the command line.

no-kernel = عُدّ من دون ‎--fast: لا نواة سريعة بعد للعبة { $game }
no-book = اختر لعبة أخرى: { $game } تبدأ بالنرد، أو ليس لها محرّك ينشئ كتاب افتتاحات

command-hint = تلميح
help-hint = ما كان الحاسوب سيلعبه، ولماذا

how-many-games = اختر عدد الألعاب من 1 إلى { $most }، وافتتاحًا واحدًا على الأقل
engine-does-not-start = تحقّق من الأمر { $command }: لا يعمل المحرّك
engine-refuses = تحقّق من أن المحرّك يلعب هذه اللعبة: رفض «{ $command }» وأجاب «{ $answer }»
not-a-contest = اختر ملفًا آخر: ليس في الملف { $file } ألعاب مواجهة
another-contest = اختر ملفًا آخر، أو اللاعبين أنفسهم والبذرة نفسها: في الملف { $file } ألعاب مواجهة أخرى
duel-result = { $first } ضد { $second }: الفوز { $won }، التعادل { $drawn }، الخسارة { $lost }، { $percent }%
duel-elo = فرق Elo، مع مجال ثقة 95%: { $elo }
duel-time = وقت التفكير في اللعبة الواحدة بالثواني: { $first } ثم { $second }
evaluate-rating = تصنيف Elo مع مجال ثقة 95%: { $rating }
no-such-agent = تحقق من الاسم: لا يوجد ملف Python باسم { $file }
no-agent-in-file = اكتب دالة choose أو act في { $file }: لا وكيل فيه بعد
evaluate-unrated = اختر لعبة أخرى: لا تصنيف بعد لمستويات { $game }
evaluate-levels = اختر مستويات من 1 إلى { $last }، مثل 1,3,5: «{ $given }» ليست قائمة مستويات
no-encoding = اكتب دالة choose بدلًا من ذلك: ليس لنقلات { $game } أرقام

nothing-to-analyse = اختر وضعًا يكون فيه الدور لأحد اللاعبين: لا قرار هنا لأحد
analyse-to-play = دور { $who }؛ القيم من ‎-1 (خسارة) إلى ‎+1 (فوز):
analyse-line = أفضل تتابع: { $line }
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
analyse-proven = مثبت
analyse-exact = هذه القيمة مثبتة.
analyse-effort = الأوضاع المفحوصة: { $nodes }، في { $ms } مللي ثانية.
analyse-better = الأفضل: { $move }
analyse-accuracy = الدقة: { $players }
analyse-accuracy-of = { $who } { $percent }%
analyse-lesson = النقلة { $number }، { $who }: اعثر على نقلة أفضل من { $move }.
analyse-retry-good = أحسنت: هذه النقلة أفضل.
analyse-retry-weak = هذه النقلة أقل قيمة. جرّب غيرها.
no-such-ply = اختر عددًا من 0 إلى { $last }: ليست في السجل نقلة رقمها { $given }
analyse-no-moves = لم تُلعب أي نقلة في هذه اللعبة بعد.
play-hint = { $count ->
    [0] يمكنك أن تلعب { $move } ({ $told }).
   *[other] يمكنك أن تلعب { $move } ({ $told }): { $reasons }.
}
dataset-done = عدد الألعاب: { $games }. عدد النقلات: { $moves }. حُفظت في الملف { $file }.
dataset-exists = اختر ملفًا آخر: الملف { $file } موجود من قبل
analyse-all-done = { $games ->
    [zero] لا لعبة محلّلة في { $file }.
    [one] لعبة واحدة محلّلة في { $file }.
    [two] لعبتان مُراجَعتان في { $file }.
    [few] { $games } ألعاب محلّلة في { $file }.
    [many] { $games } لعبة محلّلة في { $file }.
   *[other] { $games } لعبة محلّلة في { $file }.
 }
