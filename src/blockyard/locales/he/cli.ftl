# המסוף.

yes = כן
no-such-player = אין כאן אף אחד בשם { $given }; אפשר לבחור: { $players }
option-without-value = ל־״{ $given }״ אין ערך; כותבים כך: name=value
depth-out-of-range = אי אפשר לספור לעומק { $given }; אפשר לבחור מ־0 עד { $most }
file-trouble = אי אפשר להשתמש בקובץ { $file }: { $why }. כדאי לבדוק את השם ואת המקום שלו.

games-seats = { "  " }שחקנים: { $seats } (בדרך כלל { $usual })

menu-title = באיזה משחק נשחק?
menu-which = מספר המשחק (1-{ $last }):
menu-again = יש להקליד מספר מ־1 עד { $last }, או שם של משחק.
menu-computer = שהמחשב ישחק במושבים האחרים? (כן או לא)

first-youngest = מי הכי צעיר? מספר השחקן (1-{ $last }):
first-birthday = של מי יום ההולדת הבא? מספר השחקן (1-{ $last }):

play-prompt = { $number }. { $who }, המהלך שלך (המילה ״עזרה״ מראה מה אפשר להקליד):
play-told = { $who }: { $move }
play-skipped = אין מהלך ל{ $who }, והתור עובר הלאה.
play-curtain = המסך נקי. מעבירים ל{ $who } ולוחצים על Enter.
play-agree-draw = { $who }: הוצע תיקו. מסכימים? (כן או לא)
play-declined = { $who }: עדיף להמשיך לשחק.
play-undone = המהלך הוחזר. משחקים שוב את מהלך { $number }.
play-which-file = יש להוסיף גם שם של קובץ: { $command } my-game.record
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
command-legal = אפשריים
command-moves = מהלכים
command-undo = החזרה
command-draw = תיקו
command-resign = פרישה
command-save = שמירה
command-load = טעינה
command-quit = יציאה
help-move = מקלידים מהלך, למשל { $example }, או אחת מהמילים האלה:
help-help = הרשימה הזאת
help-legal = כל המהלכים שאפשר לשחק עכשיו
help-moves = המהלכים עד כה
help-undo = להחזיר את התור האחרון
help-draw = להציע תיקו
help-resign = לפרוש מהמשחק
help-save = לשמור את המשחק בקובץ: save my-game.record
help-load = להמשיך משחק מקובץ: load my-game.record
help-quit = לעצור; המשחק נשמר

replay-next = מהלך { $number }: { $move } (ממשיכים ב־Enter)
replay-still-running = המשחק הזה עוד נמשך ויש בו דברים נסתרים, ולכן רואים רק את המצב הנוכחי.

about-us = בלוקיארד (Blockyard) הוא מקום עצמאי למשחקי קופסה עם קוביות, גביעים וצורות. זו תוכנה חופשית, פרי עבודתם של אנשים שאוהבים את המשחקים האלה.
about-names = השמות Deblockle, Gobblet, Gobblet Gobblers, Block Out! ו־Blokus שייכים לבעליהם, שאין להם חלק בבלוקיארד ולא אישרו אותו. אהבתם משחק? כדאי לקנות אותו: הרבה יותר נעים לגעת בדבר האמיתי.
about-rules = החוקים מסופרים במילים שלנו. כשחוברת החוקים שותקת, היינו צריכים לבחור בעצמנו; הבחירות האלה מסומנות כשלנו.

convert-left = משחק { $number }: ברישום אין מקום לחלק ממנו, והוא נשאר רק בקובץ הישן: { $what }.
convert-done = { $count ->
    [one] משחק אחד נכתב אל { $file }.
    [two] שני משחקים נכתבו אל { $file }.
   *[other] { $count } משחקים נכתבו אל { $file }.
}
file-format = הקובץ ״{ $given }״ אינו מכיל משחקים; אפשר לבחור קובץ באחד מהסוגים האלה: { $kinds }
convert-kind = מהשם ״{ $given }״ לא ברור איזה סוג קובץ זה; אפשר לסיים את השם באחת מהסיומות האלה, או לציין את הסוג עם ‎--from ו־‎--to: { $kinds }
convert-exists = הקובץ { $file } כבר קיים; אפשר לבחור שם אחר, או להחליף אותו עם ‎--force
convert-not-for-game = קובץ מסוג { $kind } אינו מתאים למשחק { $game }; אפשר לבחור אחד מאלה: { $kinds }

# הנחה ביד.
aim-offer = לחיצה על Enter מניחה בעזרת החצים; אפשר גם להקליד את המהלך.
aim-stop = יש לעצור את הסרגל באמצע, { $times ->
    [one] עוד פעם אחת
   *[other] { $times } פעמים
}: לחיצה על מקש הרווח.
