# Deblockle at the command line.

deblockle-side = { $colour ->
    [gold] זהוב
   *[blue] כחול
}, יציאה דרך { $goal } · יצאו מהלוח: { $off }
deblockle-dice = הוטלו:

not-solved = בחרו deblockle עם קובייה אחת לכל צד: המשחק { $game } אינו פתור
solve-what = ציינו או ‎--from עם עמדה או ‎--totals
solve-over = תנו עמדה שבה תורו של מישהו: המשחק הזה נגמר
solve-one-on-one = הורידו את שאר הקוביות: פתורות רק עמדות שבהן המשחק נמשך ולכל צד קובייה אחת
solve-building = מחשבים את כל העמדות של קובייה אחת לכל צד; עושים את זה פעם אחת ושומרים.
solve-won = התור של { $side }: ניצחון; תורות עד הסוף: { $turns }
solve-lost = התור של { $side }: הפסד; תורות עד הסוף: { $turns }
solve-drawn = התור של { $side }: תיקו, כי אף אחד לא יכול לכפות ניצחון
solve-best = הכי טוב: { $moves }
solve-positions = עמדות ששום כלל אינו פוסל (לא כולן נוצרות במשחק): { $positions }
solve-wins = ניצחון לצד שבתור: { $wins }
solve-losses = הפסד לצד שבתור: { $losses }
solve-draws = תיקו: { $draws }
solve-longest = תורות בניצחון הארוך ביותר: { $turns }
solve-such-as = לדוגמה: { $position }
typed-D2-leaves-at-once = השמיטו את המשבצת השלישית.
typed-D3-die-notation = הקלידו ‎die= ואחד מהסמלים S, P, C, X, L, H לכל קובייה.
typed-D3-notation = הקלידו את הסמל שלמעלה, את הסמל שבצפון, @ ומשבצת, למשל ‎XL@c5.
typed-D5-notation = הקלידו את המשבצת שהקובייה עוזבת, את זו שאליה היא מתגלגלת ואת זו שבה הקפיצה נגמרת, למשל ‎c3c4d4; בלי קפיצה, למשל ‎c3c4.
typed-D7-must-hop = הוסיפו את המשבצת הזאת בסוף המהלך.
typed-D7-stop = השמיטו את המשבצת השלישית.
