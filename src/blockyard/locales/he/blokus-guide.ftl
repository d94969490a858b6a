# מה מבקשים מהשחקנים בבלוקוס.

blokus-prompt-point = בחרו חלק וכסו בו נקודת התחלה
blokus-prompt-point-more = קשה למצוא מקום לחלקים גדולים אחר כך: כדאי להניח אותם בהתחלה.
blokus-prompt-corner = { $several ->
    [yes] { blokus-colour }: בחרו חלק וכסו בו את הפינה המסומנת של הלוח
   *[no] בחרו חלק וכסו בו את הפינה שלכם בלוח
}
blokus-prompt-corner-more = קשה למצוא מקום לחלקים גדולים אחר כך: כדאי להניח אותם בהתחלה.
blokus-prompt-turn = { $several ->
    [yes] { blokus-colour }: בחרו חלק שיכול לגעת בפינה של הצבע הזה
   *[no] בחרו חלק; הוא צריך לגעת בפינה של חלק שלכם
}
blokus-prompt-turn-more = אף פעם לא לאורך צלע של אותו צבע. בצבעים אחרים מותר לגעת איך שרוצים.
