# העמודים שסביב השולחנות: הראשון, האולם, חשבונות, צפייה חוזרת.

web-headline = ארבעה משחקים, שולחן אחד טוב
web-lead = לבלוע, לגלגל, לערום או להשתחל דרך פינה: גובלט, דבלוקל, בלוק אאוט! ובלוקוס, בדיוק לפי חוברות החוקים.
web-games = המשחקים
card-blockout = בלוק אאוט!
    .about = משחקים קלף, מוסיפים קובייה וסופרים עד שלוש. הנחתם אותה על צד שטוח? לבאים בתור נשאר למעלה צד מעוגל.
    .players = 2 עד 6 שחקנים
    .age = מגיל 6
    .time = 20 דקות ויותר
card-blokus = בלוקוס דואו
    .about = כל חלק חדש נוגע בפינה של חלק שלכם, ואף פעם לא לאורך צלע. מי שמוצא מקום ליותר משבצות מנצח.
    .players = 2 שחקנים
    .age = מגיל 7
    .time = 10 עד 15 דקות
card-deblockle = דבלוקל
    .about = מגלגלים קובייה על הצלע שלה, ואז קופצים לפי הסמל שעלה למעלה. מי שמוציא ראשון את כל הקוביות שלו מהלוח מנצח.
    .players = 2 שחקנים
    .age = מגיל 8
    .time = כ־20 דקות
card-gobblet = גובלט
    .about = ארבעה בשורה מנצחים. גובלט גדול בולע קטן ממנו, אז כדאי לזכור מי מסתתר מתחת למי.
    .players = 2 שחקנים
    .age = מגיל 7
    .time = 10 עד 20 דקות
web-about = מה זה בלוקיארד
web-about-rules = חוברת החוקים היא השופטת
    .text = כשמהלך אסור, כתוב איזה חוק עומד בדרך ומה אפשר לעשות במקום זה. כשהחוברת שותקת, אנחנו מספרים מה החלטנו ולמה.
web-about-everyone = מקום לכולם
    .text = הכול בעברית, באנגלית, בצרפתית ובערבית. לכל חלק יש גם סימן ולא רק צבע, כך שאף אחד לא צריך להבדיל בין שני צבעים.
web-about-free = חופשי, ושלכם
    .text = בלוקיארד היא תוכנה חופשית ברישיון MIT. אפשר לקרוא אותה, לשנות אותה, להריץ אותה בשביל החברים או להוסיף משחק חמישי.
web-footer = המשחקים שייכים ליוצריהם ולמוציאים לאור שלהם, ולבלוקיארד אין קשר אליהם.
web-no-script = האתר זקוק ל־JavaScript. הפעילו אותו בדפדפן וטענו את הדף מחדש.
web-play-now = למשחק
web-play-computer = מול המחשב
web-play-friend = מול חבר
web-play-screen = מסך אחד
web-with = עם מי משחקים?
web-with-computer = המחשב
web-with-friend = חבר, בקישור
web-with-screen = יחד מול מסך אחד
web-with-anyone = כל מי שבאולם
web-level = רמה { $level }
web-players = שחקנים
web-i-begin = אני מתחיל
web-rated = משחק מדורג
web-set-table = לערוך את השולחן
web-clock-none = בלי שעון
web-clock-move = דקה לכל מהלך
web-clock-fast = 5 דקות, ועוד 3 שניות לכל מהלך
web-clock-calm = 15 דקות, ועוד 10 שניות לכל מהלך
web-clock-days = יומיים לכל מהלך
web-waiting = המשחק מתחיל כשכולם יושבים.
web-invited = הוזמנתם. שבו בבקשה.
web-sit = לשבת כאן
web-leave = לקום מהשולחן
web-invite = הזמנת חבר
web-qr = קוד QR של הקישור לשולחן
web-copy-link = העתקת הקישור
web-copied = הועתק
web-share = שיתוף
web-pair = לשחק עם מישהו עכשיו
web-my-games = המשחקים שלכם
web-open-tables = שולחנות פתוחים
web-no-open-tables = אין שולחן שמחכה. ערכו אחד, ואולי מישהו יבוא.
web-watch = צפייה
web-look = לשם
web-sit-down = לשבת
web-place = מקום
web-player = שחקן
web-rating = דירוג
web-ratings = דירוגים
web-games-played = משחקים
web-games-count = { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
}
web-no-leaders = עוד אין כאן דירוג לאיש. משחקים מדורגים מביאים דירוג.
web-no-ratings = עוד אין משחקים מדורגים.
web-no-games = אין משחקים שכולם יכולים לראות.
web-step = צעד
web-step-first = להתחלה
web-step-back = צעד אחורה
web-step-on = צעד קדימה
web-step-last = לסוף
web-start-of-game = תחילת המשחק
web-record = לקחת את הרישום הביתה
web-analyse = מה היה המחשב משחק?
web-review-value = העמדה שווה { $value } עבור { $who }; ‎+1 הוא ניצחון, ‎−1 הוא הפסד.
web-review-drop = עבור { $who } המהלך ירד מ־{ $before } אל { $after }; ‎+1 הוא ניצחון, ‎−1 הוא הפסד.
web-review-mark = { $mark ->
    [inaccuracy] לא מדויק.
    [mistake] טעות.
   *[blunder] טעות חמורה.
}
web-review-better = { $count ->
    [0] עדיף היה { $move }.
   *[other] עדיף היה { $move }: { $reasons }.
}
web-review-odds = ביד כזאת זה קורה { $percent } פעמים מתוך מאה.
web-review-waits = המחשב בוחן כל מהלך. זה לוקח זמן מה.
web-review-stop = לעצור
web-review-stopped = עדיין אין ניתוח.
web-review-again = לנתח את המשחק
web-review-graph = איך התנהל המשחק: מקשי החצים עוברים ממהלך למהלך, Page Down עובר למהלך החלש הבא
web-review-weak = מהלכים חלשים
web-review-none = המחשב לא מצא כאלה.
web-review-before = להראות את המהלך העדיף
web-guest = אתם משחקים כאורחים בשם { $name }. חשבון שומר את המשחקים והדירוגים שלכם, בכל מכשיר.
web-sign-up = פתיחת חשבון
web-sign-in = כניסה
web-recover = שכחתם?
web-sign-out = יציאה
web-person-name = שם
web-password = סיסמה
web-password-new = סיסמה חדשה, שמונה תווים ויותר
web-code = קוד שחזור
web-codes = קודי השחזור שלכם
web-codes-keep = רשמו אותם. כל קוד מחזיר אתכם פעם אחת אם תשכחו את הסיסמה, והם לא יוצגו שוב.
web-this-device = המכשיר הזה
web-solid-on = לצייר לוחות במרחב
web-solid-off = לצייר לוחות שטוחים, לוח בלי עומק
web-other-device = מכשיר אחר
web-transfer = קישור למכשיר אחר
web-transfer-use = פתחו אותו בקרוב במכשיר האחר; הוא עובד פעם אחת.
web-arrive = להמשיך כאן
web-arrive-what = הקישור הזה הופך גם את המכשיר הזה לשלכם, עם השם, המשחקים והדירוגים.
web-arrive-do = זה אני
web-profile = פרופיל
web-since = כאן מאז { $date }
web-block = לא לשחק איתם שוב
web-blocked = לא תיפגשו שוב.
web-export = לקחת את הנתונים שלי הביתה
web-forget = מחיקת החשבון שלי
web-forget-sure = באמת למחוק? משחקים פתוחים יאבדו
