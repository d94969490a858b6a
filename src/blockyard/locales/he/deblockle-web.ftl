# הלוח של דבלוקל על המסך.

deblockle-board = לוח: מקשי החיצים עוברים ממשבצת למשבצת, Enter בוחר קובייה, גלגול וסוף קפיצה, Escape חוזר צעד; בסידור הפתיחה R מסובב את הקובייה ו־Page Down עובר לבאה
deblockle-open = { $square } פנויה
deblockle-star = { $colour ->
    [gold] { $square } היא משבצת הכוכב של הזהוב: כאן הקוביות הכחולות יוצאות מהלוח
   *[blue] { $square } היא משבצת הכוכב של הכחול: כאן הקוביות הזהובות יוצאות מהלוח
}
deblockle-start = { $square } היא משבצת פתיחה של { $colour ->
    [gold] הזהוב
   *[blue] הכחול
}
deblockle-block = { $colour ->
    [gold] זהוב
   *[blue] כחול
} על { $square }: למעלה { $top }, בצפון { $north }, במזרח { $east }, בדרום { $south }, במערב { $west }, למטה { $bottom }
deblockle-may = { $kind ->
    [place] אפשר להניח כאן את הקובייה
    [hop] הקפיצה יכולה להיגמר כאן
    [roll] אפשר לגלגל לכאן את הקובייה
    [leave] הקובייה יכולה לצאת כאן מהלוח
   *[choose] את הקובייה הזאת אפשר להזיז
}
deblockle-rolls = הגלגול אל { $square } מעלה: { $top }; { $count ->
    [0] התור נגמר שם
    [one] הקפיצה יכולה להיגמר במשבצת אחת
    [two] הקפיצה יכולה להיגמר בשתי משבצות
   *[other] הקפיצה יכולה להיגמר ב־{ $count } משבצות
}
deblockle-leaves = הכוכב למעלה: כאן הקובייה יוצאת מהלוח
deblockle-lands = הקפיצה נגמרת על { $square }
deblockle-places = הקובייה תעמוד על { $square }, למעלה { $top } ובצפון { $north }
deblockle-holding = ביד שלכם: למעלה { $top }, בצפון { $north }. בחרו משבצת פתיחה.
deblockle-choose-roll = גלגלו אותה אל משבצת מסומנת
deblockle-choose-roll-more = על כל משבצת מסומנת מצויר הסמל שיעלה.
deblockle-choose-hop = עכשיו קופצים. { deblockle-symbol }: { deblockle-does }
deblockle-choose-hop-more = בחרו משבצת מסומנת, או חזרו צעד.
deblockle-in-hand = הקובייה שביד שלכם
deblockle-faces = כל צדדי הקובייה על { $square }
deblockle-dice-left = קוביות להנחה
deblockle-take = לקחת את הקובייה עם { $top } למעלה
deblockle-turn = סיבוב
deblockle-back = חזרה
deblockle-does = { $symbol ->
    [S] עולה רק כדי לצאת מהלוח
    [P] בלי קפיצה
    [C] משבצת אחת למעלה, למטה או הצידה
    [X] משבצת אחת באלכסון
    [L] ישר עד שמשהו עוצר
   *[H] שלושה צעדים, לא באלכסון
}
deblockle-off = יצאו מהלוח: { $off } מתוך { $all }
deblockle-die = { $who }: בהטלה יצא { $top }
deblockle-throwing = מטילים את הקוביות…
deblockle-placed = { $who }: קובייה הונחה על { $square }, למעלה { $top }, בצפון { $north }
deblockle-hopped = { $who }: גלגול מ־{ $from } אל { $to } וקפיצה אל { $end }
deblockle-stopped = { $who }: גלגול מ־{ $from } אל { $to }
deblockle-left = { $who }: גלגול מ־{ $from } אל { $to } כשהכוכב למעלה, והקובייה יוצאת מהלוח
deblockle-legend = הסמל שלמעלה קובע את הקפיצה
deblockle-exits = { $colour ->
    [gold] היציאה של הזהוב
   *[blue] היציאה של הכחול
}
deblockle-put-on = להניח על { $square }
deblockle-look = בחרו קובייה כדי לראות את כל הצדדים שלה.
deblockle-short-die = הטלה: { $top }
deblockle-short-placed = { $top } על { $square }
deblockle-short-rolls = גלגול מ־{ $from } אל { $to }
deblockle-short-hops = גלגול מ־{ $from } אל { $to }, קפיצה אל { $end }
deblockle-short-leaves = גלגול מ־{ $from } אל { $to } ויציאה
deblockle-fold = גררו כדי לקפל את הקובייה

# למה נגמר המשחק.
ended-D1 = כל הקוביות של צד אחד יצאו מהלוח
ended-D9 = לאף צד אין מהלך אפשרי
ended-D12 = העמדה חזרה על עצמה, או שזמן רב מדי שום קובייה לא יצאה

# סידור הפתיחה בשלבים.
deblockle-step-dice = הקוביות הוטלו
deblockle-step-dice-more = הסמלים שלמעלה נקבעו
deblockle-step-yours = אתם מניחים את { $colour ->
    [gold] הזהובות
   *[blue] הכחולות
}
deblockle-step-theirs = { $who }: הנחת { $colour ->
    [gold] הזהובות
   *[blue] הכחולות
}
deblockle-step-placed = הונחו { $placed } מתוך { $all }
deblockle-step-play = משחק
deblockle-step-play-more = הזהוב ראשון
deblockle-edit-block = { $colour ->
    [gold] קובייה זהובה
   *[blue] קובייה כחולה
}
deblockle-edit-tip = גלגול צפונה
deblockle-edit-spin = סיבוב ימינה
