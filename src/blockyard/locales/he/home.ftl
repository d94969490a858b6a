# העמוד הראשון: ששת המשחקים ותשע הדמויות של המחשב.

web-headline = שישה משחקי קוביות, שולחן אחד לכולם
card-gobblet = גובלט
    .about = ארבעה בשורה מנצחים. גובלט גדול בולע קטן ממנו, אז כדאי לזכור מי מסתתר מתחת למי.
    .players = 2
    .age = מגיל 7
    .time = 10–20 דקות
card-gobblers = גובלרס
    .about = שלושה בשורה על לוח קטן, עם גובלטים שבולעים זה את זה. האח הקטן של גובלט, ולומדים אותו מהר.
    .players = 2
    .age = מגיל 5
    .time = 5 דקות
card-deblockle = דבלוקל
    .about = מגלגלים קובייה אל המשבצת שלידה, ואז קופצים לפי הסמל שעלה למעלה. מי שמוציא ראשון מהלוח את כל הקוביות שלו מנצח: כשהכוכב למעלה, על הכוכב שממול.
    .players = 2
    .age = מגיל 8
    .time = 20 דקות
card-blokus-duo = בלוקוס דואו
    .about = כל חלק חדש נוגע בפינה של חלק שלכם, ואף פעם לא לאורך צלע. מי שמוצא מקום ליותר משבצות מנצח.
    .players = 2
    .age = מגיל 7
    .time = 10–15 דקות
card-blokus-classic = בלוקוס קלאסי
    .about = ארבעה צבעים צומחים מארבע הפינות של לוח גדול, תמיד מפינה לפינה. באמצע נעשה צפוף.
    .players = 2–4
    .age = מגיל 7
    .time = 20–30 דקות
card-block-out = בלוק אאוט!
    .about = משחקים קלף, מוסיפים קובייה וסופרים עד שלוש. הנחתם אותה על צד שטוח? לבאים בתור נשאר למעלה צד מעוגל.
    .players = 2–6
    .age = מגיל 6
    .time = 20 דקות ויותר
character-about = { $level ->
    [1] פגישה ראשונה עם הקוביות הבוקר, וכולן מוצאות חן.
    [2] קודם משחקים, אחר כך תוהים.
    [3] בלי למהר, ובלי להביט רחוק.
    [4] המרכז נתפס, ואין החזרות.
    [5] עומדים כמו קיר ומחכים לטעות שלכם.
    [6] איום משני צדדים, וחיוך מהשלישי.
    [7] סופרים הכול פעמיים, ופינות שלוש פעמים.
    [8] המהלך הבא שלכם כבר ידוע, וגם זה שאחריו.
   *[9] כל הלוח על כף יד אחת.
}
web-character = { character }, מחשב, רמה { $level }
web-character-rated = { character }, מחשב, רמה { $level }, דירוג { $rating }
web-play = לשחק
web-play-game = לשחק { $title }
web-friend = חברים
web-anyone = מי שפנוי
web-good-match = מתאים לכם
web-choose-opponent = בחרו יריב
web-quick-set-up = סידור מהיר
web-one-screen = שניים על מסך אחד
web-more-choices = עוד אפשרויות
web-online = { $count ->
    [one] שחקן אחד מחובר
    [two] שני שחקנים מחוברים
   *[other] { $count } שחקנים מחוברים
}
web-games-on = { $count ->
    [one] משחק אחד עכשיו
    [two] שני משחקים עכשיו
   *[other] { $count } משחקים עכשיו
}
web-live = עכשיו
web-played-on = שוחק ב־{ $date }
web-sample = משחק לדוגמה
web-watch-game = לצפות במשחק: { $players }
web-shown-game = { $title }: { $players }
web-your-game = המשחק שלכם
web-your-invitation = ההזמנה שלכם
web-invitation-open = מחכים לחברים
web-go-on = להמשיך לשחק { $title }
web-against-players = מול { $players }
web-learn = ללמוד
web-learn-game = { $title } בשתי דקות
web-learn-how = כמה משימות קטנות על הלוח האמיתי
web-meet = לפגוש אנשים
web-meet-how = שולחנות פתוחים ומשחקים לצפייה
web-share-screen = זה ליד זה
web-share-screen-how = משחקים בתורות על המכשיר הזה
