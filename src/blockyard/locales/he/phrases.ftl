# מה ששחקנים יכולים לומר זה לזה.

phrase-hello = שלום!
phrase-good-luck = בהצלחה!
phrase-good-move = מהלך יפה!
phrase-well-played = משחק יפה!
phrase-thanks = תודה!
phrase-oops = אופס!
phrase-sorry = סליחה!
phrase-no-problem = אין בעיה!
phrase-thinking = רגע, צריך לחשוב…
phrase-one-moment = רק רגע, בבקשה.
phrase-back-now = חזרתי.
phrase-that-was-close = זה היה קרוב!
phrase-again = עוד משחק?
phrase-bye = להתראות!
