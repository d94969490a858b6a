# Deblockle at the command line.

deblockle-side = { $colour ->
    [gold] الذهبي
   *[blue] الأزرق
}، الخروج من { $goal } · خرج من اللوحة: { $off }
deblockle-dice = الرميات:

not-solved = اختر deblockle بمكعب واحد لكل طرف: لعبة { $game } غير محلولة
solve-what = اذكر إمّا ‎--from مع وضع وإمّا ‎--totals
solve-over = أعطِ وضعًا يكون فيه الدور لأحد اللاعبين: انتهت هذه اللعبة
solve-one-on-one = أزل المكعبات الأخرى: لا تُحل إلا أوضاع اللعب بمكعب واحد لكل طرف
solve-building = تُحسب الآن كل أوضاع المكعب الواحد لكل طرف؛ يتم هذا مرة واحدة ويُحفظ.
solve-won = دور { $side } وهو يفوز؛ الأدوار حتى النهاية: { $turns }
solve-lost = دور { $side } وهو يخسر؛ الأدوار حتى النهاية: { $turns }
solve-drawn = دور { $side }؛ لا يستطيع أحد أن يفرض الفوز، وهذا تعادل
solve-best = الأفضل: { $moves }
solve-positions = الأوضاع التي لا تمنعها أي قاعدة (لا تنشأ كلها في اللعب): { $positions }
solve-wins = يفوز بها صاحب الدور: { $wins }
solve-losses = يخسرها صاحب الدور: { $losses }
solve-draws = تعادل: { $draws }
solve-longest = عدد أدوار أطول فوز: { $turns }
solve-such-as = مثلًا: { $position }
typed-D2-leaves-at-once = لا تكتب الخانة الثالثة.
typed-D3-die-notation = اكتب ‎die= وأحد الرموز S وP وC وX وL وH لكل مكعب.
typed-D3-notation = اكتب الرمز الذي في الأعلى والرمز الذي في الشمال ثم @ وخانة، مثل ‎XL@c5.
typed-D5-notation = اكتب الخانة التي يغادرها المكعب ثم الخانة التي يتدحرج إليها ثم الخانة التي تنتهي فيها قفزته، مثل ‎c3c4d4؛ ومن غير قفزة، مثل ‎c3c4.
typed-D7-must-hop = أضف هذه الخانة في آخر النقلة.
typed-D7-stop = لا تكتب الخانة الثالثة.
