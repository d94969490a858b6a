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
