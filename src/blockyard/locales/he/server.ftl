# משחק ברשת: שמות, חשבונות, שולחנות.

name-length = בשם יש { $shortest } עד { $longest } אותיות; אפשר לנסות שם קצר או ארוך יותר
name-letters = שם בנוי מאותיות ומספרות, עם רווח, נקודה או מקף אחד בין מילים; אפשר לנסות שוב בלי סימנים אחרים
name-mixed = אותיות משני אלפביתים בשם אחד מתבלבלות בקלות עם שם אחר; כדאי להישאר באלפבית אחד
name-reserved = השם { $name } שמור ל-Blockyard; אפשר להוסיף לו משהו משלך
name-taken = מישהו כבר נקרא { $name }, או בשם שנראה כמוהו; אפשר לנסות שם אחר

# מה ששחקנים יכולים לומר זה לזה.
phrase-hello = שלום!
phrase-good-luck = בהצלחה!
phrase-good-move = מהלך יפה!
phrase-well-played = שיחקת יפה!
phrase-thanks = תודה!
phrase-oops = אופס!
phrase-sorry = סליחה!
phrase-no-problem = אין בעיה!
phrase-thinking = אני בשלב המחשבה.
phrase-one-moment = רק רגע, בבקשה.
phrase-back-now = חזרתי.
phrase-that-was-close = זה היה קרוב!
phrase-again = עוד משחק?
phrase-bye = להתראות!
