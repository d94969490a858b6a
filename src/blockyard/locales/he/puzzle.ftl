# חידות: הדף שלהן, הנושאים, ומה מבקש כל נושא.

web-puzzles = חידות
web-puzzle-of-the-day = החידה היומית
puzzle-theme-win-1 = ניצחון מיידי
puzzle-theme-win-2 = ניצחון בשני תורות
puzzle-theme-win-3 = ניצחון בשלושה תורות
puzzle-theme-escape = הצלה
puzzle-theme-only-move = המהלך היחיד
puzzle-theme-winning-placement = החלק המנצח
puzzle-theme-last-squares = המשבצות האחרונות
puzzle-theme-shut-out = סגירת הדרך
puzzle-theme-block = תפיסת הפינה
puzzle-theme-slip-past = התגנבות
puzzle-theme-open-corners = פתיחת פינות
puzzle-theme-best-placement = ההנחה הטובה ביותר
puzzle-theme-all = כל הנושאים
puzzle-goal-win-1 = נצחו במהלך הזה.
puzzle-goal-win-2 = נצחו בשני תורות.
puzzle-goal-win-3 = נצחו בשלושה תורות.
puzzle-goal-escape = היריב עומד לנצח: מצאו את המוצא היחיד.
puzzle-goal-only-move = כל המהלכים מפסידים חוץ מאחד: מצאו אותו.
puzzle-goal-winning-placement = רק הנחה אחת מנצחת: מצאו אותה.
puzzle-goal-last-squares = נצלו עד תום את המשבצות האחרונות.
puzzle-goal-shut-out = אל תשאירו לצבע אחר מקום להניח בו.
puzzle-goal-block = תפסו את הפינה שהיריב צריך.
puzzle-goal-slip-past = התגנבו מעבר ליריב.
puzzle-goal-open-corners = פתחו פינות חדשות.
puzzle-goal-best-placement = מצאו את ההנחה הטובה ביותר.
puzzle-to-move = התור: { $side }. { $goal }
puzzle-wrong = לא בדיוק. נסו מהלך אחר.
puzzle-right = נכון עד כאן. המשיכו!
puzzle-solved = נכון!
puzzle-shown = זה הפתרון.
puzzle-next = החידה הבאה
puzzle-again = נסו שוב
puzzle-hint = רמז
puzzle-show = הצגת הפתרון
puzzle-analyse = ניתוח
puzzle-rating = דירוג החידות שלכם
puzzle-rated-once = הדירוג משתנה פעם אחת, בניסיון הראשון. רמז מקטין את השינוי בחצי.
puzzle-already-rated = כבר פתרתם: הדירוג לא משתנה.
puzzle-hardness = דירוג החידה: { $rating }
puzzle-days = { $days ->
    [one] יום אחד ברצף
    [two] יומיים ברצף
   *[other] { $days } ימים ברצף
}
puzzle-days-none = פתרו חידה בכל יום ובנו מגדל.
puzzle-streak = פתרונות ברצף: { $streak }
puzzle-streak-best = השיא עד כה: { $best }
no-such-puzzle = בחרו חידה אחרת: אין חידה בשם { $given }
no-such-theme = בחרו אחד מהנושאים האלה, { $themes }: אין נושא בשם { $given }
no-puzzles = בחרו משחק אחר: אין עדיין חידות של { $game }
