# הלוח של בלוקוס על המסך.

blokus-board = לוח: מקשי החיצים מזיזים את החלק, R מסובב אותו, F הופך אותו, Page Down עובר לחלק הבא, Enter מניח, Escape מחזיר
blokus-covered = { $square } מכוסה: { $colour }
blokus-empty = { $square } ריקה
blokus-start = { $square } היא נקודת התחלה
blokus-pieces = { $count ->
    [0] לא נשאר חלק
    [one] נשאר חלק אחד
    [two] נשארו שני חלקים
   *[other] נשארו { $count } חלקים
}
blokus-piece = חלק { $piece }, { $count ->
    [one] משבצת אחת
    [two] שתי משבצות
   *[other] { $count } משבצות
}
blokus-turn = סיבוב
blokus-flip = היפוך
blokus-place = הנחה
blokus-fits = החלק { $piece } מתאים כאן, החל מ־{ $square }.
blokus-placed = { $who }: החלק { $piece } הונח על { $squares }
blokus-stopped-at = חסום, { $points ->
    [-2] מינוס שתי נקודות
    [-1] מינוס נקודה אחת
    [1] נקודה אחת
    [2] שתי נקודות
   *[other] { $points } נקודות
}
