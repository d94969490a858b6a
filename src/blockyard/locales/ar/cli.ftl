# الطرفية.

yes = نعم
no-such-player = اختر لاعبًا من هؤلاء، { $players }: لا أحد هنا اسمه { $given }
option-without-value = اكتبها هكذا: name=value، لأن «{ $given }» بلا قيمة
depth-out-of-range = اختر عمقًا من 0 إلى { $most }: لا يمكن العدّ إلى العمق { $given }
file-trouble = { $trouble ->
    [missing] راجع الاسم والمجلد: الملف { $file } غير موجود
    [folder] حدّد ملفًا: { $file } مجلد
    [denied] اختر ملفًا أو مجلدًا آخر: لا يُسمح باستعمال { $file }
    [full] أفسح مكانًا: القرص ممتلئ، فلم يُكتب { $file }
   *[other] اختر ملفًا آخر: تعذّر استعمال { $file } ({ $why })
}.

games-seats = { "  " }{ $several ->
    [no] اللاعبون: { $seats }
   *[yes] اللاعبون: { $seats } (عادةً { $usual })
}

menu-title = أي لعبة تريد أن تلعب؟
menu-which = رقم اللعبة (1-{ $last })، أو خروج:
menu-again = اكتب رقمًا من 1 إلى { $last }، أو اسم لعبة.
menu-players = اللاعبون
menu-person = شخص
menu-computer = الحاسوب، المستوى { $level }
menu-start = اضغط Enter للبدء، أو اكتب رقمًا (1-{ $last }) لتغيير سطر، أو رجوع:
menu-start-again = اكتب رقمًا من 1 إلى { $last }، أو اضغط Enter فقط للبدء.
menu-back = رجوع
menu-how-many = كم عدد اللاعبين؟ ({ $numbers })
menu-who = { $who }: اكتب 0 لشخص، أو مستوى الحاسوب من 1 إلى { $last }:
menu-value = اكتب اختيارك، أو اضغط Enter لإبقائه كما هو:
menu-choices = اكتب واحدًا من هذه: { $choices }

first-youngest = من الأصغر سنًّا؟ رقم اللاعب (1-{ $last }):
first-birthday = من صاحب أقرب عيد ميلاد قادم؟ رقم اللاعب (1-{ $last }):

window-too-small = { $rows ->
    [one] كبّر النافذة سطرًا واحدًا لترى اللوحة كلها.
    [two] كبّر النافذة سطرين لترى اللوحة كلها.
    [few] كبّر النافذة { $rows } أسطر لترى اللوحة كلها.
    [many] كبّر النافذة { $rows } سطرًا لترى اللوحة كلها.
   *[other] كبّر النافذة { $rows } سطرًا لترى اللوحة كلها.
}
play-prompt = { $number }. { $who }، دورك (اكتب «مساعدة» لترى ما يمكنك كتابته):
label = { $name }: { $value }
play-told = { $who }: { $move }
play-skipped = لا نقلة متاحة أمام { $who }، فينتقل الدور.
play-curtain = الشاشة فارغة الآن. سلّم الجهاز إلى { $who } واضغط Enter.
play-agree-draw = { $who }: عُرض التعادل. هل توافق؟ (نعم أو لا)
play-declined = يفضّل { $who } متابعة اللعب.
play-undone = تم التراجع. العب النقلة { $number } من جديد.
play-which-file = اكتب اسم الملف أيضًا: { $command } my-game.record
play-saved = حُفظت اللعبة في { $file }.
play-loaded = نكمل اللعبة من { $file }.
play-kept = لعبتك محفوظة. لإكمالها: blockyard play --load { $file }
play-again = لعبة أخرى؟ (نعم أو لا)
legal-more = { $count ->
    [one] وهناك نقلة أخرى
    [two] وهناك نقلتان أخريان
    [few] وهناك { $count } نقلات أخرى
    [many] وهناك { $count } نقلة أخرى
   *[other] وهناك { $count } نقلة أخرى
}

command-help = مساعدة
command-rules = القواعد
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
help-rules = القواعد، أو واحدة منها: القواعد M4
help-legal = كل النقلات الممكنة الآن
help-moves = النقلات حتى الآن
help-undo = التراجع عن الدور الأخير
help-draw = عرض التعادل
help-resign = الانسحاب من اللعبة
help-save = كتابة اللعبة في ملف: حفظ my-game.record
help-load = إكمال لعبة من ملف: فتح my-game.record
help-quit = الخروج؛ تبقى اللعبة محفوظة

replay-next = النقلة { $number }: { $move } (اضغط Enter للمتابعة)
replay-still-running = ما زالت هذه اللعبة جارية وبعضها مخفي، لذلك يُعرض الوضع الحالي فقط.

about-us = بلوكيارد (Blockyard) مكان مستقل لألعاب المكعبات والقطع. إنه برنامج حر صنعه أناس يحبون هذه الألعاب.
about-names = ‏Deblockle وGobblet وGobblet Gobblers وBlock Out!‎ وBlokus أسماء تعود إلى أصحابها، وليس لهم يد في بلوكيارد ولم يعتمدوه. إن أعجبتك لعبة فاشترِ الأصلية: لمسها أمتع.
about-rules = كتبنا القواعد بكلماتنا. وحيث يسكت كتيّب القواعد كان علينا أن نختار، وقد وضعنا على اختياراتنا علامة «قرارنا».

convert-left = اللعبة { $number }: لا يتسع السجل لكل ما فيها. بقي في الملف القديم وحده: { $what }.
convert-done = { $count ->
    [one] كُتبت لعبة واحدة في { $file }.
    [two] كُتبت لعبتان في { $file }.
    [few] كُتبت { $count } ألعاب في { $file }.
    [many] كُتبت { $count } لعبة في { $file }.
   *[other] كُتبت { $count } لعبة في { $file }.
}
file-format = اختر ملفًا من أحد هذه الأنواع، { $kinds }: الملف «{ $given }» لا يحتوي على ألعاب
convert-kind = اختم الاسم بأحد هذه الامتدادات أو حدّد النوع بالخيارين ‎--from و‎--to ({ $kinds }): لا يدل الاسم «{ $given }» على نوع الملف
convert-exists = اختر اسمًا آخر أو استبدل الملف بالخيار ‎--force: الملف { $file } موجود بالفعل
convert-not-for-game = اختر نوعًا من هذه، { $kinds }: لا تُحفظ { $game } في ملفات من النوع { $kind }

# الوضع باليد.
aim-offer = اضغط Enter لتضع بالأسهم، أو اكتب النقلة.
aim-stop = أوقف المؤشر في الوسط، { $times ->
    [one] مرة أخرى
    [two] مرتين
    [few] { $times } مرات
    [many] { $times } مرة
   *[other] { $times } مرة
}: اضغط مفتاح المسافة.
no-such-language = اختر لغة من هذه، { $languages }: لا توجد هنا لغة { $given }
games-option = { "  " }{ $key }: { $name } (القاعدة { $clause })
games-value = { "    " }{ $key }: { $name }
