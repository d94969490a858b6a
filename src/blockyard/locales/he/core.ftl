# המשחק, רישומים ואפשרויות: מה שזהה בכל המשחקים.

list-comma = { ", " }
sentence = { $text }.
by-rule = { $title } ({ $clause }): { $why }.
chance = המזל

clause-M1 = פרישה
clause-M2 = נגמר הזמן
clause-M3 = עזיבה
clause-M4 = תיקו בהסכמה
clause-M5 = משחק נטוש
clause-M6 = ביטול

event-M1 = { $who }: פרישה מהמשחק.
event-M2 = נגמר הזמן של { $who }.
event-M3 = { $who } כבר לא במשחק.

result-won = { $count ->
    [1] ניצחון: { $who }. { $title } ({ $clause }).
   *[other] ניצחון משותף: { $who }. { $title } ({ $clause }).
}
result-draw = תיקו. { $title } ({ $clause }).
result-none = אין תוצאה. { $title } ({ $clause }).

game-over = אפשר להתחיל משחק חדש או לעבור שוב על המהלכים: המשחק הזה כבר נגמר
match-over = אפשר להתחיל משחק חדש או לעבור שוב על המהלכים: המשחק הזה כבר נגמר
stale = הסתכלו שוב על הלוח: זה נועד למהלך { $ply }, והמשחק כבר במהלך { $now }
no-hands-here = שלחו את המהלך לבדו: במשחק הזה אין תנועות יד
not-your-turn = התור שלכם עוד לא הגיע; המהלך יכול לחכות
not-in-the-game = אפשר להמשיך לצפות: השחקן הזה כבר לא במשחק
already-begun = אפשר לפרוש או להציע תיקו: המשחק כבר התחיל, ואי אפשר לבטל אותו
too-late-to-abandon = אפשר לפרוש או להציע תיקו: מישהו כבר שיחק שני תורות, והמשחק נחשב
nothing-to-take-back = עוד אין מהלך שלכם שאפשר להחזיר
nothing-revealed-goes-back = ממשיכים מכאן: מאז נחשף משהו, ומה שכבר ראו אי אפשר להסתיר שוב
answer-first = קודם ענו להצעה שעל השולחן: הסכימו או סרבו
nothing-on-offer = אפשר להציע משהו בעצמכם: כרגע אין הצעה שמחכה לתשובה

our-ruling = החלטה שלנו:
