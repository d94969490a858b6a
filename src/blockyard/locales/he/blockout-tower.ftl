# Block Out!: המגדל והיד.

# שחרור שאף יד אינה יכולה לעשות.
B7-not-a-pose = המקום, הסיבוב או המהירות של הקובייה אינם מספרים; יש להרים את הקובייה שוב
B7-off-the-table = הקובייה אינה מעל השולחן; יש להביא אותה אל מעל המגדל
B7-too-fast = הקובייה נעה מהר יותר מ־{ $most } מ״מ בשנייה; יש להחזיק אותה בלי לזוז ואז לעזוב
B7-inside-a-block = במקום הזה נמצאים קובייה אחרת או השולחן; יש להרים את הקובייה מעט
B7-not-from-above = הקובייה החדשה נוגעת רק בצד העליון של המגדל; יש להביא אותה מלמעלה
B7-too-high = הקובייה גבוהה מהמגדל ביותר מ־{ $most } מ״מ; יש להנמיך אותה לפני שעוזבים
B7-no-such-hand = תנועות כאלה אינן של יד; יש להרים את הקובייה שוב

# המנוע לא הגיע להכרעה; שום דבר לא השתנה.
tower-engine-failed = הפעם לא היה אפשר להכריע אם המגדל עומד, ושום דבר לא השתנה; יש להניח את הקובייה שוב
tower-engine-slow = ההכרעה אם המגדל עומד ארכה יותר מדי, ושום דבר לא השתנה; יש להניח את הקובייה שוב

# המגדל במסוף.
blockout-front = מלפנים
blockout-right = מימין
blockout-how-to-put = ‏put X Y TURN FACE: מ״מ ימינה, מ״מ אחורה, מעלות סיבוב, הצד שלמטה
blockout-faces = צד 0 משאיר למעלה ○, הקמירות העדינה; 2 ○○; 4 ○○○; צדדים 1, 3, 5 קמורים
blockout-keys = חצים: להזיז · , ו־. : סיבוב · Tab: צד · Enter: לעזוב · Esc: מספרים
blockout-spot = { blockout-block }, הכיוון: { $across }, { $along }, סיבוב { $turn }°
blockout-across = { $side ->
    [left] { $mm } מ״מ שמאלה
   *[right] { $mm } מ״מ ימינה
}
blockout-along = { $side ->
    [front] { $mm } מ״מ קדימה
   *[back] { $mm } מ״מ אחורה
}
blockout-face = { $face ->
    [1] צד קמור עדין ○ למעלה
    [3] צד קמור בינוני ○○ למעלה
    [5] צד קמור תלול ○○○ למעלה
   *[other] צד שטוח למעלה
}

# מה קרה, במילים.
blockout-played = קלף ”{ blockout-card }“: { blockout-block }
blockout-drawn = נשלף קלף
blockout-drawn-card = נשלף: { blockout-card }
blockout-stands = הוא עומד, { $height } מתוך 9
blockout-falls = המגדל נופל
blockout-falls-after = המגדל נופל אחרי { $seconds } שניות, ראשונה: { blockout-block }
blockout-late = המגדל עמד עד סוף הספירה ונופל אחריה; איש אינו שולף
blockout-late-after = המגדל עמד עד סוף הספירה ונופל אחרי { $seconds } שניות, ראשונה: { blockout-block }; איש אינו שולף
blockout-let-go = (נעזבה { $off } מ״מ מהמקום שכוון)
