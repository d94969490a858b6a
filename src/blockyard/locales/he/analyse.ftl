# לוח הניתוח.

web-analysis-page = ניתוח
web-analysis-board = לוח ניתוח
web-analysis-how = שחקו אילו מהלכים שתרצו, בשם כל השחקנים. המחשב מראה תוך כדי כך את ההמשכים הטובים ביותר.
web-analysis-lines = ההמשכים הטובים ביותר
web-analysis-show = הצגת ההמשכים הטובים
web-analysis-stop = עצירה
web-analysis-depth = מחפש: עומק { $depth }
web-analysis-wins = ניצחון: { $who }
web-analysis-proven = מוכח
web-analysis-moves = מהלכים
web-analysis-no-moves = אין עדיין מהלכים: שחקו מהלך על הלוח.
web-analysis-start = התחלה
web-analysis-back = אחורה
web-analysis-forward = קדימה
web-analysis-delete = מחיקת המהלך הזה
web-analysis-text = העמדה כטקסט
web-analysis-set-up = שימוש בעמדה הזאת
web-analysis-open = פתיחת משחק
web-analysis-paste = הדביקו כאן משחק או בחרו קובץ
web-analysis-open-it = פתיחה
web-analysis-download = הורדה
web-analysis-link = העתקת הקישור
web-analysis-picture = שמירת תמונה
web-analysis-comment = הערה למהלך הזה
web-analysis-from-here = ניתוח מכאן
not-a-game-file = בחרו קובץ או טקסט שיש בו משחק, למשל משחק שהורד מכאן
web-analysis-place = { $place ->
    [one] הבאים בתור
    [two] המקום בתור: { $place }
   *[other] המקום בתור: { $place }
}
not-a-position = בדקו איך העמדה כתובה: את עמדת הפתיחה, למשל, כותבים כך: { $example }
web-analysis-play = לשחק מכאן
web-analysis-against = יריב
web-analysis-edit = עריכת העמדה
web-analysis-edit-how = בחרו כלי, ואז משבצות על הלוח.
web-analysis-edit-ready = אפשר לשחק מהעמדה הזאת.
web-analysis-edit-done = שימוש בעמדה הזאת
web-analysis-edit-leave = ביטול
edit-erase = הסרה
edit-turn = החלפת התור
edit-clear = לוח ריק
no-editor = כתבו את העמדה הזאת כטקסט: למשחק הזה אין עורך עמדות
no-such-tool = בחרו אחד מהכלים האלה, { $tools }: אין כלי בשם { $given }
no-such-square = בחרו משבצת על הלוח: אין משבצת בשם { $given }
no-such-format = בחרו אחד מסוגי הקבצים האלה, { $kinds }: אי אפשר לשמור את המשחק הזה בתור { $given }
web-analysis-exact = פתור: כל ההמשכים נבדקו עד הסוף
web-analysis-exact-show = הצגת המהלכים הפתורים
web-analysis-exact-none = אף מהלך כאן עוד לא פתור.
web-analysis-exact-part = מהלכים פתורים: { $count } מתוך { $legal }
web-analysis-exact-value = { $value ->
    [1] ניצחון
    [0] תיקו
   *[other] הפסד
}
web-analysis-exact-in = { $value ->
    [1] ניצחון ב־{ $turns }
   *[other] הפסד ב־{ $turns }
}
web-analysis-name = שם להמשך הזה
web-analysis-undo = ביטול המחיקה
web-analysis-deleted = ההמשך נמחק.
web-openings = פתיחות
web-openings-show = הצגה
web-openings-hide = הסתרה
web-openings-none = אף משחק לא נמשך מכאן.
web-openings-games = של המחשב: { $computer }, פומביים: { $public }
web-openings-result = ניצחונות { $won }%, תיקו { $drawn }%, הפסדים { $lost }%
web-openings-search = משחקים פומביים עם העמדה הזאת
web-analysis-threats = איומים
web-analysis-threats-of = אילו התור היה של: { $who }
