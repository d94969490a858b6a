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
