# لماذا يكون دور في ديبلوكل جيدًا أو سيئًا، وما يُعرف عن اللعب بمكعب واحد لكل طرف.

reason-leaves-the-board = تُخرج مكعبًا من اللوحة
reason-shuts-them-in = لا تترك للخصم دورًا ممكنًا، فتتابع أنت
reason-shuts-everybody-in = لا تترك لأي طرف دورًا ممكنًا، وهذا تعادل
reason-reaches-the-limit = هذا آخر دور قبل الحد، وهذا تعادل
reason-lets-them-win = بعدها يستطيع الخصم أن يُخرج مكعبه الأخير
reason-blocks-their-roll = تقف حيث يريد الخصم أن يدحرج أحد مكعباته
reason-frees-the-star = تفتح الطريق إلى النجمة أمام مكعب آخر
reason-makes-way = تفسح الطريق لمكعب آخر من اللون نفسه
reason-one-turn-from-leaving = بعدها يستطيع المكعب أن يخرج في الدور التالي
reason-comes-nearer = بعدها يحتاج المكعب إلى أدوار أقل كي يخرج
reason-goes-farther = بعدها يحتاج المكعب إلى أدوار أكثر من قبل كي يخرج
reason-keeps-them-far = بهذا الوضع يحتاج المكعب إلى أدوار كثيرة كي يخرج
