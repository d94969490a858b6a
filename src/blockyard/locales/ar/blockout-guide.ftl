# ما يُطلب من اللاعب في بلوك آوت!.

blockout-prompt-first = اختر بطاقة لتبدأ البرج
blockout-prompt-first-more = بطاقة المكعب تقول أي مكعب تضع. المكعبات الكبيرة أساس جيد.
blockout-prompt-play = اختر بطاقة
blockout-prompt-play-more = بطاقة المكعب تضيف مكعبًا إلى البرج، وبطاقة الحركة تعفيك من البناء.
blockout-prompt-last-card = العب بطاقتك الأخيرة
blockout-prompt-last-card-more = إذا بقي البرج ثابتًا بعدها فزت.
blockout-prompt-start = سقط البرج: اختر بطاقة مكعب لتبدأ برجًا جديدًا
blockout-prompt-start-more = لا تبدأ بطاقة الحركة برجًا.
blockout-prompt-last = اختر أي مكعب متاح وضعه لتفوز
blockout-prompt-last-more = لم تبقَ لك بطاقات، وهذا هو المكعب الإضافي في التعليمات المتقدمة.
blockout-prompt-put = ضع { blockout-block }
blockout-prompt-put-more = حرّك المكعب فوق البرج، ثم اضغط مطوّلًا لتُنزله واتركه. ويجب أن يثبت حتى تعدّ إلى ثلاثة.
