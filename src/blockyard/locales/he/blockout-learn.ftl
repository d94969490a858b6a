# הקורס של בלוק אאוט!: מה עושים, מה למדנו, ולמה מהלך אחר לא מתאים.

learn-block-out-place = הניחו את הקובייה על המגדל; היא צריכה לעמוד עד סוף הספירה
learn-block-out-place-done = אחת, שתיים, שלוש: עומד!
learn-block-out-place-wrong = נפל. כוונו לאמצע, החזיקו יציב ועזבו.
learn-block-out-face = הניחו צד שטוח למטה: צדדים שטוחים מחזיקים הכי טוב
learn-block-out-face-done = יציב. צד שטוח למטה משאיר צד קמור למעלה, לשחקן הבא.
learn-block-out-face-wrong = בחרו אחד הצדדים השטוחים, כוונו לאמצע ועזבו.
learn-block-out-size = קוביות גדולות למטה, קטנות למעלה: שחקו את הקלף הגדול
learn-block-out-size-done = נכון. מי שבונה על קוביות קטנות בונה על חול.
learn-block-out-size-wrong = שמרו את הקובייה הקטנה לקומות העליונות ובחרו את הקלף הגדול.
learn-block-out-balance = המגדל נוטה ימינה: הניחו את הקובייה קצת שמאלה
learn-block-out-balance-done = שוב מאוזן.
learn-block-out-balance-wrong = הניחו אותה משמאל לאמצע, כדי להחזיר את המגדל.
learn-block-out-dome = הקשו על השחקן הבא: השאירו למעלה את הצד הקמור ביותר
learn-block-out-dome-done = עכשיו הקובייה הבאה תצטרך להתאזן על צד קמור.
learn-block-out-dome-wrong = בחרו את הצד השטוח שמול הצד הקמור ביותר: שלוש טבעות.
learn-block-out-pass = המגדל רעוע. שחקו את הקלף שפוטר אתכם מבנייה
learn-block-out-pass-done = העברת תור! עכשיו השחקן הבא צריך לבנות.
learn-block-out-pass-wrong = קובייה גדולה תיפול שם. אחד הקלפים שלכם פוטר אתכם מבנייה.
