# Block Out!: البرج واليد.

# إفلات لا تقدر عليه يد.
B7-not-a-pose = ارفع المكعب من جديد: موضعه أو دورانه أو سرعته ليست أعدادًا
B7-off-the-table = قرّب المكعب إلى ما فوق البرج: هو الآن خارج الطاولة
B7-too-fast = أمسك المكعب ثابتًا ثم اتركه: هو يتحرك أسرع من { $most } مم في الثانية
B7-inside-a-block = ارفع المكعب قليلًا: في هذا الموضع مكعب آخر أو الطاولة
B7-not-from-above = أنزل المكعب من فوق: المكعب الجديد لا يلمس إلا أعلى البرج
B7-too-high = أنزل المكعب قبل أن تتركه: هو أعلى من البرج بأكثر من { $most } مم
B7-no-such-hand = ارفع المكعب من جديد: هذه الحركات ليست حركات يد

# لم يصل المحرك إلى حكم؛ لم يتغير شيء.
tower-engine-failed = ضع المكعب مرة أخرى: تعذّر الحكم على البرج هذه المرة، ولم يتغيّر شيء
tower-engine-slow = ضع المكعب مرة أخرى: طال الحكم على البرج أكثر من اللازم، ولم يتغيّر شيء

# البرج في الطرفية.
blockout-front = من الأمام
blockout-right = من اليمين
blockout-spot = { blockout-block }، الهدف: { $across }، { $along }، دوران { $turn }°
blockout-across = { $side ->
    [left] { $mm } مم يسارًا
   *[right] { $mm } مم يمينًا
}
blockout-along = { $side ->
    [front] { $mm } مم إلى الأمام
   *[back] { $mm } مم إلى الخلف
}

# ما حدث، بالكلمات.
blockout-drawn = سُحبت بطاقة
blockout-drawn-card = سُحبت: { blockout-card }
blockout-stands = البرج ثابت، { $height } من 9
blockout-falls = سقط البرج
blockout-late = صمد البرج حتى نهاية العدّ ثم سقط؛ لا أحد يسحب بطاقات
