# הפקודה ״openings״.

usage-openings = הצגת ההמשכים של עמדה במשחקים: מהלכים, מספר המשחקים ותוצאות.
usage-openings-moves = המהלכים עד כאן, כפי שהם נכתבים ברישום.
usage-openings-count = מספר המשחקים שהמחשב ישחק נגד עצמו; הפתיחות שלהם נכתבות לקובץ.
usage-openings-nodes = מספר הצמתים שנבדקים לכל מהלך.
usage-openings-least = השמטת עמדות שהופיעו בפחות משחקים מזה.
usage-openings-jobs = מספר התהליכים.
usage-openings-out = הקובץ שאליו נכתבות הפתיחות.
usage-name-moves = מהלכים
no-openings = בחרו משחק אחר: אין פתיחות למשחק { $game }
openings-none = אף משחק לא נמשך מכאן.
openings-games = משחקים מכאן: { $games }
openings-results = משחקים: { $games }, ניצחונות { $won }%, תיקו { $drawn }%, הפסדים { $lost }%
openings-made = משחקים: { $games }, עמדות: { $positions }. נשמר בקובץ { $file }
