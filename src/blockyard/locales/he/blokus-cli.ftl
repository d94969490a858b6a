# Blokus at the command line.

blokus-points = נקודות
blokus-all-placed = כל החלקים הונחו
blokus-stopped = פרש
blokus-blocked = חסום

blksgf-game = בחרו קובץ של אחד המשחקים האלה, { $games }: בקובץ הזה יש משחק של ״{ $given }״
blksgf-colour = הצבעים הם B ו־W ב־Duo, ו־1 עד 4 ב־Classic: ב־{ $given } אין צבע { $name }
blksgf-two-moves = תנו לכל מהלך צומת משלו: כאן שני מהלכים בצומת אחד
blksgf-to-play = כתבו B או W ב־Duo, ו־1 עד 4 ב־Classic: ב־PL כתוב ״{ $given }״, וזה אינו צבע במשחק הזה
blksgf-not-there = ציינו את כל המשבצות של חלק שנמצא שם: אין חלק שמונח בדיוק על { $given }, ולכן AE לא יכול להסיר אותו
blksgf-stopped = בחרו סוג אחר של קובץ: שחקן אחד פרש לפני תחילת המשחק הזה, ו־‎.blksgf לא יכול לציין זאת

nothing-to-train = בחרו blokus-duo,‏ blokus-classic,‏ gobblet,‏ gobblers או deblockle: אין ל־{ $given } מה ללמוד ממשחק עצמי
other-training = הריצו את הפקודה ההיא או בחרו קובץ אחר: קובץ המשחקים הזה שייך לאימון אחר ({ $given })
train-learned = משחקים: { $games }. המהלך הראשון של המדיניות היה גם בחירת החיפוש ב־{ $favourites }% (אנטרופיה צולבת { $cross_entropy })
train-judged = משחקים: { $games }. רשת הערך אומנה (שגיאה ריבועית ממוצעת { $error })
train-tuned = משחקים: { $games }. המשקלים כוונו (אנטרופיה צולבת { $cross_entropy }; הטלת מטבע היא 0.693)
train-done = המשקלים נכתבו אל { $weights }; המשחקים נמצאים ב־{ $games }
typed-U1-notation = הקלידו את המשבצות של חלק אחד עם פסיקים ביניהן, למשל ‎e10,e11,f11.
typed-U1-not-a-piece = הקלידו את המשבצות עם פסיקים ביניהן, למשל ‎e10,e11,f11.
U6-not-its-turn = תקנו את סדר המהלכים, או קבעו ב־PL איזה צבע משחק: כאן זה לא התור של { blokus-colour }
