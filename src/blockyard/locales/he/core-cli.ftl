# Positions, records and other files, read at the command line.

result-points = { $who }: ניקוד { $points }

no-such-action = בחרו מספר מ־0 עד { $last }: אין פעולה עם המספר הזה
no-such-seat = בחרו מספר מ־0 עד { $last }: אין שחקן { $given } ליד השולחן הזה
no-such-clause = בחרו אחד מהחוקים האלה, { $clauses }: אין כאן חוק { $given }

record-at-line = שורה { $line }: { $why }
record-first-line = בדקו שזה הקובץ הנכון: רישום מתחיל בשורה ״{ $expected }״
record-empty = בחרו קובץ אחר: הקובץ הזה ריק, ורישום מתחיל בשורה ״{ $expected }״
record-format = עדכנו את Blockyard: הקובץ בתבנית ״{ $given }״, והגרסה הזאת קוראת תבנית { $format }
record-long-line = בדקו שזה הקובץ הנכון: השורה ארוכה מ־{ $longest } תווים
record-not-text = בדקו שזה הקובץ הנכון: השורה אינה טקסט פשוט ב־UTF-8
record-header = כתבו אחת מאלה: game,‏ seats,‏ option,‏ player,‏ start,‏ result או moves, כי ״{ $given }״ אינה שורת כותרת
record-twice = השאירו רק אחד: ״{ $given }״ מופיע פעמיים
record-missing = הוסיפו לפני המהלכים את השורה ״{ $key }״: היא חסרה בכותרת
record-number = כתבו בספרות: { $key } צריך להיות מספר, ו־״{ $given }״ אינו מספר
record-player = ספרו מ־0: בשולחן { $seats ->
    [one] לשחקן אחד
    [two] לשני שחקנים
   *[other] ל־{ $seats } שחקנים
} אין שחקן { $given }
record-result = תקנו אחד מהשניים: בכותרת כתוב ״{ $given }״, אבל המהלכים מסתיימים ב־״{ $played }״
record-after-end = מחקו את ההמשך: המשחק הסתיים עוד לפני השורה הזאת
record-line = אחרי ! כתבו M1, M2 או M3 ומספר של שחקן, או M4, M5, M6 או M7 לבד: השורה ״{ $given }״ אינה מוכרת

record-at-column = שורה { $line }, תו { $column }: { $why }
record-at-field = שורה { $line }, שדה { $field }: { $why }
sgf-first = בדקו שזה הקובץ הנכון: עץ של משחק מתחיל ב־״(;״, והקובץ הזה מתחיל ב־״{ $given }״
sgf-empty = בחרו קובץ אחר: הקובץ הזה ריק, ועץ של משחק מתחיל ב־״(;״
sgf-sign = בדקו את הסימנים כאן: עץ נפתח ב־״(״, כל צומת מתחיל ב־״;״, הווריאציות באות אחריו בסוגריים משלהן, ו־״{ $given }״ לא שייך לכאן
sgf-value-alone = כתבו את שם התכונה לפני הערך הזה: אין לו שם
sgf-value-open = סגרו ב־״]״ את הערך שמתחיל כאן: הוא לא נגמר
sgf-no-value = הוסיפו ערך בסוגריים מרובעים אחרי { $given }: לתכונה הזאת אין ערך
sgf-breaks-off = חלק מהקובץ חסר: הוא נקטע באמצע עץ ונשארו סוגריים פתוחים ({ $count })
sgf-charset = שמרו את הקובץ ב־UTF-8: לפי מה שכתוב בו הקידוד הוא { $given }, ואותו איננו מכירים
sgf-not-text = שמרו את הקובץ ב־UTF-8: כתוב בו שהקידוד הוא { $charset }, אבל זה לא נכון
json-not-text = בדקו שזה הקובץ הנכון: זה אינו טקסט ב־UTF-8
json-empty = בחרו קובץ אחר: הקובץ הזה ריק, ורישום ב־JSON הוא אובייקט בסוגריים מסולסלים
json-broken = בדקו את הסוגריים, הפסיקים והמירכאות ליד ״{ $given }״: משם והלאה זה כבר לא JSON
json-no-object = בדקו שזה הקובץ הנכון: רישום ב־JSON הוא אובייקט בסוגריים מסולסלים
json-unknown = השתמשו בשדות האלה, { $known }: ״{ $given }״ אינו אחד מהם
json-missing = הוסיפו את השדה ״{ $key }״: הוא חסר
json-type = כתבו כאן { $type ->
    [number] מספר שלם
    [string] מחרוזת
    [array] מערך
   *[object] אובייקט
}
left-variations = { $count ->
    [one] וריאציה אחת
    [two] שתי וריאציות
   *[other] { $count } וריאציות
}
left-comments = { $count ->
    [one] הערה אחת
    [two] שתי הערות
   *[other] { $count } הערות
}
left-properties = סימונים ({ $names })
left-moves = { $count ->
    [one] מהלך אחד שלפני סידור הלוח
    [two] שני מהלכים שלפני סידור הלוח
   *[other] { $count } מהלכים שלפני סידור הלוח
}
left-result = התוצאה ״{ $given }״, כי המהלכים מסתיימים ב־״{ $played }״
by-rule = { $why } (חוק { $clause }).
no-words = זה לא הצליח. נסו שוב.
