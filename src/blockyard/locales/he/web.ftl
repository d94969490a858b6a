# האתר: כל עמוד, והשולחנות.

web-title = בלוקיארד: שישה משחקי קוביות
web-name = בלוקיארד
web-language = שפה
web-skip = דילוג לתוכן הראשי
web-pages = עמודים
web-home = לכל המשחקים
web-close = סגירה
web-no-page = העמוד הזה לא קיים. אולי הקישור נקטע.
web-refused = זה לא הצליח. טענו את העמוד מחדש ונסו שוב.
web-no-connection = בדקו את החיבור ונסו שוב: השרת לא עונה
web-not-found = בדקו את הקישור: לא מצאנו את זה
web-theme-auto = תצוגה: לפי המכשיר
web-theme-light = תצוגה: בהירה
web-theme-dark = תצוגה: כהה
web-puzzles = חידות
web-learn-page = לימוד
web-lobby = אולם המשחקים
web-leaders = טבלאות דירוג
web-account = חשבון
web-rules = חוקים
web-clock = שעון
web-setting-the-table = פותחים שולחן…
web-open-chair = מחכים למישהו
character = { $level ->
    [1] ביבו
    [2] לומי
    [3] תם
    [4] קודה
    [5] מילו
    [6] דארה
    [7] זנו
    [8] נובה
   *[9] אטלס
}
web-computer = מחשב, רמה { $level }
web-away = לא כאן
web-your-turn = התור שלכם!
web-your-turn-title = התור שלכם: { $title }
web-to-play = התור של { $who }.
web-luck = המזל מחליט…
web-on-its-way = שולחים…
web-reconnecting = החיבור נותק. מתחברים שוב… המשחק שלכם שמור.
web-skipped = { $who }: אין מהלך אפשרי, והתור עובר הלאה.
web-taken-back = המהלך הוחזר.
web-says = { $who }: ״{ $text }״
web-thinking = המחשב חושב…
web-show-rule = חוק { $clause }
web-controls = מה אפשר לעשות
web-moves = מהלכים
web-no-moves = עוד לא שוחק אף מהלך.
web-hint = רמז
web-take-back = החזרה
web-flip = לסובב את הלוח
web-sound-on = הפעלת צלילים
web-sound-off = כיבוי צלילים
web-call-me = להודיע לי כשמגיע תורי
web-solid-on = לוח תלת־ממדי
web-solid-off = לוח שטוח
web-phrases = לומר משהו
web-offer-draw = הצעת תיקו
web-resign = פרישה
web-resign-sure = באמת לפרוש?
web-claim = לקבל את הניצחון
web-agree = בסדר
web-decline = לא, תודה
web-offers-draw = { $who }: הצעת תיקו.
web-offers-take-back = { $who }: בקשה להחזיר מהלך.
web-rematch = עוד משחק
web-to-rematch = למשחק הבא
web-you-win = ניצחתם!
web-you-lose = הפסדתם
web-drawn = תיקו
web-no-result = אין תוצאה
web-game-over = המשחק נגמר
web-look-at-board = לצפייה בלוח
web-replay = צפייה חוזרת
web-review = ניתוח המשחק
web-curtain = העבירו את המסך: עכשיו התור של { $who }. הלוח מוסתר עד אז.
web-curtain-open = אני { $who }
web-unknown = טענו את העמוד מחדש כדי לקרוא את זה.
web-hint-told = { $count ->
    [0] רמז: { $move }.
   *[other] רמז: { $move } – { $reasons }.
}
web-asked = { $who }: { $text }
