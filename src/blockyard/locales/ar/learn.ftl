# الدروس: الصفحات التي تُتعلَّم فيها اللعبة مهمة بعد مهمة.

web-courses = الدروس
web-courses-how = مهام صغيرة على اللوحة الحقيقية، ثم لعبة كاملة. يستغرق كل درس نحو دقيقتين.
web-course-progress = المهام: { $done } من { $all }
web-course-begin = ابدأ الدرس
web-course-resume = تابع
web-course-again = ابدأ من جديد
learn-watch = شاهد
learn-your-turn = دورك
learn-try = جرّب
learn-replay = أعد العرض
learn-next = التالي
learn-skip = تخطَّ
learn-leave = احفظ واخرج
learn-hand = شاهد اليد ثم جرّب بنفسك
learn-task = المهمة { $number }
learn-task-done = المهمة { $number }، أُنجزت
learn-game = لعبة كاملة
learn-game-more = العب الآن لعبة كاملة مع خصم سهل: { $name }.
learn-game-start = ابدأ اللعبة
no-such-task = اختر مهمة من هذا الدرس: لا توجد مهمة باسم { $given }
