# لماذا تكون نقلة في بلوكس جيدة أو سيئة، والتعلّم من اللعب مع النفس.

reason-ends-on-the-single-square = يضع المربع المفرد آخر القطع، فينال المكافأة الكبرى
reason-places-everything = يضع القطعة الأخيرة، فينال مكافأة
reason-shuts-them-out = لا يترك للخصم مكانًا لأي قطعة
reason-takes-the-corner-they-need = يأخذ الزاوية التي يحتاج إليها الخصم
reason-slips-past-them = يتسلّل خلف الخصم إلى مربعات محظورة عليه
reason-opens-new-corners = يفتح زوايا جديدة يكمل منها
reason-large-piece-first = يضع قطعة كبيرة ما دام لها متّسع
reason-heads-for-the-middle = يتقدّم نحو وسط اللوحة
reason-keeps-the-single-square = يحتفظ بالمربع المفرد للنهاية
reason-small-piece-early = ينفق قطعة صغيرة مبكرًا، مع أن القطع الكبيرة ما زال لها مكان
reason-closes-own-corners = يغلق من زواياه أكثر مما يفتح
