# لماذا تكون نقلة في بلوكس جيدة أو سيئة، والتعلّم من اللعب مع النفس.

reason-ends-on-the-single-square = تضع المربع المفرد آخر القطع، فتنال المكافأة الكبرى
reason-places-everything = تضع القطعة الأخيرة، فتنال مكافأة
reason-shuts-them-out = لا تترك للخصم مكانًا لأي قطعة
reason-takes-the-corner-they-need = تأخذ الزاوية التي يحتاج إليها الخصم
reason-slips-past-them = تتسلّل من جانب الخصم إلى مربعات لا يستطيع استعمالها
reason-opens-new-corners = تفتح زوايا جديدة للمتابعة
reason-large-piece-first = تضع قطعة كبيرة ما دام لها متّسع
reason-heads-for-the-middle = تتقدّم نحو وسط اللوحة
reason-keeps-the-single-square = تحتفظ بالمربع المفرد للنهاية
reason-small-piece-early = تستهلك قطعة صغيرة مبكرًا، والقطع الكبيرة ما زال لها مكان
reason-closes-own-corners = تغلق من زوايا لونها أكثر مما تفتح
