# ما يُطلب من اللاعب في بلوك أوت.

blockout-prompt-first = اختر بطاقة لتبدأ البرج
blockout-prompt-first-more = كل بطاقة مكعب تحدد أي مكعب تضع. المكعبات الكبيرة أساس جيد.
blockout-prompt-play = اختر بطاقة
blockout-prompt-play-more = كل بطاقة مكعب تضيف مكعبًا إلى البرج، وبطاقة الحركة تعفيك من البناء.
blockout-prompt-last-card = العب بطاقتك الأخيرة
blockout-prompt-last-card-more = إذا بقي البرج قائمًا بعدها فقد فزت.
blockout-prompt-start = سقط البرج: اختر بطاقة مكعب لتبدأ برجًا جديدًا
blockout-prompt-start-more = لا تبدأ بطاقة الحركة برجًا.
blockout-prompt-last = اختر أي مكعب متاح وضعه لتفوز
blockout-prompt-last-more = نفدت بطاقاتك، وهذا هو المكعب الإضافي في قاعدة المتقدمين.
blockout-prompt-put = ضع { blockout-block }
blockout-prompt-put-more = اختر الوجه السفلي ثم صوّب واترك المكعب. وبعدها يجب أن يثبت حتى تعدّ إلى ثلاثة.
