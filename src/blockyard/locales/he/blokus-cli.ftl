# Blokus at the command line.

blokus-points = נקודות
blokus-left = חלקים שנשארו
blokus-all-placed = כל החלקים הונחו
blokus-stopped = פרש
blokus-blocked = חסום

U1-measures = בלוח יש { $side } שורות של { $side } משבצות; יש לספור שוב את השורות ואת המשבצות הריקות
U1-too-large = ל{ blokus-colour } יש יותר מחמש משבצות צמודות סביב { $square }; חלקים באותו צבע אף פעם אינם נוגעים בצלעות, ולכן יש להרחיק ביניהם
U1-piece-twice = ל{ blokus-colour } יש על הלוח פעמיים את החלק { $piece }; יש להסיר אחד מהם
U4-not-on-point = { blokus-colour } חייב לכסות בדיוק אחת מנקודות ההתחלה { $points }; יש להניח שם את החלק הראשון שלו
U5-apart = שום שרשרת של פינות אינה מקשרת את החלק של { blokus-colour } שעל { $square } לחלק הראשון; יש להזיז אותו או להשלים את השרשרת
U6-ahead = { blokus-colour } הניח יותר חלקים ({ $count }) ממספר התורות שהיו לו ({ $most }); יש להסיר חלקים או לשנות את הצבע שבתור
U6-behind = { blokus-colour } הניח פחות חלקים ({ $count }) ממספר התורות שהיו לו ({ $least }), והוא עדיין יכול להניח; יש להוסיף חלקים או לשנות את הצבע שבתור
U6-not-begun = ל{ blokus-colour } אין אף חלק על הלוח, אף שתורו כבר הגיע; יש להוסיף את החלק הראשון שלו
U6-cannot-place = { blokus-colour } בתור, אבל הוא כבר אינו יכול להניח חלק; יש לרשום צבע שיכול, או - אם אין כזה
U7-not-over = { blokus-colour } עדיין יכול להניח חלק, ולכן המשחק לא נגמר; יש לרשום את הצבע שבתור
U7-too-many-stopped = בשולחן ל־{ $seats } לפחות שני מושבים ממשיכים, והמושבים נספרים מ־0; יש לרשום פחות מושבים שפרשו
U8-single-last = { blokus-colour } יכול היה להניח את המשבצת הבודדת רק בסוף; יש להוסיף אותו לצבעים שסיימו כך
U8-single-not-last = { blokus-colour } לא יכול היה לסיים במשבצת הבודדת; יש להשמיט אותו מהצבעים שסיימו כך
U9-not-in-corner = { blokus-colour } מתחיל בפינה { $square }; יש להניח שם את החלק הראשון שלו

U6-not-its-turn = כאן זה לא התור של { blokus-colour }; יש לתקן את סדר המהלכים, או לקבוע ב־PL איזה צבע משחק
blksgf-game = בקובץ יש משחק של ״{ $given }״; כאן מוכרים: { $games }
blksgf-colour = { $name } מציין צבע שאין ב־{ $given }; הצבעים הם B ו־W ב־Duo, ו־1 עד 4 ב־Classic
blksgf-two-moves = שני מהלכים עומדים בצומת אחד; יש לתת לכל אחד צומת משלו
blksgf-to-play = ב־PL כתוב ״{ $given }״, וזה אינו צבע במשחק הזה; יש לכתוב B או W ב־Duo, ו־1 עד 4 ב־Classic
blksgf-not-there = אין חלק שמונח בדיוק על { $given }, ולכן AE לא יכול להסיר אותו; יש לציין את כל המשבצות של חלק שנמצא שם
blksgf-stopped = מושב אחד כבר הפסיק לפני תחילת המשחק הזה, ו־‎.blksgf לא יכול לציין זאת; אפשר לבחור סוג אחר של קובץ

nothing-to-train = אין ל־{ $given } מה ללמוד ממשחקים עצמיים; אפשר לבחור blokus-duo,‏ blokus-classic,‏ gobblet,‏ gobblers או deblockle
other-training = קובץ המשחקים הזה שייך לאימון אחר ({ $given }); אפשר להריץ את הפקודה ההיא או לבחור קובץ אחר
train-learned = אחרי { $games } משחקים: המהלך המועדף היה גם בחירת החיפוש ב־{ $favourites } אחוזים (הפתעה { $surprise })
train-judged = אחרי { $games } משחקים: נלמד כמה שווה כל עמדה (שגיאה ריבועית ממוצעת { $error })
train-tuned = אחרי { $games } משחקים: נלמד מחדש כמה שווה כל דבר (הפתעה { $surprise }; הטלת מטבע היא 0.693)
train-done = המשקלים נכתבו אל { $weights }; המשחקים נמצאים ב־{ $games }
typed-U1-notation = הקלידו את המשבצות של חלק אחד עם פסיקים ביניהן, למשל ‎e10,e11,f11.
typed-U1-not-a-piece = הקלידו את המשבצות עם פסיקים ביניהן, למשל ‎e10,e11,f11.
