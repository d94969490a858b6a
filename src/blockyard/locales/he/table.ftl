# השולחן: של מי התור, הכלים וסוף המשחק.

web-you = אתם
web-turn-yours = התור שלכם
web-turn = התור כאן
web-opponents = שאר השחקנים
web-rest = מה נשאר אצל { $who }
web-against = מול { $who }
web-more = עוד
web-say = לומר
web-move-by = { $who }:
web-notation = להציג רישום
web-keys = קיצורי מקלדת
web-claim-soon = { $who }: החיבור אבד. אפשר יהיה לקבל את הניצחון בעוד { $time }.
web-gone = { $who } כבר לא כאן.
web-series = המשחקים שלכם מול { $who }
web-wants-rematch = { $who }: בקשה לעוד משחק.
web-rematch-first = התור הראשון של { $who } ({ $colour }).
web-rematch-first-you = התור הראשון שלכם ({ $colour }).
web-awaits-rematch = ממתינים לתשובה של { $who }…
web-not-now = לא עכשיו
web-declined-rematch = { $who }: לא עכשיו, אולי אחר כך.
web-invite-again = { $who }: הזמנה נוספת
web-invited-again = אין כרגע אף אחד במקום של { $who }. ההזמנה שלכם ממתינה כאן.
web-agree-draw = סיום בתיקו
web-agree-draw-sure = כולם מסכימים?
web-declined-draw = { $who }: לא, תודה. ממשיכים לשחק.
web-declined-take-back = { $who }: לא, תודה. המהלך נשאר.
web-you-win-by = ניצחתם בהפרש { $points }
web-you-lose-by = הפסדתם בהפרש { $points }
web-wins = { $count ->
    [1] ניצחון: { $who }
   *[other] ניצחון משותף: { $who }
}
web-turning = מהלכים מכריעים
web-ahead = יתרון שלכם ↑
web-turning-point = { $number } · { $who }: { $mark ->
    [inaccuracy] לא מדויק
    [mistake] טעות
   *[blunder] טעות חמורה
}
web-harder = קשה יותר: רמה { $level }
web-easier = קל יותר: רמה { $level }
web-new-game = משחק חדש
web-back-to-now = חזרה למשחק
web-at-move = העמדה אחרי מהלך { $number }
web-legend = סמלים
web-key-arrows = מעבר על הלוח
web-key-enter = בחירה או הנחה
web-key-escape = ביטול הבחירה
web-key-rotate = סיבוב החלק
web-key-rotate-back = סיבוב לצד השני
web-key-flip = היפוך החלק
web-key-next = החלק הבא
web-key-previous = החלק הקודם
web-key-tab = מעבר לחלק הבא של השולחן
web-key-help = הצגת הרשימה הזאת
