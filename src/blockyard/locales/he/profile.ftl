# פרופילים, וחיפוש במשחקים שהסתיימו.

private-profile = היכנסו לעמוד של שחקן אחר: השחקן הזה שומר את התוצאות והמשחקים לעצמו
no-opening = הוסיפו מהלך או ותרו על הפתיחה: אחרי המהלכים האלה זה לא תורו של אף אחד
web-profile-won = ניצחונות
web-profile-drawn = תיקו
web-profile-lost = הפסדים
web-profile-streak = { $days ->
    [0] עוד אין רצף
    [one] יום אחד
    [two] יומיים ברצף
   *[other] { $days } ימים ברצף
}
web-profile-best = השיא: { $days }
web-profile-days = שנים־עשר השבועות האחרונים: ימים עם משחק או חידה
web-profile-weeks-ago = לפני 12 שבועות
web-profile-today = היום
web-profile-history = הדירוג לאורך הזמן
web-profile-best-rating = שיא: { $rating }
web-profile-table = כטבלה
web-profile-date = תאריך
web-profile-results = תוצאות
web-profile-won-of = { $won } מתוך { $games }
web-profile-accuracy = דיוק
web-profile-accuracy-mean = ממוצע המשחקים האחרונים שנותחו: { $percent }%
web-profile-accuracy-of = { $game }, { $date }: { $percent }%
web-profile-learnt = חידות וקורסים
web-profile-puzzles = דירוג בחידות
web-profile-tries = חידות שנוסו
web-profile-in-a-row = הכי הרבה ברצף
web-profile-tasks = { $solved } מתוך { $tasks }
web-profile-private = פרופיל פרטי
web-profile-private-more = אף אחד אחר לא רואה את הדירוגים, התוצאות והמשחקים שלכם. משחקים פומביים נשארים פומביים.
web-profile-closed = השחקן הזה שומר את התוצאות והמשחקים לעצמו.
web-search-public = משחקים פומביים
web-search-found = משחקים
web-search-player = שחקן
web-search-opponent = יריב
web-search-game = משחק
web-search-go = חיפוש
web-search-more = סינון נוסף
web-search-moves = המהלכים הראשונים
web-search-shortest = מינימום מהלכים
web-search-longest = מקסימום מהלכים
web-search-since = מתאריך
web-search-until = עד תאריך
web-search-result = תוצאה
web-search-any = הכול
web-search-won = ניצחונות
web-search-drawn = תיקו
web-search-lost = הפסדים
web-search-people = עם אנשים
web-search-reviewed = שנותחו
web-search-none = לא נמצאו משחקים.
web-search-range = { $first }–{ $last } מתוך { $total }
web-search-previous = העמוד הקודם
web-search-next = העמוד הבא
web-search-moves-count = { $count ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $count } מהלכים
}
web-search-accuracy = דיוק של { $percent }%
web-search-download = הורדת הכול
