# Analysis, tournaments and engines at the command line.

no-kernel = ספרו בלי ‎--fast: אין עדיין ליבה מהירה למשחק { $game }
no-book = בחרו משחק אחר: { $game } מתחיל בהטלת קוביות, או שאין לו מנוע שיכול ליצור ספר פתיחות

command-hint = רמז
help-hint = מה המחשב היה משחק, ולמה

how-many-games = בחרו מספר משחקים מ־1 עד { $most }, ולפחות פתיחה אחת
engine-does-not-start = בדקו את הפקודה { $command }: המנוע לא עולה
engine-refuses = בדקו שהמנוע משחק במשחק הזה: הוא סירב ל־״{ $command }״ וענה ״{ $answer }״
not-a-contest = בחרו קובץ אחר: אין ב־{ $file } משחקים של דו־קרב
another-contest = בחרו קובץ אחר, או אותם שחקנים ואותו זרע: ב־{ $file } שמורים משחקים של דו־קרב אחר
duel-result = { $first } מול { $second }: ניצחונות { $won }, תיקו { $drawn }, הפסדים { $lost }, { $percent }%
duel-elo = הפרש בדירוג Elo, עם רווח סמך של 95%: { $elo }
duel-time = זמן מחשבה למשחק, בשניות: { $first } ו־{ $second }
evaluate-rating = דירוג Elo, עם רווח סמך של 95%: { $rating }
no-such-agent = בדקו את השם: אין קובץ Python בשם { $file }
no-agent-in-file = כתבו בקובץ { $file } פונקציה choose או act: אין בו עדיין סוכן
evaluate-unrated = בחרו משחק אחר: לרמות של { $game } אין עדיין דירוג
evaluate-levels = בחרו רמות מ־1 עד { $last }, למשל 1,3,5: ״{ $given }״ אינה רשימת רמות
no-encoding = כתבו פונקציה choose במקום זה: למהלכים של { $game } אין מספרים

nothing-to-analyse = בחרו עמדה שבה תורו של מישהו: כאן אין החלטה לקבל
analyse-to-play = התור של { $who }; ערכים מ־‎−1 (הפסד) עד ‎+1 (ניצחון):
analyse-line = ההמשך הטוב ביותר: { $line }
analyse-win = ניצחון מוכח { $moves ->
    [one] במהלך אחד
    [two] בשני מהלכים
   *[other] ב־{ $moves } מהלכים
}.
analyse-loss = הפסד מוכח { $moves ->
    [one] במהלך אחד
    [two] בשני מהלכים
   *[other] ב־{ $moves } מהלכים
}.
analyse-proven = מוכח
analyse-exact = הערך הזה מוכח.
analyse-effort = עמדות שנבדקו: { $nodes }, ב־{ $ms } אלפיות שנייה.
analyse-better = עדיף: { $move }
analyse-accuracy = דיוק: { $players }
analyse-accuracy-of = { $who } { $percent }%
analyse-lesson = מהלך { $number }, { $who }: מצאו מהלך טוב יותר מ־{ $move }.
analyse-retry-good = מצאתם: המהלך הזה טוב יותר.
analyse-retry-weak = המהלך הזה שווה פחות. נסו אחר.
no-such-ply = בחרו מספר מ־0 עד { $last }: מהלך { $given } לא נמצא ברישום
analyse-no-moves = עוד לא שוחק אף מהלך במשחק הזה.
play-hint = { $count ->
    [0] אפשר לשחק { $move } ({ $told }).
   *[other] אפשר לשחק { $move } ({ $told }): { $reasons }.
}
dataset-done = משחקים: { $games }. מהלכים: { $moves }. נשמרו בקובץ { $file }.
dataset-exists = בחרו קובץ אחר: { $file } כבר קיים
analyse-all-done = { $games ->
    [one] משחק אחד שנותח נמצא ב־{ $file }.
    [two] שני משחקים שנותחו נמצאים ב־{ $file }.
   *[other] { $games } משחקים שנותחו נמצאים ב־{ $file }.
 }
