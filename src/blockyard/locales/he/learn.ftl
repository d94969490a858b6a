# קורסים: הדפים שבהם לומדים משחק משימה אחר משימה.

web-courses = קורסים
web-courses-how = כמה משימות קטנות על הלוח האמיתי, ואחריהן משחק שלם. כל קורס נמשך בערך שתי דקות.
web-course-progress = משימות: { $done } מתוך { $all }
web-course-begin = להתחיל את הקורס
web-course-resume = להמשיך
web-course-again = להתחיל מחדש
learn-watch = הסתכלו
learn-your-turn = תורכם
learn-try = לנסות בעצמכם
learn-replay = שוב
learn-next = הבא
learn-skip = דילוג
learn-leave = שמירה ויציאה
learn-hand = הסתכלו על היד, ואז נסו בעצמכם
learn-task = משימה { $number }
learn-task-done = משימה { $number }, הושלמה
learn-game = משחק שלם
learn-game-more = עכשיו שחקו משחק שלם נגד יריב נוח: { $name }.
learn-game-start = התחלת משחק
no-such-task = בחרו משימה של הקורס הזה: אין כאן משימה בשם { $given }
