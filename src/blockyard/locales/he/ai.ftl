# שחקנים שהם תוכנות: המילים שלהם והסיבות למהלכים שלהם.

play-hint = { $count ->
    [0] אפשר לשחק { $move }.
   *[other] אפשר לשחק { $move }: { $reasons }.
}

reason-wins = המהלך מנצח מיד
reason-repeats-for-a-draw = המהלך חוזר על אותה עמדה בפעם השלישית, וזה תיקו
