# בלוק אאוט!

title-block-out = בלוק אאוט! (Block Out!‎)
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

blockout-count-1 = עשרים ואחד
blockout-count-2 = עשרים ושתיים
blockout-count-3 = עשרים ושלוש

blockout-stack = המגדל: { $height } מתוך 9
blockout-no-stack = עוד אין מגדל
blockout-free = קוביות פנויות:
blockout-none = אין
blockout-hand = הקלפים שלכם:
blockout-cards = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
blockout-left = כבר לא במשחק
blockout-pile = קופה:
blockout-discards = קלפים ששוחקו:
blockout-top = למעלה: { blockout-card }

B2-being-dealt = חכו עד שלכולם יהיו שבעה קלפים: עוד מחלקים אותם
B2-not-in-the-pile = שלפו קלף אחר: לא נשאר קלף ״{ blockout-card }״ לשליפה
B4-notation = בחרו קלף מהיד, ולקלף קובייה גם את הקובייה שתרצו להניח
B4-not-in-hand = בחרו קלף מאלה שבידכם: אין ביניהם קלף ״{ blockout-card }״
B5-being-drawn = חכו עד שיישלפו לכם קלפים: אין ביד קלף שאפשר לשחק
B5-can-play = שחקו אחד מהקלפים שלכם: שולף רק מי שלא יכול לשחק
B6-no-block-named = בחרו גם קובייה: קלף ״{ blockout-card }״ משחקים עם קובייה
B6-does-not-match = בחרו קובייה שמתאימה לקלף: קלף ״{ blockout-card }״ לא מתיר את { blockout-block }
B6-on-the-stack = בחרו קובייה פנויה: { blockout-block } כבר על המגדל
B7-notation = בחרו איפה להניח את הקובייה, איך לסובב אותה ואיזה צד יפנה למטה
B7-out-of-reach = כוונו למרחק של { $reach } מ״מ מהאמצע לכל היותר, לכל כיוון: לקובייה החדשה מותר לגעת רק בצד העליון של המגדל
B7-no-such-turn = בחרו סיבוב מ־0 עד 359.9 מעלות
B7-no-such-face = בחרו את הצד שפונה למטה: לקובייה יש שישה צדדים, מ־0 עד 5
B7-being-counted = הרחיקו ידיים וחכו עד סוף הספירה
B8-notation = בחרו קלף קובייה וקובייה כדי לפתוח מגדל חדש: הקודם נפל
B8-cards-owed = חכו עד שיישלפו לכם הקלפים שנשארו ({ $owed }): המגדל נפל
B8-block-card-first = שחקו קודם קלף קובייה: קלף ״{ blockout-card }״ לא פותח מגדל
B8-first-block-stands = השאירו את הקובייה הראשונה עומדת: היא לא יכולה ליפול
B8-poses = ציינו את המקום של כל הקוביות, מהנמוכה ביותר ועד החדשה: קוביות { $blocks }, מקומות { $given }
B9-takes-no-block = שחקו את הקלף לבדו: קלף ״{ blockout-card }״ משחקים בלי קובייה
B11-choose-a-block = בחרו קובייה פנויה להנחה: הקלף האחרון שלכם שוחק
