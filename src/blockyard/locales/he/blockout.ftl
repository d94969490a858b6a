# בלוק אאוט!

title-block-out = בלוק אאוט!
seat-block-out = { $seat ->
    [0] שחקן 1
    [1] שחקן 2
    [2] שחקן 3
    [3] שחקן 4
    [4] שחקן 5
   *[5] שחקן 6
}

clause-B1 = מטרת המשחק
clause-B2 = הכנת המשחק
clause-B3 = מי מתחיל
clause-B4 = תור
clause-B5 = שליפת קלפים
clause-B6 = קלפי קובייה
clause-B7 = הנחת קובייה
clause-B8 = כשהמגדל נופל
clause-B9 = קלפי פעולה
clause-B10 = ניצחון
clause-B11 = חוק מתקדם
clause-B12 = קלפים נסתרים

blockout-card = { $card ->
    [small-red] קטנה אדומה
    [small-wood] קטנה בצבע עץ
    [small-blue] קטנה כחולה
    [medium-red] בינונית אדומה
    [medium-wood] בינונית בצבע עץ
    [medium-blue] בינונית כחולה
    [large-red] גדולה אדומה
    [large-wood] גדולה בצבע עץ
    [large-blue] גדולה כחולה
    [red] אדומה בכל גודל
    [wood] בצבע עץ בכל גודל
    [blue] כחולה בכל גודל
    [small] קטנה בכל צבע
    [medium] בינונית בכל צבע
    [large] גדולה בכל צבע
    [any] כל קובייה
    [pass] העברת תור
   *[reverse] שינוי כיוון
}
blockout-block = { $block ->
    [small-red] הקובייה הקטנה האדומה
    [small-wood] הקובייה הקטנה בצבע עץ
    [small-blue] הקובייה הקטנה הכחולה
    [medium-red] הקובייה הבינונית האדומה
    [medium-wood] הקובייה הבינונית בצבע עץ
    [medium-blue] הקובייה הבינונית הכחולה
    [large-red] הקובייה הגדולה האדומה
    [large-wood] הקובייה הגדולה בצבע עץ
   *[large-blue] הקובייה הגדולה הכחולה
}

blockout-count-1 = עשרים ואחת
blockout-count-2 = עשרים ושתיים
blockout-count-3 = עשרים ושלוש

blockout-stack = המגדל: { $height } מתוך 9
blockout-no-stack = עוד אין מגדל
blockout-free = קוביות פנויות:
blockout-none = אין
blockout-hand = הקלפים שלך:
blockout-cards = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
blockout-left = כבר לא במשחק
blockout-pile = קופה:
blockout-discards = קלפים ששוחקו:
blockout-top = למעלה: { blockout-card }

B2-being-dealt = עוד מחלקים את הקלפים; יש להמתין עד שלכולם יהיו שבעה
B2-not-in-the-pile = לא נשאר קלף ״{ blockout-card }״ לשליפה; יש לשלוף קלף אחר
B4-notation = תור כותבים כקלף וקובייה, למשל any>large-blue, או pass או reverse; יש לבחור קלף מהיד
B4-not-in-hand = אין בידך קלף ״{ blockout-card }״; יש לבחור קלף מאלה שבידך
B5-being-drawn = אין ביד קלף שאפשר לשחק, ולכן שולפים קלפים עד שיגיע אחד כזה; יש להמתין לו
B5-can-play = יש בידך קלף שאפשר לשחק, ולא שולפים מתוך בחירה; יש לשחק קלף
B6-no-block-named = עם קלף ״{ blockout-card }״ משחקים גם קובייה; יש לציין אותה, למשל any>large-blue
B6-does-not-match = קלף ״{ blockout-card }״ אינו מתיר את { blockout-block }; יש לבחור קובייה שמתאימה לקלף
B6-on-the-stack = { blockout-block } כבר על המגדל; יש לבחור קובייה פנויה
B7-notation = קובייה מניחים כך: put X Y TURN FACE, למשל put 0 -4.5 45 2; יש לציין מילימטרים, מעלות ואת הצד שפונה למטה
B7-out-of-reach = הקובייה החדשה נוגעת רק בצד העליון של המגדל; יש לכוון למרחק של { $reach } מ״מ מהאמצע לכל היותר, לכל כיוון
B7-no-such-turn = סיבוב נמדד מ־0 עד 359.9 מעלות; יש לבחור בתחום הזה
B7-no-such-face = לקובייה יש שישה צדדים, מ־0 עד 5; יש לבחור את הצד שפונה למטה
B7-being-counted = מרחיקים ידיים, הספירה נמשכת; יש להמתין ל־stands,‏ falls או late
B8-notation = המגדל נפל, ולכן קלף קובייה מתחיל מגדל חדש; כותבים קלף וקובייה, למשל any>large-blue
B8-cards-owed = המגדל נפל, ועוד צריך לשלוף קלפים: { $owed }; יש להמתין להם
B8-block-card-first = קלף ״{ blockout-card }״ אינו מתחיל מגדל; קודם יש לשחק קלף קובייה
B8-first-block-stands = הקובייה הראשונה במגדל אינה יכולה ליפול; יש לציין שהיא עומדת, stands
B8-poses = פסיקה מציינת מקום לכל אחת מהקוביות, { $blocks } בסך הכול, וכאן המספר הוא { $given }; יש לציין את כולן, מהנמוכה ביותר ועד החדשה
B9-takes-no-block = קלף ״{ blockout-card }״ משחקים בלי קובייה; יש לכתוב את הקלף לבדו
B11-choose-a-block = הקלף האחרון שלך שוחק; יש לבחור קובייה פנויה להנחה, למשל >large-blue
