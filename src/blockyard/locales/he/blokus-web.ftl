# הלוח של בלוקוס על המסך.

blokus-board = לוח: מקשי החיצים מזיזים את החלק, אפשר לסובב ב־R ולהפוך ב־F, Page Down לוקח את החלק הבא, Enter מניח, Escape מחזיר
blokus-covered = { $square } מכוסה: { $colour }
blokus-empty = { $square } ריקה
blokus-start = { $square } היא נקודת התחלה
blokus-pieces = { $count ->
    [0] לא נשאר חלק
    [one] נשאר חלק אחד
   *[other] נשארו { $count } חלקים
}
blokus-piece = חלק { $piece }, { $count ->
    [one] משבצת אחת
   *[other] { $count } משבצות
}
blokus-turn = סיבוב
blokus-flip = היפוך
blokus-place = הנחה
blokus-fits = החלק { $piece } נכנס כאן, מ־{ $square }.
blokus-placed = { $who }: החלק { $piece } הונח על { $squares }
blokus-stopped-at = חסום, { $points ->
    [one] נקודה אחת
   *[other] { $points } נקודות
}
