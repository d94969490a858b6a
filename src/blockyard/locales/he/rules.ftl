## Around the text of the rules pages.

our-estimate = הערכה שלנו:
rules-title = { $title }: חוקים
rules-contents = בעמוד הזה
rules-right = מותר
rules-wrong = אסור
rules-loses = מותר, אבל מפסיד
rules-play = הפעלה
rules-again = שוב מההתחלה
rules-clause = חוק { $clause }
rules-print = הדפסת תקציר
rules-every-game = בכל המשחקים: פרישה, זמן ותיקו
rules-page = פתיחה בעמוד נפרד
rules-quiz-right = נכון!
rules-quiz-wrong = לא בדיוק, נסו שוב.
rules-quiz-read = איפה זה כתוב
rules-quiz-score = נכון בניסיון הראשון: { $right } מתוך { $all }
rules-quiz-again = להתחיל מחדש
