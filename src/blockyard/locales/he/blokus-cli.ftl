# Blokus at the command line.

blokus-points = נקודות
blokus-all-placed = כל החלקים הונחו
blokus-stopped = פרש
blokus-blocked = חסום

U1-measures = ספרו שוב את השורות ואת המשבצות הריקות: בלוח יש { $side } שורות של { $side } משבצות
U1-too-large = { blokus-colour }: הרחיקו את החלקים זה מזה, כי סביב { $square } יש יותר מחמש משבצות צמודות, וחלקים באותו צבע אף פעם לא נוגעים בצלעות
U1-piece-twice = { blokus-colour }: הסירו חלק אחד, כי החלק { $piece } נמצא על הלוח פעמיים
U4-not-on-point = { blokus-colour }: הניחו את החלק הראשון כך שיכסה בדיוק אחת מנקודות ההתחלה { $points }
U5-apart = { blokus-colour }: הזיזו את החלק שעל { $square } או השלימו את השרשרת, כי שום שרשרת של פינות לא מקשרת אותו לחלק הראשון
U6-ahead = { blokus-colour }: הסירו חלקים או שנו את הצבע שבתור, כי הונחו יותר חלקים ({ $count }) ממספר התורות ({ $most })
U6-behind = { blokus-colour }: הוסיפו חלקים או שנו את הצבע שבתור, כי הונחו פחות חלקים ({ $count }) ממספר התורות ({ $least }), ועדיין אפשר להניח
U6-not-begun = { blokus-colour }: הוסיפו את החלק הראשון, כי אין אף חלק על הלוח והתור כבר הגיע
U6-cannot-place = רשמו צבע שיכול להניח חלק, או - אם אין כזה: התור של { blokus-colour }, אבל כבר אין לו חלק שאפשר להניח
U7-not-over = רשמו את הצבע שבתור: { blokus-colour } עדיין יכול להניח חלק, ולכן המשחק לא נגמר
U7-too-many-stopped = רשמו פחות שחקנים שפרשו: בשולחן { $seats ->
    [one] לשחקן אחד
    [two] לשני שחקנים
   *[other] ל־{ $seats } שחקנים
} לפחות שניים ממשיכים, וסופרים מ־0
U8-single-last = הוסיפו את הצבע הזה לצבעים שסיימו במשבצת הבודדת: { blokus-colour } יכול היה להניח אותה רק בסוף
U8-single-not-last = השמיטו את הצבע הזה מהצבעים שסיימו במשבצת הבודדת: { blokus-colour } לא יכול היה לסיים כך
U9-not-in-corner = הניחו את החלק הראשון בפינה { $square }: שם מתחיל { blokus-colour }

U6-not-its-turn = תקנו את סדר המהלכים, או קבעו ב־PL איזה צבע משחק: כאן זה לא התור של { blokus-colour }
blksgf-game = בקובץ יש משחק של ״{ $given }״; כאן מכירים: { $games }
blksgf-colour = { $name } מציין צבע שאין ב־{ $given }; הצבעים הם B ו־W ב־Duo, ו־1 עד 4 ב־Classic
blksgf-two-moves = תנו לכל מהלך צומת משלו: כאן שני מהלכים בצומת אחד
blksgf-to-play = כתבו B או W ב־Duo, ו־1 עד 4 ב־Classic: ב־PL כתוב ״{ $given }״, וזה אינו צבע במשחק הזה
blksgf-not-there = ציינו את כל המשבצות של חלק שנמצא שם: אין חלק שמונח בדיוק על { $given }, ולכן AE לא יכול להסיר אותו
blksgf-stopped = בחרו סוג אחר של קובץ: שחקן אחד פרש לפני תחילת המשחק הזה, ו־‎.blksgf לא יכול לציין זאת

nothing-to-train = אין ל־{ $given } מה ללמוד ממשחק עצמי; בחרו blokus-duo,‏ blokus-classic,‏ gobblet,‏ gobblers או deblockle
other-training = הריצו את הפקודה ההיא או בחרו קובץ אחר: קובץ המשחקים הזה שייך לאימון אחר ({ $given })
train-learned = משחקים: { $games }. המהלך הראשון של המדיניות היה גם בחירת החיפוש ב־{ $favourites }% (אנטרופיה צולבת { $surprise })
train-judged = משחקים: { $games }. רשת הערך אומנה (שגיאה ריבועית ממוצעת { $error })
train-tuned = משחקים: { $games }. המשקלים כוונו (אנטרופיה צולבת { $surprise }; הטלת מטבע היא 0.693)
train-done = המשקלים נכתבו אל { $weights }; המשחקים נמצאים ב־{ $games }
typed-U1-notation = הקלידו את המשבצות של חלק אחד עם פסיקים ביניהן, למשל ‎e10,e11,f11.
typed-U1-not-a-piece = הקלידו את המשבצות עם פסיקים ביניהן, למשל ‎e10,e11,f11.
