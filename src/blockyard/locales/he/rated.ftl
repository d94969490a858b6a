# משחק מדורג, ועזרה כשרבים שואלים.

help-crowded = שאלו שוב בעוד דקה: הרבה שחקנים שואלים את המחשב ברגע זה
help-slow = שאלו שוב: המחשב לא הצליח לענות
help-while-rated = סיימו קודם את המשחק המדורג: עד אז המחשב לא עוזר
rated-clock = בחרו אחד מהשעונים למשחקים מדורגים

web-rated-terms = משחקים מדורגים
web-rated-account = משחקים מדורגים הם לבעלי חשבון.
web-rated-make-account = פתיחת חשבון
web-rated-clock = במשחק מדורג יש שעון. מי שעוזב או שהזמן שלו נגמר מפסיד.
web-rated-alone = כל אחד חושב לבד: בלי עזרה מהמחשב או מאחרים.
web-rated-short = אם מישהו פורש לפני מהלך { $turns }, המנצח לא מקבל נקודות.
web-rated-often = בין אותם שני שחקנים { $games ->
    [one] נחשב משחק אחד
    [two] נחשבים שני משחקים
   *[other] נחשבים { $games } משחקים
} ביום.
web-rated-free = ניצחונות בגלל פרישה, עזיבה או זמן שנגמר מביאים בשעה { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} לכל היותר.
web-rated-not-now = המשחק הזה לא ייחשב: היום כבר שיחקתם זה מול זה מספיק פעמים.
web-clock-quick = 3 דקות + 2 שניות לכל מהלך
web-rating-gain = דירוג: { $rating } ({ $gain })
web-rating-limited = לא הכול נחשב: יש גבול לנקודות ממשחקים שלא הוכרעו על הלוח, או מול שחקנים חדשים.
web-rating-short = המשחק היה קצר מדי ולא הביא נקודות.
web-rating-frequent = המשחק לא נחשב: היום כבר שיחקתם זה מול זה מספיק פעמים.
web-rating-about = { $rating }, פלוס מינוס { $spread }
web-rating-provisional = זמני
web-rating-games = { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}
web-rating-measured = נמדד
web-queue-bot = רבים משחקים מול המחשב. הוא מספר { $place } בתור, והשעון שלו עומד.
web-queue-help = רבים שואלים. אתם מספר { $place } בתור.
web-hurried-bot = רבים משחקים: למחשב היה פחות זמן לחשוב מהרגיל.
web-hurried-help = רבים שואלים: למחשב היה פחות זמן לחשוב מהרגיל.
