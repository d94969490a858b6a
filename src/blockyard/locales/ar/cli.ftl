# الطرفية.

yes = نعم
no-such-player = لا يوجد هنا من اسمه { $given }؛ اختر من: { $players }
option-without-value = ليست لـ «{ $given }» قيمة؛ اكتبها هكذا: name=value
depth-out-of-range = لا يمكن العدّ إلى العمق { $given }؛ اختر من 0 إلى { $most }
file-trouble = لا يمكن استعمال الملف { $file }: { $why }. راجع اسمه ومكانه.

games-seats = { "  " }اللاعبون: { $seats } (عادةً { $usual })

menu-title = أي لعبة نلعب؟
menu-which = رقم اللعبة (1-{ $last }):
menu-again = اكتب رقمًا من 1 إلى { $last }، أو اسم لعبة.
menu-computer = هل يأخذ الحاسوب المقاعد الأخرى؟ (نعم أو لا)

first-youngest = من الأصغر سنًا؟ رقم اللاعب (1-{ $last }):
first-birthday = من صاحب أقرب عيد ميلاد قادم؟ رقم اللاعب (1-{ $last }):

play-prompt = { $number }. { $who }، دورك (اكتب help لترى ما يمكنك كتابته):
play-told = لعب { $who }: { $move }
play-skipped = لا نقلة لدى { $who }، فينتقل الدور.
play-curtain = الشاشة فارغة الآن. سلّم الجهاز إلى { $who }، ثم اضغط Enter.
play-agree-draw = { $who }: عُرض التعادل. هل توافق؟ (نعم أو لا)
play-declined = يفضّل { $who } متابعة اللعب.
play-undone = تم التراجع. تُلعب النقلة { $number } من جديد.
play-which-file = اذكر الملف أيضًا: { $command } my-game.record
play-saved = حُفظت اللعبة في { $file }.
play-loaded = نتابع اللعبة من { $file }.
play-kept = لعبتك محفوظة. للمتابعة: blockyard play --load { $file }
play-again = لعبة أخرى؟ (نعم أو لا)
legal-more = { $count ->
    [one] ونقلة أخرى
    [two] ونقلتان أخريان
    [few] و{ $count } نقلات أخرى
   *[other] و{ $count } نقلة أخرى
}

command-help = مساعدة
command-legal = المتاح
command-moves = النقلات
command-undo = تراجع
command-draw = تعادل
command-resign = انسحاب
command-save = حفظ
command-load = فتح
command-quit = خروج
help-move = اكتب نقلة، مثل { $example }، أو إحدى هذه الكلمات:
help-help = هذه القائمة
help-legal = كل النقلات الممكنة الآن
help-moves = النقلات حتى الآن
help-undo = التراجع عن الدور الأخير
help-draw = عرض التعادل
help-resign = الانسحاب من اللعبة
help-save = كتابة اللعبة في ملف: save my-game.record
help-load = متابعة لعبة من ملف: load my-game.record
help-quit = التوقف؛ تبقى اللعبة محفوظة

replay-next = النقلة { $number }: { $move } (تابع بـ Enter)
replay-still-running = ما زالت هذه اللعبة جارية وفيها ما هو مخفي، لذلك يُعرض الوضع الحالي فقط.

about-us = بلوكيارد (Blockyard) مكان مستقل لألعاب المكعبات والقطع. إنه برنامج حر صنعه أناس يحبون هذه الألعاب.
about-names = ‏Deblockle وGobblet وGobblet Gobblers وBlock Out!‎ وBlokus أسماء تعود إلى أصحابها، وليس لهم يد في بلوكيارد ولم يعتمدوه. إن أعجبتك لعبة فاشترِ الأصلية: لمسها أمتع.
about-rules = القواعد مروية بكلماتنا. وحيث يسكت كتيّب القواعد كان علينا أن نختار، وقد وضعنا على تلك الاختيارات علامة «قرارنا».

convert-left = اللعبة { $number }: لا يتسع السجل لكل ما فيها، وهذا يبقى في الملف القديم وحده: { $what }.
convert-done = { $count ->
    [one] كُتبت لعبة واحدة في { $file }.
    [two] كُتبت لعبتان في { $file }.
    [few] كُتبت { $count } ألعاب في { $file }.
    [many] كُتبت { $count } لعبة في { $file }.
   *[other] كُتبت { $count } لعبة في { $file }.
}
file-format = الملف «{ $given }» لا يحتوي على مباريات؛ اختر ملفًا من أحد هذه الأنواع: { $kinds }
convert-kind = لا يدل الاسم «{ $given }» على نوع الملف؛ اختم الاسم بأحد هذه الامتدادات أو حدد النوع بـ ‎--from و‎--to: { $kinds }
convert-exists = الملف { $file } موجود من قبل؛ اختر اسمًا آخر أو استبدله بـ ‎--force
convert-not-for-game = لا تُحفظ { $game } في ملفات من النوع { $kind }؛ اختر من: { $kinds }

# الوضع باليد.
aim-offer = اضغط Enter لتضع بالأسهم، أو اكتب النقلة.
aim-stop = أوقف الشريط في الوسط، { $times ->
    [one] مرة أخرى
   *[other] { $times } مرات
}: اضغط مفتاح المسافة.
