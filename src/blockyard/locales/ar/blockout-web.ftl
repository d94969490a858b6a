# طاولة بلوك آوت! على الشاشة.

blockout-choose-block = «{ blockout-card }»: اختر مكعبًا.
blockout-choose-again = «{ blockout-card }»: اختر البطاقة مرة أخرى لتلعبها.
blockout-take-block = خذ { blockout-block }.
blockout-plays = { $who }: بطاقة «{ blockout-card }»، وأُخذ { blockout-block }
blockout-plays-action = { $who }: بطاقة «{ blockout-card }»
blockout-takes = { $who }: أُخذ { blockout-block }
blockout-lets-go = { $who }: تُرك المكعب، ويبدأ العدّ
blockout-counting = العدّ إلى ثلاثة: يجب أن يثبت البرج…
blockout-being-drawn = تُسحب البطاقات…
blockout-look = الأسهم تدور حول الطاولة، وعلامتا الزائد والناقص تقرّبان وتبعدان

# سبب انتهاء اللعبة.
ended-B10 = { $last ->
    [block] ثبت المكعب التاسع
   *[card] لُعبت آخر بطاقة
}
ended-B11 = ثبت المكعب الأخير
