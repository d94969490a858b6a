# המסוף.

yes = כן
no-such-player = בחרו אחד מהשחקנים האלה, { $players }: אין כאן אף אחד בשם { $given }
option-without-value = כתבו בצורה name=value: ל־״{ $given }״ אין ערך
depth-out-of-range = בחרו עומק מ־0 עד { $most }: לעומק { $given } אי אפשר לספור
file-trouble = { $trouble ->
    [missing] בדקו את השם ואת התיקייה: אין כאן { $file }
    [folder] ציינו שם של קובץ: { $file } הוא תיקייה
    [denied] בחרו קובץ אחר או תיקייה אחרת: אין הרשאה להשתמש ב־{ $file }
    [full] פנו מקום: הדיסק מלא, ולכן { $file } לא נכתב
   *[other] בחרו קובץ אחר: אי אפשר להשתמש ב־{ $file } ({ $why })
}.

games-seats = { "  " }{ $several ->
    [no] שחקנים: { $seats }
   *[yes] שחקנים: { $seats } (בדרך כלל { $usual })
}

menu-title = באיזה משחק נשחק?
menu-which = מספר המשחק (1–{ $last }), או יציאה:
menu-again = הקלידו מספר מ־1 עד { $last }, או שם של משחק.
menu-players = שחקנים
menu-person = אדם
menu-computer = מחשב, רמה { $level }
menu-start = הקישו Enter כדי להתחיל, הקלידו מספר (1–{ $last }) כדי לשנות שורה, או חזרה:
menu-start-again = הקלידו מספר מ־1 עד { $last }, או רק הקישו Enter כדי להתחיל.
menu-back = חזרה
menu-how-many = כמה שחקנים? ({ $numbers })
menu-who = { $who }: הקלידו 0 לאדם, או את רמת המחשב, 1 עד { $last }:
menu-value = הקלידו את בחירתכם, או הקישו Enter כדי להשאיר כך:
menu-choices = הקלידו אחד מאלה: { $choices }

first-youngest = מי הצעיר או הצעירה ביותר? מספר השחקן (1–{ $last }):
first-birthday = של מי יום ההולדת הקרוב ביותר? מספר השחקן (1–{ $last }):

window-too-small = { $rows ->
    [one] הגדילו את גובה החלון בשורה אחת כדי לראות את כל הלוח.
    [two] הגדילו את גובה החלון בשתי שורות כדי לראות את כל הלוח.
   *[other] הגדילו את גובה החלון ב־{ $rows } שורות כדי לראות את כל הלוח.
}
play-prompt = { $number }. { $who }, המהלך שלכם (״עזרה״ מראה את הפקודות):
label = { $name }: { $value }
play-told = { $who }: { $move }
play-skipped = { $who }: אין מהלך אפשרי, והתור עובר הלאה.
play-curtain = המסך נקי. עכשיו התור של { $who }: העבירו את המסך ולחצו על Enter.
play-agree-draw = { $who }: הוצע תיקו. מסכימים? (כן או לא)
play-declined = { $who }: לא, תודה. ממשיכים לשחק.
play-undone = המהלך הוחזר. שחקו שוב את מהלך { $number }.
play-which-file = הוסיפו שם של קובץ: { $command } my-game.record
play-saved = נשמר ב־{ $file }.
play-loaded = ממשיכים עם { $file }.
play-kept = המשחק נשמר. כדי להמשיך אותו: blockyard play --load { $file }
play-again = עוד משחק? (כן או לא)
legal-more = { $count ->
    [one] ועוד אחד
    [two] ועוד שניים
   *[other] ועוד { $count }
}

command-help = עזרה
command-rules = חוקים
command-legal = אפשריים
command-moves = מהלכים
command-undo = החזרה
command-draw = תיקו
command-resign = פרישה
command-save = שמירה
command-load = טעינה
command-quit = יציאה
help-move = הקלידו מהלך, למשל { $example }, או אחת מהמילים האלה:
help-help = הרשימה הזאת
help-rules = החוקים, או אחד מהם: חוקים M4
help-legal = כל המהלכים שאפשר לשחק עכשיו
help-moves = המהלכים עד כה
help-undo = להחזיר את התור האחרון
help-draw = להציע תיקו
help-resign = לפרוש מהמשחק
help-save = לשמור את המשחק בקובץ: שמירה my-game.record
help-load = להמשיך משחק מקובץ: טעינה my-game.record
help-quit = לצאת; המשחק נשמר

replay-next = מהלך { $number }: { $move } (לחצו על Enter)
replay-still-running = המשחק הזה עוד נמשך ויש בו דברים נסתרים, ולכן רואים רק את העמדה הנוכחית.

about-us = בלוקיארד (Blockyard) הוא מקום עצמאי למשחקי קופסה עם קוביות, גביעים וצורות. זו תוכנה חופשית, שבנו אנשים שאוהבים את המשחקים האלה.
about-names = השמות Deblockle, Gobblet, Gobblet Gobblers, Block Out!‎ ו־Blokus שייכים לבעליהם, שאין להם חלק בבלוקיארד ולא אישרו אותו. אהבתם משחק? קנו אותו: בדבר האמיתי הרבה יותר נעים לגעת.
about-rules = החוקים כתובים במילים שלנו. במקומות שחוברת החוקים שותקת היינו צריכים לבחור; הבחירות האלה מסומנות כשלנו.

convert-left = משחק { $number }: רישום לא יכול להכיל את כולו. רק בקובץ המקורי נשאר: { $what }.
convert-done = { $count ->
    [one] משחק אחד נכתב אל { $file }.
    [two] שני משחקים נכתבו אל { $file }.
   *[other] { $count } משחקים נכתבו אל { $file }.
}
file-format = בחרו קובץ מאחד הסוגים האלה, { $kinds }: ״{ $given }״ אינו קובץ משחקים
convert-kind = סיימו את השם באחת מהסיומות האלה, או ציינו את הסוג עם ‎--from ו־‎--to ({ $kinds }): מהשם ״{ $given }״ לא ברור איזה סוג קובץ זה
convert-exists = בחרו שם אחר, או החליפו את הקובץ עם ‎--force: { $file } כבר קיים
convert-not-for-game = בחרו אחד מסוגי הקבצים האלה, { $kinds }: קובץ מסוג { $kind } לא יכול להכיל את המשחק { $game }

# הנחה ביד.
aim-offer = לחצו על Enter כדי להניח בעזרת החיצים, או הקלידו את המהלך.
aim-stop = עצרו את הפס באמצע, { $times ->
    [one] עוד פעם אחת
    [two] פעמיים
   *[other] { $times } פעמים
}: לחצו על מקש הרווח.
no-such-language = בחרו אחת מהשפות האלה, { $languages }: השפה { $given } אינה ביניהן
games-option = { "  " }{ $key }: { $name } (חוק { $clause })
games-value = { "    " }{ $key }: { $name }
