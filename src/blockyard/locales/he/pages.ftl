# העמודים שסביב השולחנות: הראשון, האולם, חשבונות, צפייה חוזרת.

web-games = המשחקים
web-about = על בלוקיארד
web-about-rules = חוברת החוקים היא השופטת
    .text = כשמהלך אסור, נגיד לכם מה אפשר לעשות במקום זה ואיזה חוק אוסר אותו. כשהחוברת שותקת, אנחנו מספרים מה החלטנו ולמה.
web-about-everyone = מקום לכולם
    .text = הכול בעברית, באנגלית, בצרפתית ובערבית. לכל חלק יש גם סימן ולא רק צבע, כך שאף אחד לא צריך להבדיל בין שני צבעים.
web-about-free = חופשית, ושלכם
    .text = בלוקיארד היא תוכנה חופשית ברישיון MIT. אפשר לקרוא אותה, לשנות אותה, להריץ אותה בשביל החברים או להוסיף לה משחק משלכם.
web-footer = המשחקים שייכים ליוצריהם ולמוציאים לאור שלהם, ולבלוקיארד אין קשר אליהם.
web-no-script = האתר זקוק ל־JavaScript. הפעילו אותו בדפדפן וטענו את העמוד מחדש.
web-with = עם מי משחקים?
web-with-computer = המחשב
web-with-friend = חבר או חברה, דרך קישור
web-with-screen = יחד על מסך אחד
web-with-anyone = מי שנמצא באולם
web-level = רמה { $level }
web-players = שחקנים
web-i-begin = התור הראשון שלי
web-they-begin = התור הראשון של השחקן השני
web-first-is-me = זה אני
web-rated = משחק מדורג
web-options = אפשרויות משחק
web-set-table = התחלת משחק
web-clock-none = בלי שעון
web-clock-move = דקה לכל מהלך
web-clock-fast = 5 דקות + 3 שניות לכל מהלך
web-clock-calm = 15 דקות + 10 שניות לכל מהלך
web-clock-days = יומיים לכל מהלך
web-waiting = המשחק יתחיל כשכולם יתיישבו.
web-invited = הוזמנתם! בואו לשבת.
web-sit = לשבת כאן
web-leave = לקום מהשולחן
web-invite = הזמנת חברים
web-qr = קוד QR של הקישור לשולחן
web-copy-link = העתקת הקישור
web-copied = הועתק
web-share = שיתוף
web-my-games = המשחקים שלכם
web-open-tables = שולחנות פתוחים
web-no-open-tables = אין כרגע שולחן שמחכה לשחקנים. פתחו שולחן, ואולי מישהו יצטרף.
web-watch = צפייה
web-look = לשולחן
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
web-no-leaders = עדיין אין כאן דירוגים. משחקים משחק מדורג – ומקבלים דירוג.
web-no-ratings = עדיין אין משחקים מדורגים.
web-no-games = אין משחקים פומביים.
web-step = צעד
web-step-first = להתחלה
web-step-back = צעד אחורה
web-step-on = צעד קדימה
web-step-last = לסוף
web-start-of-game = תחילת המשחק
web-record = הורדת רישום המשחק
web-analyse = מה היה המחשב משחק?
web-review-value = מבחינת { $who } העמדה שווה { $value } (‎+1 הוא ניצחון, ‎−1 הוא הפסד).
web-review-drop = המהלך הוריד את { $who } מ־{ $before } ל־{ $after } (‎+1 הוא ניצחון, ‎−1 הוא הפסד).
web-review-proven = { $of ->
    [before] הערך שלפניו מוכח.
   *[here] הערך הזה מוכח.
}
web-review-mark = { $mark ->
    [inaccuracy] לא מדויק.
    [mistake] טעות.
   *[blunder] טעות חמורה.
}
web-review-better = { $count ->
    [0] עדיף היה { $move }.
   *[other] עדיף היה { $move }: { $reasons }.
}
web-review-odds = ברמת דיוק כזאת של היד זה קורה בכ־{ $percent }% מהמקרים.
review-later = בינתיים אפשר לבקש רמז: מנתחים משחק אחרי שהוא נגמר
nothing-to-think-about = בחרו מהלך אחר: כאן אין החלטה לקבל
web-review-waits = המחשב בודק כל מהלך. זה לוקח קצת זמן.
web-review-stop = לעצור
web-review-stopped = עדיין אין ניתוח.
web-review-again = לנתח את המשחק
web-review-graph = איך התנהל המשחק: מקשי החיצים עוברים ממהלך למהלך, Page Down עובר למהלך החלש הבא
web-review-weak = מהלכים חלשים
web-review-none = המחשב לא מצא כאלה.
web-review-before = להראות את המהלך הטוב יותר
web-review-accuracy = דיוק
web-percent = { $percent }%
web-review-retry = למצוא מהלך טוב יותר
web-review-retry-task = { $who }: מצאו מהלך טוב יותר.
web-review-retry-good = מצאתם: המהלך הזה לא מוותר על כלום.
web-review-retry-weak = { $move } שווה פחות. נסו מהלך אחר.
web-review-retry-end = חזרה לניתוח
web-guest = אתם משחקים כאורחים בשם { $name }. עם חשבון, המשחקים והדירוגים שלכם יחכו לכם בכל מכשיר.
web-sign-up = פתיחת חשבון
web-sign-in = כניסה
web-recover = שכחתם את הסיסמה?
web-sign-out = יציאה
web-person-name = שם
web-password = סיסמה
web-password-new = סיסמה חדשה (לפחות 8 תווים)
web-code = קוד שחזור
web-codes = קודי השחזור שלכם
web-codes-keep = רשמו אותם. כל קוד מכניס אתכם פעם אחת אם תשכחו את הסיסמה, והם לא יוצגו שוב.
web-this-device = המכשיר הזה
web-other-device = מכשיר אחר
web-transfer = יצירת קישור למכשיר אחר
web-transfer-use = פתחו את הקישור בקרוב במכשיר האחר; הוא פועל פעם אחת בלבד.
web-arrive = להמשיך כאן
web-arrive-what = הקישור הזה מחבר אתכם גם במכשיר הזה, עם השם, המשחקים והדירוגים שלכם.
web-arrive-do = זה אני
web-profile = פרופיל
web-since = כאן מאז { $date }
web-block = לא לשחק יותר עם השחקן הזה
web-blocked = נחסם. לא תשחקו יחד יותר.
blocked-here = בחרו שולחן אחר: אתם ומישהו בשולחן הזה מעדיפים לא לשחק יחד
web-export = הורדת הנתונים שלי
web-forget = מחיקת החשבון שלי
web-forget-sure = למחוק את החשבון? המשחקים הפתוחים ייחשבו כהפסד.
web-description = שחקו גובלט, דבלוקל, בלוק אאוט! ובלוקוס בדפדפן: עם חברים, על מסך אחד או מול המחשב. חינם, בארבע שפות.
