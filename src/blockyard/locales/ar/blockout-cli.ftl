# Block Out! at the command line.

blockout-order = ترتيب الأدوار
blockout-you = أنت
blockout-held = للوضع: { blockout-block }
blockout-dealing = تُوزَّع البطاقات
blockout-drawing = لا بطاقة تصلح للعب، فتُسحب البطاقات
blockout-owed = سقط البرج؛ بطاقات لم تُسحب بعد: { $owed }
blockout-start = سقط البرج؛ تبدأ بطاقة مكعب برجًا جديدًا
blockout-last = لُعبت البطاقة الأخيرة: إن وُضع أي مكعب متاح وثبت فهو الفوز
blockout-advanced = التعليمات المتقدمة

# البرج في الطرفية.
blockout-how-to-put = ‏put X Y ROTATION FACE: مم إلى اليمين، مم إلى الخلف، درجات الدوران، الوجه الأسفل
blockout-faces = الوجه 0 يترك ○ في الأعلى، التحدّب الخفيف؛ 2 ○○؛ 4 ○○○؛ الأوجه 1 و3 و5 محدّبة
blockout-keys = الأسهم: تحريك · , و . : تدوير · Tab: وجه · Enter: إفلات · Esc: كتابة أرقام
blockout-lens = من فوق: · يثبت  ░ قد يتأرجح
blockout-zone = { $zone ->
    [holds] إذا صوّبت هنا يثبت المكعب
    [rocks] إذا صوّبت هنا قد يتأرجح المكعب
   *[falls] إذا صوّبت هنا يسقط المكعب
}
blockout-joints = الميل تحت كل مكعب
blockout-joint-state = { $state ->
    [steady] ثابت
    [leaning] مائل
   *[falling] على وشك السقوط
}

# ما حدث، بالكلمات.
blockout-played = بطاقة «{ blockout-card }»: { blockout-block }
blockout-falls-after = سقط البرج بعد { $seconds } ث، وأول ما سقط: { blockout-block }
blockout-late-after = صمد البرج حتى نهاية العدّ ثم سقط بعد { $seconds } ث، وأول ما سقط: { blockout-block }؛ لا أحد يسحب بطاقات
blockout-let-go = (أُفلت على بُعد { $off } مم من الموضع المقصود)
typed-B4-notation = اكتب البطاقة والمكعب، مثل ‎any>large-blue، أو pass أو reverse.
typed-B6-no-block-named = اكتب البطاقة والمكعب معًا، مثل ‎any>large-blue.
typed-B7-notation = اكتب ‎put X Y ROTATION FACE، مثل ‎put 0 -4.5 45 2، بالمليمترات والدرجات.
typed-B8-notation = اكتب البطاقة والمكعب، مثل ‎any>large-blue.
typed-B9-takes-no-block = اكتب البطاقة وحدها، مثل pass.
typed-B11-choose-a-block = اكتب > والمكعب، مثل ‎>large-blue.
blockout-spot = { blockout-block }، الهدف: { $spot }، دوران { $turn }°
