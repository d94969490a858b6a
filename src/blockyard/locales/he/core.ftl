# המשחק, רישומים ואפשרויות: מה שזהה בכל המשחקים.

list-comma = { ", " }
sentence = { $text }.
by-rule = { $title } ({ $clause }): { $why }.
chance = הגורל

clause-M1 = פרישה
clause-M2 = נגמר הזמן
clause-M3 = עזיבה
clause-M4 = תיקו בהסכמה
clause-M5 = משחק נטוש
clause-M6 = ביטול

event-M1 = פרישה של { $who }.
event-M2 = נגמר הזמן של { $who }.
event-M3 = { $who } כבר לא כאן.

result-won = { $count ->
    [one] ניצחון ל{ $who }. { $title } ({ $clause }).
   *[other] ניצחון משותף: { $who }. { $title } ({ $clause }).
}
result-draw = תיקו. { $title } ({ $clause }).
result-none = אין תוצאה. { $title } ({ $clause }).
result-points = { $who }: { $points } נק׳

game-over = המשחק הזה הסתיים; אפשר להתחיל חדש או לעבור שוב על המהלכים
match-over = המשחק הזה הסתיים; אפשר להתחיל חדש או לעבור שוב על המהלכים
stale = זה נועד למהלך { $ply }, והמשחק כבר במהלך { $now }; כדאי להביט שוב בלוח
not-your-turn = עדיין לא תורך; המהלך יכול לחכות
not-in-the-game = המושב הזה כבר אינו במשחק; אפשר להמשיך לצפות
already-begun = המשחק כבר התחיל ואי אפשר לבטל אותו; אפשר לפרוש או להציע תיקו
too-late-to-abandon = מישהו כבר שיחק פעמיים ולכן המשחק נחשב; אפשר לפרוש או להציע תיקו
nothing-to-take-back = עדיין אין מהלך שלך שאפשר לחזור ממנו
nothing-revealed-goes-back = מאז נחשף משהו, ומה שנראה אי אפשר להסתיר שוב; ממשיכים מכאן
answer-first = יש הצעה על השולחן; קודם יש להסכים או לסרב
nothing-on-offer = אין כרגע הצעה; אפשר להציע הצעה משלך

no-such-game = אין משחק בשם { $given }; אפשר לבחור: { $games }
no-such-option = למשחק הזה אין אפשרות { $option }; יש לו: { $options }
no-such-value = האפשרות { $option } אינה יכולה להיות { $given }; אפשר לבחור: { $values }
no-such-seats = את המשחק הזה אי אפשר לשחק ב־{ $given }; אפשר לבחור: { $seats }
no-such-clause = אין כאן סעיף { $given }; אפשר לבחור: { $clauses }
not-a-position = זה אינו מצב של המשחק; את מצב הפתיחה כותבים כך: { $example }

record-at-line = שורה { $line }: { $why }
record-first-line = רישום מתחיל בשורה „{ $expected }”; כדאי לבדוק שזה הקובץ הנכון
record-empty = הקובץ ריק; רישום מתחיל בשורה „{ $expected }”
record-format = „{ $given }” הוא מבנה שהגרסה הזאת אינה מכירה; היא קוראת מבנה { $format }
record-long-line = השורה ארוכה מ־{ $longest } תווים; כדאי לבדוק שזה הקובץ הנכון
record-not-text = השורה אינה טקסט רגיל ב־UTF-8; כדאי לבדוק שזה הקובץ הנכון
record-header = „{ $given }” אינה שורת כותרת; מוכרות game, seats, option, player, start, result ו־moves
record-twice = „{ $given }” מופיע פעמיים; יש להשאיר אחד
record-missing = בכותרת חסרה השורה „{ $key }”; יש להוסיף אותה לפני המהלכים
record-number = „{ $given }” אינו מספר עבור { $key }; יש לכתוב בספרות
record-player = אין מושב { $given } בשולחן ל־{ $seats }; המושבים נספרים מ־0
record-result = בכותרת כתוב „{ $given }”, אבל המהלכים מסתיימים ב„{ $played }”; יש לתקן אחד מהם
record-after-end = המשחק הסתיים לפני השורה הזאת; יש להסיר את ההמשך
record-line = „{ $given }” אינה מוכרת; אחרי ! כותבים M1, M2 או M3 עם מושב, או M4, M5 או M6 לבדם

our-ruling = החלטה שלנו:
