# הקורסים של בלוקוס: מה עושים, מה למדנו, ולמה מהלך אחר לא מתאים.

learn-blokus-duo-start = בחרו חלק וכסו בו נקודת התחלה
learn-blokus-duo-start-done = החלק הראשון של כל אחד מכסה נקודת התחלה.
learn-blokus-duo-start-wrong = הניחו את החלק כך שיכסה אחת משתי המשבצות המסומנות.
learn-blokus-duo-corner = כסו את המשבצת המסומנת: חלקים שלכם נוגעים בפינות, אף פעם לא לאורך צלע
learn-blokus-duo-corner-done = פינה אל פינה! כך הצבע שלכם מתפשט.
learn-blokus-duo-corner-wrong = זה מותר, אבל המשבצת המסומנת עדיין פנויה. כסו אותה.
learn-blokus-duo-turn = סובבו והפכו חלק עד שיכסה את כל ארבע המשבצות המסומנות
learn-blokus-duo-turn-done = כל חלק אפשר לסובב ולהפוך איך שרוצים.
learn-blokus-duo-turn-wrong = חפשו חלק בצורה הזאת: L של ארבע משבצות.
learn-blokus-duo-slip = הסגול עומד בדרככם: עברו לידו וכסו את המשבצת המסומנת
learn-blokus-duo-slip-done = בסגול מותר לגעת איך שרוצים. רק צלעות של הצבע שלכם לא ייפגשו.
learn-blokus-duo-slip-wrong = צאו מפינה שלכם והגיעו אל המשבצת המסומנת.
learn-blokus-duo-large = קודם חלקים גדולים: הניחו חלק של חמש משבצות
learn-blokus-duo-large-done = יפה. לחלקים קטנים יימצא מקום גם אחר כך; לגדולים לא.
learn-blokus-duo-large-wrong = זה חלק קטן. שמרו אותו לסוף ובחרו חלק של חמש משבצות.
learn-blokus-duo-last = נשארו שני חלקים: הניחו את המשבצת הבודדת אחרונה וקבלו בונוס
learn-blokus-duo-last-done = כל החלקים הונחו, והמשבצת הבודדת אחרונה: 20 נקודות.
learn-blokus-duo-last-wrong = הניחו קודם את החלק השני. המשבצת הבודדת שווה יותר בסוף.

learn-blokus-classic-start = הכחול מתחיל בפינה של הלוח: כסו אותה
learn-blokus-classic-start-done = כל צבע מתחיל בפינה משלו.
learn-blokus-classic-start-wrong = הניחו את החלק כך שיכסה את הפינה המסומנת.
learn-blokus-classic-centre = התקדמו אל האמצע: כסו את המשבצת המסומנת, עם מגע בפינה
learn-blokus-classic-centre-done = באמצע יש מקום. כדאי להגיע לשם מוקדם.
learn-blokus-classic-centre-wrong = זה מותר, אבל המשבצת המסומנת עדיין פנויה. הגיעו אליה.
learn-blokus-classic-slip = עברו ליד הצהוב: כסו את המשבצת המסומנת
learn-blokus-classic-slip-done = בצבעים אחרים מותר לגעת גם לאורך צלע. רק לא בשלכם.
learn-blokus-classic-slip-wrong = צאו מהפינה שלכם הקרובה אל הצהוב והגיעו אל המשבצת המסומנת.
learn-blokus-classic-colours = בשני שחקנים יש לכם שני צבעים: הניחו חלק כחול, ואחר כך אדום
learn-blokus-classic-colours-done = הכחול והאדום שניהם שלכם, ומשחקים בהם לסירוגין.
learn-blokus-classic-colours-wrong = כל צבע מתחיל בפינה שלו.
learn-blokus-classic-large = קודם חלקים גדולים: הניחו חלק של חמש משבצות
learn-blokus-classic-large-done = יפה. לחלקים קטנים יימצא מקום גם אחר כך; לגדולים לא.
learn-blokus-classic-large-wrong = זה חלק קטן. שמרו אותו לסוף ובחרו חלק של חמש משבצות.
