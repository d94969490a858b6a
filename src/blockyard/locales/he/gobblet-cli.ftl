# Gobblet at the command line.

gobblet-beside = { $colour ->
    [w] לבן, ליד הלוח:
   *[b] שחור, ליד הלוח:
}
gobblet-in-hand = הורם מ־{ $origin }:
gobblet-told-new = גובלט חדש, { gobblet-size }, על { $to }
gobblet-told-lifted = הרמת הגובלט מ־{ $from }

typed-G3-notation = הקלידו גודל ומשבצת לגובלט חדש, למשל ‎3b2, או שתי משבצות כדי להזיז גובלט, למשל ‎a1b2.
typed-G3-notation-strict = הקלידו גודל ומשבצת לגובלט חדש, למשל ‎3b2, או את המשבצת של הגובלט שמרימים, למשל ‎a1, ואחר כך לאן הוא עובר.
typed-G8-put-first = הקלידו את המשבצת, למשל ‎b2.
typed-G8-lift-first = הקלידו את המשבצת שהוא עומד עליה, למשל ‎a1.
typed-G8-say-where = הקלידו את שתי המשבצות, למשל ‎a1b2.
typed-G11-all-entered = הקלידו שתי משבצות, למשל ‎a1b2.
typed-memory-is-strict = הקלידו ‎touch=strict, או השמיטו את touch.
