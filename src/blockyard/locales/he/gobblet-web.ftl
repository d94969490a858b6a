# הלוח של גובלט ושל גובלרס על המסך.

gobblet-board = לוח: מקשי החיצים עוברים בין משבצות, Enter מרים ומניח, Escape מחזיר
gobblet-one = { $colour ->
    [w] לבן
   *[b] שחור
}, גודל { $size }
gobblet-shows = { $top } על { $square }
gobblet-shows-over = { $top } על { $square }, ומתחתיו { $under }
gobblet-empty = { $square } ריקה
gobblet-from-stack = לקחת גובלט בגודל { $size } מליד הלוח
gobblet-in-hand-now = יש בידכם גובלט בגודל { $size }. בחרו איפה להניח אותו.
gobblet-fits = אפשר להניח גובלט בגודל { $size } על { $square }.
gobblet-covers = גובלט בגודל { $size } יכסה את { $top } על { $square }.
gobblet-entered = { $who }: גובלט בגודל { $size } הונח על { $to }
gobblet-moved = { $who }: מ־{ $from } אל { $to }
gobblet-lifted = { $who }: הרמת הגובלט מ־{ $from }
gobblet-put = { $who }: הגובלט הונח על { $to }
