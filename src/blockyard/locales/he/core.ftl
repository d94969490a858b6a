# המשחק, רישומים ואפשרויות: מה שזהה בכל המשחקים.

list-comma = { ", " }
sentence = { $text }.
chance = המזל

clause-M1 = פרישה
clause-M2 = נגמר הזמן
clause-M3 = עזיבה
clause-M4 = תיקו בהסכמה
clause-M5 = משחק נטוש
clause-M6 = ביטול

event-M1 = פרישה של { $who }.
event-M2 = נגמר הזמן של { $who }.
event-M3 = { $who } כבר לא במשחק.

result-won = { $count ->
    [one] ניצחון ל{ $who }. { $title } ({ $clause }).
   *[other] ניצחון משותף: { $who }. { $title } ({ $clause }).
}
result-draw = תיקו. { $title } ({ $clause }).
result-none = אין תוצאה. { $title } ({ $clause }).

game-over = המשחק הזה הסתיים; אפשר להתחיל משחק חדש או לעבור שוב על המהלכים
match-over = המשחק הזה הסתיים; אפשר להתחיל משחק חדש או לעבור שוב על המהלכים
stale = זה נועד למהלך { $ply }, והמשחק כבר במהלך { $now }; כדאי להסתכל שוב על הלוח
no-hands-here = במשחק הזה תנועת היד אינה קובעת; יש לשלוח את המהלך לבדו
not-your-turn = התור שלך עוד לא הגיע; המהלך יכול לחכות
not-in-the-game = המושב הזה כבר אינו במשחק; אפשר להמשיך לצפות
already-begun = המשחק כבר התחיל, ולכן אי אפשר לבטל אותו; אפשר לפרוש או להציע תיקו
too-late-to-abandon = מישהו כבר שיחק פעמיים, ולכן המשחק נחשב; אפשר לפרוש או להציע תיקו
nothing-to-take-back = עוד אין מהלך שלך שאפשר להחזיר
nothing-revealed-goes-back = מאז נחשף משהו, ומה שכבר ראו אי אפשר להסתיר שוב; ממשיכים מכאן
answer-first = יש הצעה על השולחן; קודם יש להסכים או לסרב
nothing-on-offer = כרגע אין הצעה על השולחן; אפשר להציע משהו משלך

our-ruling = החלטה שלנו:
