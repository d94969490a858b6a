# Block Out! at the command line.

blockout-order = סדר התורות
blockout-you = אתם
blockout-held = להנחה: { blockout-block }
blockout-dealing = מחלקים את הקלפים
blockout-drawing = אין קלף שאפשר לשחק, ולכן שולפים קלפים
blockout-owed = המגדל נפל; קלפים שעוד צריך לשלוף: { $owed }
blockout-start = המגדל נפל; קלף קובייה פותח מגדל חדש
blockout-last = הקלף האחרון שוחק; הניחו קובייה פנויה כך שתישאר לעמוד, וניצחתם
blockout-advanced = חוק מתקדם

B2-seats = הפרידו בין הידיים ב־/: מספר הידיים כאן הוא { $given }, ומשחקים מ־{ $fewest } עד { $most }
B2-too-few-left = השאירו לפחות שתי ידיים: מספר השחקנים שנשארו במשחק הוא { $left }, כלומר הוא נגמר
B2-no-such-card = כתבו שם של קלף, כמו small-red,‏ red,‏ small,‏ any,‏ pass או reverse: אין קלף בשם ״{ $given }״
B2-too-many = הסירו כמה מקלפי ״{ blockout-card }״: המספר כאן הוא { $given }, ובחפיסה רק { $most }
B2-deal = בדקו את הידיים ואת שאר השולחן: הקלפים מחולקים אחד אחד מהשחקן הראשון והלאה, עד שלכולם יש { $hand }
B4-not-in-the-game = תנו את התור למי שבמשחק: { seat-block-out } כבר לא במשחק
B5-turn-passed = תנו את התור לשחקן הבא: { seat-block-out } לא יכול לשחק וגם לא לשלוף, ולכן התור עובר הלאה
B6-no-such-block = כתבו שם של קובייה, כמו small-red,‏ medium-wood או large-blue: אין קובייה בשם ״{ $given }״
B6-block-twice = השאירו קובייה אחת: { blockout-block } מופיעה פעמיים
B6-held-without-card = בדקו את הקלפים ששוחקו: { blockout-block } מיועדת להנחה, אבל הקלף העליון לא מתיר אותה
B8-no-fall = בדקו את המגדל ואת הקלפים: אחרי נפילה אין מגדל, ושולפים קלפים רק כל עוד יש מה לשלוף
B10-not-won = בדקו את היד ואת המגדל: { seat-block-out } עוד לא ניצח, כי נשארו לו קלפים ביד וחסרה קובייה
B10-nine-stand = הורידו קובייה אחת או ציינו שהמשחק נגמר: תשע קוביות עומדות, כלומר המשחק כבר הוכרע
B10-no-cards = תנו קלף או ציינו שהמשחק נגמר: { seat-block-out } בלי קלפים, כלומר המשחק כבר הוכרע
B11-no-last-card = בדקו את החוק ואת היד: { seat-block-out } מניח קובייה אחרונה רק לפי החוק המתקדם ובלי קלפים

# המגדל במסוף.
blockout-how-to-put = ‏put X Y ROTATION FACE: מ״מ ימינה, מ״מ אחורה, מעלות סיבוב, הצד שלמטה
blockout-faces = צד 0 משאיר למעלה ○, צד קמור עדין; 2 ○○; 4 ○○○; צדדים 1, 3, 5 קמורים
blockout-keys = חיצים: להזיז · , ו־. : סיבוב · Tab: צד · Enter: לעזוב · Esc: מספרים
blockout-face = { $face ->
    [1] צד קמור עדין ○ למעלה
    [3] צד קמור בינוני ○○ למעלה
    [5] צד קמור תלול ○○○ למעלה
   *[other] צד שטוח למעלה
}

# מה קרה, במילים.
blockout-played = קלף ״{ blockout-card }״: { blockout-block }
blockout-falls-after = המגדל נופל (שניות: { $seconds }), ראשונה: { blockout-block }
blockout-late-after = המגדל עמד עד סוף הספירה ונפל אחריה (שניות: { $seconds }), ראשונה: { blockout-block }; אף אחד לא שולף
blockout-let-go = (נעזבה במרחק { $off } מ״מ מהמקום שכיוונתם אליו)
typed-B4-notation = הקלידו קלף וקובייה, למשל ‎any>large-blue, או pass או reverse.
typed-B6-no-block-named = הקלידו את שניהם, קלף וקובייה, למשל ‎any>large-blue.
typed-B7-notation = הקלידו ‎put X Y ROTATION FACE, למשל ‎put 0 -4.5 45 2, במילימטרים ובמעלות.
typed-B8-notation = הקלידו קלף וקובייה, למשל ‎any>large-blue.
typed-B9-takes-no-block = הקלידו את הקלף לבדו, למשל pass.
typed-B11-choose-a-block = הקלידו > ואת הקובייה, למשל ‎>large-blue.
