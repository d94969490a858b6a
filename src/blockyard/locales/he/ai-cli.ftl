# Analysis, tournaments and engines at the command line.

no-kernel = ל-{ $game } אין עדיין ליבה מהירה; אפשר לספור בלי ‎--fast

command-hint = רמז
help-hint = מה המחשב היה משחק, ולמה

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
