# Block Out! at the command line.

blockout-order = סדר התורות
blockout-you = אתם
blockout-held = להנחה: { blockout-block }
blockout-dealing = מחלקים את הקלפים
blockout-drawing = אין קלף שאפשר לשחק, ולכן שולפים קלפים
blockout-owed = המגדל נפל; קלפים שעוד צריך לשלוף: { $owed }
blockout-start = המגדל נפל; קלף קובייה פותח מגדל חדש
blockout-last = הקלף האחרון שוחק: הניחו קובייה פנויה כך שתישאר לעמוד, וניצחתם
blockout-advanced = חוק מתקדם

# המגדל במסוף.
blockout-how-to-put = ‏put X Y ROTATION FACE: מ״מ ימינה, מ״מ אחורה, מעלות סיבוב, הצד שלמטה
blockout-faces = צד 0 משאיר למעלה ○, צד קמור עדין; 2 ○○; 4 ○○○; צדדים 1, 3, 5 קמורים
blockout-keys = חיצים: להזיז · , ו־. : סיבוב · Tab: צד · Enter: לעזוב · Esc: הקלדת מספרים
blockout-lens = מלמעלה: · יחזיק  ░ עלול להתנדנד
blockout-zone = { $zone ->
    [holds] בכיוון הזה הקובייה תחזיק
    [rocks] בכיוון הזה הקובייה עלולה להתנדנד
   *[falls] בכיוון הזה הקובייה תיפול
}
blockout-joints = הנטייה מתחת לכל קובייה
blockout-joint-state = { $state ->
    [steady] יציב
    [leaning] נוטה
   *[falling] עומד ליפול
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
blockout-spot = { blockout-block }, הכיוון: { $spot }, סיבוב { $turn }°
