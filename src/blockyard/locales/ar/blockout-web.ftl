# طاولة بلوك آوت! على الشاشة.

blockout-choose-block = «{ blockout-card }»: اختر مكعبًا.
blockout-choose-again = «{ blockout-card }»: اختر البطاقة مرة أخرى لتلعبها.
blockout-plays = { $who }: بطاقة «{ blockout-card }»، وأُخذ { blockout-block }
blockout-plays-action = { $who }: بطاقة «{ blockout-card }»
blockout-takes = { $who }: أُخذ { blockout-block }
blockout-lets-go = { $who }: تُرك المكعب، ويبدأ العدّ
blockout-look = الأسهم تدور حول الطاولة، وعلامتا الزائد والناقص تقرّبان وتبعدان

# سبب انتهاء اللعبة.
ended-B10 = لُعبت آخر بطاقة أو ثبت المكعب التاسع
ended-B11 = ثبت المكعب الأخير
