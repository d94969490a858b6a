# הקורסים של גובלט ושל גובלרס: מה עושים, מה למדנו, ולמה מהלך אחר לא מתאים.

learn-gobblet-place = קחו גובלט מאחת הערימות שלכם והניחו אותו על איזו משבצת שתרצו
learn-gobblet-place-done = כך גובלט נכנס ללוח: תמיד העליון שבערימה.
learn-gobblet-place-wrong = קחו את הגובלט העליון שבערימה והניחו אותו על הלוח.
learn-gobblet-four = ארבעה בקו מנצחים: מלאו את המקום החסר בקו שלכם
learn-gobblet-four-done = ארבעה בקו! לרוחב, לאורך או באלכסון: כל קו של ארבעה מנצח.
learn-gobblet-four-wrong = הקו שלכם עובר מפינה לפינה, וחסרה בו משבצת אחת.
learn-gobblet-gobble = גובלט גדול מכסה קטן ממנו: בלעו את הגובלט של השחור והשלימו ארבעה
learn-gobblet-gobble-done = נבלע! הקטן עדיין שם, מתחת.
learn-gobblet-gobble-wrong = השחור עומד בשורה השנייה שלכם. איזה גובלט שלכם על הלוח גדול ממנו?
learn-gobblet-stop = לשחור יש שלושה בקו. עצרו אותו לפני הרביעי!
learn-gobblet-stop-done = עצרתם. מול שלושה בקו מותר גם לגובלט חדש לכסות אחד מהם.
learn-gobblet-stop-wrong = השחור עדיין יכול להשלים ארבעה. כסו אחד מהשלושה או תפסו את המשבצת האחרונה.
learn-gobblet-underneath = השלימו ארבעה בשורה העליונה בלי להסתכן
learn-gobblet-underneath-done = ראיתם נכון! מתחת לגובלט שהשארתם במקומו חיכה הקו של השחור.
learn-gobblet-underneath-wrong = לא את זה: אם מרימים אותו נחשף הקו של השחור, והשחור מנצח.
learn-gobblet-same-line = מותר להרים את המכסה אם סוגרים מחדש את אותו הקו: נצחו עכשיו
learn-gobblet-same-line-done = חשפתם את הקו וסגרתם אותו באותו מהלך. זה מותר.
learn-gobblet-same-line-wrong = חפשו מהלך אחד שמשלים את הארבעה שלכם וגם מכסה את השורה של השחור.

learn-gobblers-over = הניחו גובלר גדול יותר ישר על הקטן של השחור
learn-gobblers-over-done = כאן אין ערימות: כל גובלר שלכם יכול להיכנס מתי שתרצו.
learn-gobblers-over-wrong = כסו את השחור הקטן שבאמצע בגובלר גדול ממנו.
learn-gobblers-three = שלושה בקו מנצחים: השלימו את הקו שלכם
learn-gobblers-three-done = שלושה בקו!
learn-gobblers-three-wrong = הקו שלכם עובר באלכסון, וחסרה הפינה האחרונה.
learn-gobblers-move = גובלרים שעל הלוח אפשר להזיז: השלימו את השורה העליונה
learn-gobblers-move-done = מהלך אחד: בלע את השחור והשלים שלושה.
learn-gobblers-move-wrong = רק גובלר גדול מכסה את זה של השחור בשורה העליונה. יש לכם אחד כזה על הלוח.
learn-gobblers-underneath = השלימו שלושה בשורה העליונה, ושימו לב מה אתם מרימים
learn-gobblers-underneath-done = ראיתם נכון! הגדול היה צריך להישאר במקומו.
learn-gobblers-underneath-wrong = לא את זה: מתחתיו יש גובלר שחור, ולשחור יהיו שלושה.
learn-gobblers-twice = איימו בשני קווים בבת אחת: אפשר לעצור רק אחד
learn-gobblers-twice-done = שני איומים בבת אחת. מה שלא יעשה השחור, תנצחו בתור הבא.
learn-gobblers-twice-wrong = את זה השחור יכול לעצור. מצאו משבצת שמתאימה לשני קווים.
