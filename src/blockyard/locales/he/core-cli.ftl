# Positions, records and other files, read at the command line.

by-rule = { $why }. (חוק { $clause })
no-words = זה לא הצליח. נסו שוב.
result-points = { $who }: { $points } נק׳

no-such-action = אין פעולה עם המספר הזה; המספרים הם מ־0 עד { $last }
no-such-seat = אין מושב { $given } ליד השולחן הזה; המושבים הם מ־0 עד { $last }
no-such-clause = אין כאן סעיף { $given }; אפשר לבחור אחד מאלה: { $clauses }

record-at-line = שורה { $line }: { $why }
record-first-line = רישום מתחיל בשורה ״{ $expected }״; כדאי לבדוק שזה הקובץ הנכון
record-empty = הקובץ ריק; רישום מתחיל בשורה ״{ $expected }״
record-format = ״{ $given }״ הוא מבנה שהגרסה הזאת לא מכירה; היא קוראת מבנה { $format }
record-long-line = השורה ארוכה מ־{ $longest } תווים; כדאי לבדוק שזה הקובץ הנכון
record-not-text = השורה אינה טקסט פשוט ב־UTF-8; כדאי לבדוק שזה הקובץ הנכון
record-header = ״{ $given }״ אינה שורה של כותרת; השורות המוכרות הן game, seats, option, player, start, result ו־moves
record-twice = ״{ $given }״ מופיע פעמיים; יש להשאיר רק אחד
record-missing = בכותרת חסרה השורה ״{ $key }״; יש להוסיף אותה לפני המהלכים
record-number = ״{ $given }״ אינו מספר שמתאים ל־{ $key }; יש לכתוב בספרות
record-player = בשולחן ל־{ $seats } שחקנים אין מושב { $given }; המושבים נספרים מ־0
record-result = בכותרת כתוב ״{ $given }״, אבל המהלכים מסתיימים ב־״{ $played }״; יש לתקן אחד מהם
record-after-end = המשחק הסתיים עוד לפני השורה הזאת; יש להסיר את ההמשך
record-line = השורה ״{ $given }״ אינה מוכרת; אחרי ! כותבים M1, M2 או M3 עם מושב, או M4, M5 או M6 בלי מושב

record-at-column = שורה { $line }, תו { $column }: { $why }
record-at-field = שורה { $line }, שדה { $field }: { $why }
sgf-first = עץ של משחק מתחיל ב־״(;״, אבל כאן כתוב ״{ $given }״; כדאי לבדוק שזה הקובץ הנכון
sgf-empty = הקובץ ריק; עץ של משחק מתחיל ב־״(;״
sgf-sign = ״{ $given }״ לא יכול לעמוד כאן; עץ נפתח ב־״(״, כל צומת מתחיל ב־״;״, והווריאציות באות אחריו בסוגריים משלהן
sgf-value-alone = לערך הזה אין שם; יש לכתוב לפניו את שם התכונה
sgf-value-open = הערך שמתחיל כאן לא נגמר; יש לסגור אותו ב־״]״
sgf-no-value = לתכונה { $given } אין ערך; יש לכתוב אחריה ערך בסוגריים מרובעים
sgf-breaks-off = הקובץ נקטע באמצע עץ ונשארו סוגריים פתוחים ({ $count }); כדאי לחפש את ההמשך
sgf-charset = לפי הקובץ האותיות שלו הן { $given }, וקידוד כזה אינו מוכר כאן; כדאי לשמור אותו ב־UTF-8
sgf-not-text = זה אינו טקסט ב־{ $charset }, אף שכך כתוב בקובץ; כדאי לשמור אותו ב־UTF-8
json-not-text = זה אינו טקסט ב־UTF-8; כדאי לבדוק שזה הקובץ הנכון
json-empty = הקובץ ריק; רישום ב־JSON הוא אובייקט בסוגריים מסולסלים
json-broken = החל מ־״{ $given }״ זה אינו JSON; כדאי לבדוק שם את הסוגריים, הפסיקים והמירכאות
json-no-object = רישום ב־JSON הוא אובייקט בסוגריים מסולסלים; כדאי לבדוק שזה הקובץ הנכון
json-unknown = ״{ $given }״ אינו שדה מוכר כאן; השדות המוכרים הם: { $known }
json-missing = חסר השדה ״{ $key }״; יש להוסיף אותו
json-type = כאן צריך לבוא { $type ->
    [number] מספר שלם
    [string] טקסט
    [array] מערך
   *[object] אובייקט
}; יש לכתוב אותו כך
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
not-a-position = זה אינו מצב של המשחק; את מצב הפתיחה כותבים כך: { $example }
