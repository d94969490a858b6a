# משחק מדורג, ועזרה כשרבים שואלים.

help-crowded = שאלו שוב בעוד דקה: הרבה שחקנים שואלים את המחשב ברגע זה
help-slow = שאלו שוב: המחשב לא הצליח לענות
help-while-rated = סיימו קודם את המשחק המדורג; עד אז אין עזרה מהמחשב
rated-clock = בחרו אחד מהשעונים למשחקים מדורגים

web-rated-terms = משחקים מדורגים
web-rated-account = משחקים מדורגים הם לשחקנים שיש להם חשבון.
web-rated-make-account = פתחו חשבון
web-rated-clock = במשחק מדורג יש שעון. מי שעוזב או שזמנו נגמר מפסיד.
web-rated-alone = כל אחד חושב לבד: בלי עזרה מהמחשב או מאחרים.
web-rated-short = אם מישהו נכנע לפני מהלך { $turns }, המנצח לא מקבל נקודות.
web-rated-often = משחקים מדורגים ביום בין אותם שני שחקנים: { $games } לכל היותר.
web-rated-free = נקודות בשעה על ניצחונות בפרישה, בעזיבה או בזמן: { $points } לכל היותר.
web-rated-not-now = המשחק הזה לא ייחשב: כבר שיחקתם זה מול זה מספיק היום.
web-clock-quick = 3 דקות + 2 שניות לכל מהלך
web-rating-gain = דירוג: { $rating } ({ $gain })
web-rating-limited = לא הכול נחשב: נקודות ממשחקים שלא נוצחו על הלוח, או משחקנים חדשים, מוגבלות.
web-rating-short = המשחק היה קצר מכדי להביא נקודות.
web-rating-frequent = המשחק לא נחשב: כבר שיחקתם זה מול זה מספיק היום.
web-rating-about = { $rating }, פלוס או מינוס { $spread }
web-rating-provisional = זמני
web-rating-games = { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}
web-rating-measured = נמדד
web-queue-bot = רבים משחקים מול המחשב. תורו הוא מספר { $place } בתור, והשעון שלו עומד.
web-queue-help = רבים שואלים. תורכם הוא מספר { $place } בתור.
web-hurried-bot = רבים משחקים: למחשב היה פחות זמן לחשוב מהרגיל.
web-hurried-help = רבים שואלים: למחשב היה פחות זמן לחשוב מהרגיל.
