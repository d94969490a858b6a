# اللعب عبر الشبكة: الأسماء والحسابات والطاولات.

name-length = يتكوّن الاسم من { $shortest } إلى { $longest } حرفًا؛ جرّب اسمًا أقصر أو أطول
name-letters = يتكوّن الاسم من حروف وأرقام، مع مسافة أو نقطة أو شرطة واحدة بين الكلمات؛ جرّب من دون علامات أخرى
name-mixed = حروف من أبجديتين في اسم واحد تجعله يشبه اسمًا آخر؛ اكتفِ بأبجدية واحدة
name-reserved = الاسم { $name } محجوز لـ Blockyard؛ أضف إليه شيئًا من عندك
name-taken = هناك من اسمه { $name } أو اسم يشبهه؛ جرّب اسمًا آخر

# ما يمكن أن يقوله اللاعبون بعضهم لبعض.
phrase-hello = مرحبًا!
phrase-good-luck = حظًا موفقًا!
phrase-good-move = نقلة جميلة!
phrase-well-played = أحسنت اللعب!
phrase-thanks = شكرًا!
phrase-oops = أوه!
phrase-sorry = عذرًا!
phrase-no-problem = لا بأس!
phrase-thinking = أنا أفكر.
phrase-one-moment = لحظة من فضلك.
phrase-back-now = لقد عدت.
phrase-that-was-close = كانت قريبة جدًا!
phrase-again = مباراة أخرى؟
phrase-bye = إلى اللقاء!
