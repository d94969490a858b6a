# הלוח של גובלט ושל גובלרס על המסך.

gobblet-board = לוח: מקשי החיצים עוברים בין משבצות, Enter מרים ומניח, Escape מחזיר
gobblet-size = { $size ->
    [1] קטן
    [2] בינוני
    [3] גדול
   *[4] הכי גדול
}
gobblet-one = { $colour ->
    [w] לבן
   *[b] שחור
}, { gobblet-size }
gobblet-shows = { $top } על { $square }
gobblet-shows-over = { $top } על { $square }, ומתחתיו { $under }
gobblet-empty = { $square } ריקה
gobblet-from-stack = לקחת גובלט מליד הלוח: { gobblet-size }
gobblet-in-hand-now = { $where ->
    [both] הניחו אותו על משבצת ריקה או מעל גובלט קטן יותר
    [over] הניחו אותו מעל גובלט קטן יותר
    [empty] הניחו אותו על משבצת ריקה
   *[none] אין לו עכשיו מקום: החזירו אותו
}
gobblet-in-hand-now-more = ביד שלכם: { gobblet-size }. כדי להחזיר אותו, בחרו בו שוב.
gobblet-fits = אפשר להניח אותו על { $square }
gobblet-covers = על { $square } הוא יכסה: { $top }
gobblet-entered = { $who }: גובלט בגודל { $size } הונח על { $to }
gobblet-moved = { $who }: מ־{ $from } אל { $to }
gobblet-lifted = { $who }: הרמת הגובלט מ־{ $from }
gobblet-put = { $who }: הגובלט הונח על { $to }
gobblet-may = { $kind ->
    [take] אפשר לקחת את הגובלט הזה
    [cover] הגובלט שביד יכול לכסות אותו
   *[put] אפשר להניח כאן את הגובלט שביד
}
gobblet-short-new = חדש, { gobblet-size }: { $to }
gobblet-short-move = מ־{ $from } אל { $to }
gobblet-short-put = הנחה על { $to }

# למה נגמר המשחק.
ended-G1 = קו שלם
ended-G7 = הרמת גובלט חשפה קו שלם
ended-G8 = אין משבצת לגובלט שהורם
ended-G10 = אותה עמדה חזרה שלוש פעמים
