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
blokus-fits = { $corners ->
    [0] החלק מתאים כאן
    [one] החלק מתאים כאן ונוגע בפינה אחת שלכם
    [two] החלק מתאים כאן ונוגע בשתי פינות שלכם
   *[other] החלק מתאים כאן ונוגע ב־{ $corners } פינות שלכם
}
blokus-fits-more = הניחו אותו, או הצביעו על מקום אחר: הוא יעבור למקום המותר הקרוב ביותר. הנקודות הן הפינות הפתוחות שלכם.
blokus-carry = העבירו את החלק למשבצת מוצללת
blokus-not-this-way = בכיוון הזה החלק לא מתאים בשום מקום: סובבו או הפכו אותו
blokus-nowhere = החלק הזה לא מתאים עכשיו בשום מקום: בחרו חלק אחר
blokus-theirs = { $colour }: { blokus-pieces }
blokus-placed = { $who }: החלק { $piece } הונח על { $squares }
blokus-stopped-at = חסום, { $points ->
    [-2] מינוס שתי נקודות
    [-1] מינוס נקודה אחת
    [1] נקודה אחת
    [2] שתי נקודות
   *[other] { $points } נקודות
}
blokus-short = { $piece }, { $where ->
    [upper-left] למעלה משמאל
    [upper] למעלה
    [upper-right] למעלה מימין
    [left] משמאל
    [right] מימין
    [lower-left] למטה משמאל
    [lower] למטה
    [lower-right] למטה מימין
   *[centre] במרכז
}

# למה נגמר המשחק.
ended-U2 = אף אחד לא יכול להניח עוד חלק
