# שחקנים שהם תוכנות: המילים שלהם והסיבות למהלכים שלהם.

no-kernel = ל-{ $game } אין עדיין ליבה מהירה; אפשר לספור בלי ‎--fast
no-such-level = אין רמה { $given }; אפשר לבחור מ-{ $first } עד { $last }

play-hint = { $count ->
    [0] אפשר לשחק { $move }.
   *[other] אפשר לשחק { $move }: { $reasons }.
}

command-hint = רמז
help-hint = מה המחשב היה משחק, ולמה

reason-wins = המהלך מנצח מיד
reason-repeats-for-a-draw = העמדה חוזרת בפעם השלישית, וזה תיקו
reason-uncovers-a-line = המהלך חושף שורה שלמה של היריב ומפסיד
reason-fits-nowhere = אחרי ההרמה אין לו לאן ללכת, והמשחק אבוד
reason-leaves-a-fourth = היריב יכול להשלים שורה בתור הבא
reason-leaves-a-third = היריב יכול להשלים שלישייה בתור הבא
reason-blocks-a-fourth = המהלך חוסם את הרביעי בשורה של היריב
reason-blocks-a-third = המהלך חוסם את השלישי בשורה של היריב
reason-covers-their-three = המהלך מכסה אחד משלושה של היריב באותה שורה
reason-covers-their-two = המהלך מכסה אחד משניים של היריב באותה שורה
reason-makes-three = המהלך יוצר שלושה בשורה
reason-makes-two = המהלך יוצר שניים בשורה
reason-makes-three-twice = המהלך יוצר שלושה בשתי שורות בבת אחת
reason-makes-two-twice = המהלך יוצר שניים בכמה שורות בבת אחת
reason-shows-their-gobblet = המהלך משחרר גובלט של היריב
reason-gobbles = המהלך בולע גובלט של היריב
reason-takes-the-middle = המהלך תופס את המרכז, שבו נפגשות רוב השורות

how-many-games = אפשר לבחור בין משחק אחד ל-{ $most } משחקים, ולפחות פתיחה אחת
engine-does-not-start = המנוע אינו עולה; כדאי לבדוק את הפקודה: { $command }
engine-refuses = המנוע אינו מבצע ”{ $command }” ועונה ”{ $answer }”; כדאי לבדוק שהוא משחק במשחק הזה
not-a-contest = אין ב-{ $file } משחקים של דו-קרב; יש לבחור קובץ אחר
another-contest = ב-{ $file } שמורים משחקים של דו-קרב אחר; יש לבחור קובץ אחר, או אותם שחקנים ואותו זרע
duel-result = { $first } מול { $second }: { $won } ניצחונות, { $drawn } תיקו, { $lost } הפסדים, { $percent } %
duel-elo = הפרש אלו, עם רווח סמך של 95 %: { $elo }
duel-time = שניות מחשבה למשחק: { $first } ו-{ $second }

nothing-to-analyse = אין כאן למי להחליט; יש לבחור עמדה שבה תורו של מישהו
analyse-to-play = תור { $who }; ערכים מ-‎-1 (הפסד) עד ‎+1 (ניצחון):
analyse-line = המשחק הטוב ביותר: { $line }
analyse-win = ניצחון מוכח ב-{ $moves } מהלכים.
analyse-loss = הפסד מוכח ב-{ $moves } מהלכים.
analyse-effort = נבדקו { $nodes } עמדות ב-{ $ms } אלפיות שנייה.
analyse-better = עדיף: { $move }
no-such-ply = ברישום { $last } מהלכים, לא { $given }; יש לבחור מספר מ-0 עד { $last }
