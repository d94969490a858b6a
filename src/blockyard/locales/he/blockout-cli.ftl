# Block Out! at the command line.

blockout-order = סדר התורות
blockout-you = המקום שלך
blockout-held = להנחה: { blockout-block }
blockout-dealing = מחלקים את הקלפים
blockout-drawing = אין קלף שאפשר לשחק, ולכן שולפים קלפים
blockout-owed = המגדל נפל; קלפים שעוד צריך לשלוף: { $owed }
blockout-start = המגדל נפל; קלף קובייה מתחיל מגדל חדש
blockout-last = הקלף האחרון שוחק; קובייה פנויה אחת שתונח ותישאר לעמוד מביאה ניצחון
blockout-advanced = חוק מתקדם

B2-seats = מספר הידיים כאן הוא { $given }, ומשחקים מ־{ $fewest } עד { $most }; יש להפריד בין הידיים ב־/
B2-too-few-left = שחקנים שנותרו במשחק: { $left }, כלומר הוא הסתיים; יש להשאיר לפחות שתי ידיים
B2-no-such-card = אין קלף בשם ״{ $given }״; הקלפים נקראים small-red,‏ red,‏ small,‏ any,‏ pass,‏ reverse וכן הלאה
B2-too-many = יש כאן { $given } קלפי ״{ blockout-card }״, ובחפיסה יש { $most }; יש להסיר כמה מהם
B2-deal = הקלפים מחולקים אחד אחד מהמושב הראשון והלאה, עד שלכולם יש { $hand }; יש לבדוק את הידיים ואת שאר השולחן
B4-not-in-the-game = { seat-block-out } אינו במשחק; יש לתת את התור למי שכן
B5-turn-passed = { seat-block-out } לא יכול לשחק וגם לא לשלוף, ולכן התור עובר הלאה; יש לתת אותו לשחקן הבא
B6-no-such-block = אין קובייה בשם ״{ $given }״; הקוביות נקראות small-red,‏ medium-wood,‏ large-blue וכן הלאה
B6-block-twice = { blockout-block } מופיעה פעמיים; יש להשאיר אחת
B6-held-without-card = { blockout-block } מיועדת להנחה, אבל הקלף העליון בקלפים ששוחקו אינו מתיר אותה; יש לבדוק את הקלפים ששוחקו
B8-no-fall = אחרי נפילה אין מגדל, וצריך לשלוף קלפים רק כל עוד יש מה לשלוף; יש לבדוק את המגדל ואת הקלפים
B10-not-won = { seat-block-out } עוד לא ניצח: יש קלפים ביד או שחסרה קובייה; יש לבדוק את שני הדברים
B10-nine-stand = תשע קוביות עומדות, כלומר המשחק כבר הוכרע; יש להוריד אחת או לציין שהוא הסתיים
B10-no-cards = ל{ seat-block-out } לא נותרו קלפים, כלומר המשחק כבר הוכרע; יש לתת קלף או לציין שהוא הסתיים
B11-no-last-card = { seat-block-out } מניח קובייה אחרונה רק לפי החוק המתקדם ובלי קלפים; יש לבדוק את החוק ואת היד

# המגדל במסוף.
blockout-how-to-put = ‏put X Y TURN FACE: מ״מ ימינה, מ״מ אחורה, מעלות סיבוב, הצד שלמטה
blockout-faces = צד 0 משאיר למעלה ○, הקמירות העדינה; 2 ○○; 4 ○○○; צדדים 1, 3, 5 קמורים
blockout-keys = חצים: להזיז · , ו־. : סיבוב · Tab: צד · Enter: לעזוב · Esc: מספרים
blockout-face = { $face ->
    [1] צד קמור עדין ○ למעלה
    [3] צד קמור בינוני ○○ למעלה
    [5] צד קמור תלול ○○○ למעלה
   *[other] צד שטוח למעלה
}

# מה קרה, במילים.
blockout-played = קלף ”{ blockout-card }“: { blockout-block }
blockout-falls-after = המגדל נופל אחרי { $seconds } שניות, ראשונה: { blockout-block }
blockout-late-after = המגדל עמד עד סוף הספירה ונופל אחרי { $seconds } שניות, ראשונה: { blockout-block }; איש אינו שולף
blockout-let-go = (נעזבה { $off } מ״מ מהמקום שכוון)
typed-B4-notation = הקלידו קלף וקובייה, למשל ‎any>large-blue, או pass או reverse.
typed-B6-no-block-named = הקלידו את שניהם, קלף וקובייה, למשל ‎any>large-blue.
typed-B7-notation = הקלידו ‎put X Y ROTATION FACE, למשל ‎put 0 -4.5 45 2, במילימטרים ובמעלות.
typed-B8-notation = הקלידו קלף וקובייה, למשל ‎any>large-blue.
typed-B9-takes-no-block = הקלידו את הקלף לבדו, למשל pass.
typed-B11-choose-a-block = הקלידו > ואת הקובייה, למשל ‎>large-blue.
