# הלוח של גובלט ושל גובלרס על המסך.

gobblet-board = לוח: מקשי החיצים עוברים בין משבצות, Enter מרים ומניח, Escape מחזיר
gobblet-one = { $colour ->
    [w] לבן
   *[b] שחור
}, גודל { $size }
gobblet-shows = { $top } על { $square }
gobblet-shows-over = { $top } על { $square }, ומתחתיו { $under }
gobblet-empty = { $square } ריקה
gobblet-from-stack = לקחת גודל { $size } מליד הלוח
gobblet-in-hand-now = גודל { $size } ביד שלכם. בחרו איפה להניח אותו.
gobblet-fits = גודל { $size } נכנס על { $square }.
gobblet-covers = גודל { $size } יכסה את { $top } על { $square }.
gobblet-entered = { $who }: גודל { $size } נכנס על { $to }
gobblet-moved = { $who }: מ־{ $from } אל { $to }
gobblet-lifted = { $who }: הגובלט שעל { $from } מורם
gobblet-put = { $who }: הונח על { $to }
