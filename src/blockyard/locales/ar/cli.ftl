# الطرفية.

yes = نعم
no-such-player = لا أحد هنا باسم { $given }؛ اختر من: { $players }
option-without-value = ليس لـ «{ $given }» قيمة؛ اكتب name=value
depth-out-of-range = لا يمكن العدّ إلى العمق { $given }؛ اختر من 0 إلى { $most }
file-trouble = لا يمكن استعمال الملف { $file }: { $why }. راجع اسمه ومكانه.

games-seats = { "  " }اللاعبون: { $seats } (عادةً { $usual })

menu-title = أي لعبة نلعب؟
menu-which = رقم اللعبة (1-{ $last }):
menu-again = اكتب عددًا من 1 إلى { $last }، أو اسم لعبة.
menu-computer = هل يأخذ الحاسوب المقاعد الأخرى؟ (نعم أو لا)

first-youngest = من الأصغر سنًا؟ رقم اللاعب (1-{ $last }):
first-birthday = من يأتي عيد ميلاده أولًا؟ رقم اللاعب (1-{ $last }):

play-prompt = { $number }. { $who }، دورك (help تعرض ما يمكن كتابته):
play-told = لعب { $who }: { $move }
play-skipped = لا نقلة لدى { $who }، فيتجاوزه الدور.
play-curtain = الشاشة فارغة. سلّمها إلى { $who } ثم اضغط Enter.
play-agree-draw = { $who }: عُرض التعادل. هل توافق؟ (نعم أو لا)
play-declined = { $who } يفضّل متابعة اللعب.
play-undone = تم التراجع. تُلعب النقلة { $number } من جديد.
play-which-file = اذكر الملف أيضًا: { $command } my-game.record
play-saved = حُفظت في { $file }.
play-loaded = نتابع مع { $file }.
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
about-rules = القواعد مروية بكلماتنا. وحيث يسكت كتيّب القواعد كان علينا أن نختار، وقد وُسمت تلك الاختيارات بأنها لنا.
