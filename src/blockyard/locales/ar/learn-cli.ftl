# الدورات في سطر الأوامر.

usage-learn = تعلم لعبة بمهام صغيرة قليلة.
learn-heading = المهمة { $number } من { $all }
learn-prompt = نقلتك (أو اعرض، تخط، خروج):
learn-example = اكتب مثلًا: { $move }
learn-finished = هذه كانت الدورة كلها. العب الآن لعبة: { $command }
learn-command-show = اعرض
learn-command-skip = تخط
learn-command-quit = خروج
no-course = اختر لعبة أخرى: لا توجد دورة بعد: { $game }
