# الدورات في سطر الأوامر.

usage-learn = تعلّم لعبة بمهام صغيرة قليلة.
learn-heading = المهمة { $number } من { $all }
learn-prompt = نقلتك (أو عرض، تجاوز، خروج):
learn-example = اكتب مثلًا: { $move }
learn-finished = انتهى الدرس كله. العب الآن لعبة: { $command }
learn-command-show = عرض
learn-command-skip = تجاوز
learn-command-quit = خروج
no-course = اختر لعبة أخرى: لا يوجد درس بعد للعبة { $game }
