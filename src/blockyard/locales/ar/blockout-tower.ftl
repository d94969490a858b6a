# Block Out!: البرج واليد.

# إفلات لا تقدر عليه يد.
B7-not-a-pose = موضع المكعب أو دورانه أو سرعته ليست أعدادًا؛ ارفع المكعب من جديد
B7-off-the-table = المكعب ليس فوق الطاولة؛ قرّبه إلى ما فوق البرج
B7-too-fast = يتحرك المكعب أسرع من { $most } مم في الثانية؛ أمسكه ثابتًا ثم اتركه
B7-inside-a-block = في هذا الموضع مكعب آخر أو الطاولة؛ ارفع المكعب قليلًا
B7-not-from-above = المكعب الجديد لا يلمس إلا أعلى البرج؛ أنزله من فوق
B7-too-high = المكعب أعلى من البرج بأكثر من { $most } مم؛ أنزله قبل أن تتركه
B7-no-such-hand = هذه الحركات ليست حركات يد؛ ارفع المكعب من جديد

# لم يصل المحرك إلى حكم؛ لم يتغير شيء.
tower-engine-failed = تعذّر الحكم على البرج هذه المرة، ولم يتغير شيء؛ ضع المكعب مرة أخرى
tower-engine-slow = استغرق الحكم على البرج وقتًا أطول من اللازم، ولم يتغير شيء؛ ضع المكعب مرة أخرى

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
blockout-stands = البرج قائم، { $height } من 9
blockout-falls = سقط البرج
blockout-late = صمد البرج حتى نهاية العد ثم سقط؛ لا أحد يسحب
