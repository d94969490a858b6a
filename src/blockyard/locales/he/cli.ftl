# המסוף.

yes = כן
no-such-player = אין כאן שחקן בשם { $given }; אפשר לבחור: { $players }
option-without-value = ל„{ $given }” אין ערך; כותבים name=value
depth-out-of-range = אי אפשר לספור לעומק { $given }; אפשר לבחור 0 עד { $most }
file-trouble = אי אפשר להשתמש בקובץ { $file }: { $why }. כדאי לבדוק את שמו ומקומו.

games-seats = { "  " }שחקנים: { $seats } (בדרך כלל { $usual })

menu-title = באיזה משחק נשחק?
menu-which = מספר המשחק (1-{ $last }):
menu-again = יש להקליד מספר מ־1 עד { $last } או שם של משחק.
menu-computer = שהמחשב ישחק במושבים האחרים? (כן או לא)

first-youngest = מי הכי צעיר? מספר השחקן (1-{ $last }):
first-birthday = למי יש יום הולדת ראשון מעכשיו? מספר השחקן (1-{ $last }):

play-prompt = { $number }. { $who }, תורך (help מראה מה אפשר להקליד):
play-told = { $who } שיחק: { $move }
play-skipped = אין מהלך ל{ $who }, והתור עובר הלאה.
play-curtain = המסך ריק. מעבירים ל{ $who } ולוחצים Enter.
play-agree-draw = { $who }: מוצע תיקו. מסכימים? (כן או לא)
play-declined = { $who } מעדיף להמשיך לשחק.
play-undone = המהלך הוחזר. משחקים שוב את מהלך { $number }.
play-which-file = יש לציין גם שם קובץ: { $command } my-game.record
play-saved = נשמר ב־{ $file }.
play-loaded = ממשיכים עם { $file }.
play-kept = המשחק נשמר. ממשיכים כך: blockyard play --load { $file }
play-again = עוד משחק? (כן או לא)
legal-more = { $count ->
    [one] ועוד אחד
    [two] ועוד שניים
   *[other] ועוד { $count }
}

command-help = עזרה
command-legal = אפשריים
command-moves = מהלכים
command-undo = החזר
command-draw = תיקו
command-resign = פרישה
command-save = שמור
command-load = טען
command-quit = יציאה
help-move = מקלידים מהלך, למשל { $example }, או אחת מן המילים האלה:
help-help = הרשימה הזאת
help-legal = כל המהלכים האפשריים עכשיו
help-moves = המהלכים עד כה
help-undo = לחזור מן התור האחרון
help-draw = להציע תיקו
help-resign = לפרוש מן המשחק
help-save = לכתוב את המשחק לקובץ: save my-game.record
help-load = להמשיך משחק מקובץ: load my-game.record
help-quit = לעצור; המשחק נשמר

replay-next = מהלך { $number }: { $move } (ממשיכים ב־Enter)
replay-still-running = המשחק הזה עוד נמשך ויש בו דברים נסתרים, ולכן מוצג רק המצב הנוכחי.

about-us = בלוקיארד (Blockyard) הוא מקום עצמאי למשחקי קוביות וכלים. זו תוכנה חופשית, מעשה ידיהם של אנשים שאוהבים את המשחקים.
about-names = השמות Deblockle, Gobblet, Gobblet Gobblers, Block Out! ו־Blokus שייכים לבעליהם, שאין להם חלק בבלוקיארד ולא אישרו אותו. משחק שאהבתם כדאי לקנות: נעים יותר לגעת בו.
about-rules = הכללים מסופרים במילים שלנו. במקום שחוברת הכללים שותקת היה עלינו לבחור, והבחירות מסומנות כשלנו.
