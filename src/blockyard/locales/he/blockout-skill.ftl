# בלוק אאוט! על המסך: כיוון, יציבות וסרטונים. נטען עם הקובייה הראשונה.

blockout-plan = ראש המגדל מלמעלה: מקשי החיצים מזיזים את הקובייה במילימטר, עם Shift בחמישה, R מסובב אותה, F עובר לצד הבא; החזיקו את מקש הרווח כדי להוריד את הקובייה ועזבו כדי להניח אותה, Escape מרים אותה שוב; Enter מתחיל ועוצר את הפס
blockout-which-face = איזה צד יהיה למטה?
blockout-face-down = { $face ->
    [0] צד שטוח למטה, צד קמור עדין ○ למעלה
    [2] צד שטוח למטה, צד קמור בינוני ○○ למעלה
    [4] צד שטוח למטה, צד קמור תלול ○○○ למעלה
    [1] צד קמור עדין ○ למטה, צד שטוח למעלה
    [3] צד קמור בינוני ○○ למטה, צד שטוח למעלה
   *[5] צד קמור תלול ○○○ למטה, צד שטוח למעלה
}
blockout-turned = סיבוב: { $turn }°
blockout-bar = { $phase ->
    [off] עם הפס
    [x] עצירה: ימינה או שמאלה
   *[y] עצירה: קרוב או רחוק, ועזיבה
}
blockout-stop-x = הפס רץ מצד לצד. עצרו אותו מעל המקום.
blockout-stop-y = עכשיו הוא מתרחק מכם וחוזר. עצרו אותו, והיד עוזבת.
blockout-again = לראות שוב

# הכיוון: מה רואים בזכוכית המגדלת, לצד המגדל ובלוח.
blockout-toward = { $side ->
    [near] { $mm } מ״מ אליכם
   *[away] { $mm } מ״מ מכם והלאה
}
blockout-zone-holds = יחזיק, נשארו { $mm } מ״מ
blockout-zone-rocks = עלול להתנדנד
blockout-zone-falls = ייפול
blockout-levels = כמה המגדל יציב, מלמטה למעלה
blockout-joint = חיבור { $joint }: { $state ->
    [steady] יציב
    [leaning] נוטה
   *[falling] עומד ליפול
}
blockout-level-steady = יציב
blockout-level-leaning = נוטה
blockout-level-falling = עומד ליפול
blockout-mirror = מראה מהצד
blockout-flat-down = צד שטוח למטה
blockout-dome-down = צד קמור למטה
blockout-dome = { $face ->
    [1] קמור עדין ○
    [3] קמור בינוני ○○
   *[5] קמור תלול ○○○
}
blockout-choice = { $face ->
    [0] יציב לכם, וקל לשחקן הבא.
    [2] יציב לכם, ומסובך יותר לשחקן הבא.
    [4] יציב לכם, וקשה לשחקן הבא.
    [1] מתנדנד אצלכם מעט, והשחקן הבא מקבל צד שטוח.
    [3] מתנדנד אצלכם, והשחקן הבא מקבל צד שטוח.
   *[5] מתנדנד אצלכם מאוד, והשחקן הבא מקבל צד שטוח.
}
blockout-wheel = סיבוב: גלגל העכבר, שתי אצבעות או R
blockout-hold-up = החזיקו כדי להוריד
blockout-hold-lowering = המשיכו להחזיק…
blockout-hold-down = עזבו כדי להניח
blockout-hold-tap = לחצו שוב כדי להניח

# הצפייה: מי סופר, וסרטונים שאפשר להאיץ, לדלג עליהם, לראות שוב ולשתף.
blockout-nth = קובייה { $nth } מתוך 9
blockout-then-count = ואז סופרים עד 3
blockout-counts = הספירה: { $who }
blockout-hurry = מהר יותר
blockout-skip = דילוג לתור שלי
blockout-watch = לראות מה קרה
blockout-share = שיתוף
blockout-copy-link = העתקת הקישור
blockout-link-copied = הקישור הועתק
blockout-link-works = הקישור יראה לכולם את הרגע הזה כשהמשחק ייגמר.
blockout-save-clip = שמירת סרטון
blockout-save-picture = שמירת תמונה
blockout-making-clip = הסרטון בהכנה: { $percent }%
