# لماذا يكون دور في ديبلوكل جيدًا أو سيئًا، وما يُعرف عن اللعب بمكعب واحد لكل طرف.

reason-leaves-the-board = يُخرج مكعبًا من اللوحة
reason-shuts-them-in = لا يترك للخصم دورًا ممكنًا، فيستمر اللعب لك
reason-shuts-everybody-in = لا يترك لأي طرف دورًا ممكنًا، وهذا تعادل
reason-reaches-the-limit = هو آخر دور قبل الحد، وهذا تعادل
reason-lets-them-win = يستطيع الخصم بعده أن يُخرج مكعبه الأخير
reason-blocks-their-roll = يقف حيث يريد الخصم أن يدحرج أحد مكعباته
reason-frees-the-star = يفتح الطريق إلى النجمة أمام مكعب آخر
reason-makes-way = يفسح الطريق لمكعب آخر من مكعباته
reason-one-turn-from-leaving = يستطيع مكعبه أن يخرج في الدور التالي
reason-comes-nearer = يحتاج مكعبه إلى أدوار أقل كي يخرج
reason-goes-farther = يحتاج مكعبه إلى أدوار أكثر من قبل كي يخرج
reason-keeps-them-far = بهذا الوضع يحتاج المكعب إلى أدوار كثيرة كي يخرج
