# Positions, records and other files, read at the command line.

result-points = { $who }: { $points }

# Games and options.
no-such-action = there is no action with this number; count from 0 to { $last }
no-such-seat = there is no seat { $given } at this table; count from 0 to { $last }
no-such-clause = there is no clause { $given } here; choose one of: { $clauses }

# Records.
record-at-line = Line { $line }: { $why }
record-first-line = a record begins with the line “{ $expected }”; check that this is the right file
record-empty = the file is empty; a record begins with the line “{ $expected }”
record-format = “{ $given }” is a format this version does not know; it reads format { $format }
record-long-line = the line is longer than { $longest } characters; check that this is the right file
record-not-text = the line is not plain text in UTF-8; check that this is the right file
record-header = “{ $given }” is no line of a header; known are game, seats, option, player, start, result and moves
record-twice = “{ $given }” is given twice; leave one of them
record-missing = the header has no line “{ $key }”; add it before the moves
record-number = “{ $given }” is no number for { $key }; write it in figures
record-player = there is no seat { $given } at a table for { $seats }; seats are counted from 0
record-result = the header says “{ $given }”, but the moves end with “{ $played }”; correct one of them
record-after-end = the game has ended before this line; remove what follows
record-line = “{ $given }” is not known; after ! stand M1, M2 or M3 with a seat, or M4, M5 or M6 alone

# Other kinds of files: trees of games, JSON, and what a record cannot hold of them.
record-at-column = Line { $line }, character { $column }: { $why }
record-at-field = Line { $line }, field { $field }: { $why }
sgf-first = a game tree begins with “(;”, but here stands “{ $given }”; check that this is the right file
sgf-empty = the file is empty; a game tree begins with “(;”
sgf-sign = “{ $given }” cannot stand here; a tree opens with “(”, its nodes begin with “;”, and variations follow in brackets of their own
sgf-value-alone = this value has no name; write the name of its property before it
sgf-value-open = the value that begins here has no end; close it with “]”
sgf-no-value = the property { $given } has no value; write one in brackets behind it
sgf-breaks-off = the file breaks off inside a tree, and brackets are still open ({ $count }); look for the rest of it
sgf-charset = the file says that its letters are { $given }, which are not known here; save it in UTF-8
sgf-not-text = this is not text in { $charset }, although the file says so; save it in UTF-8
json-not-text = this is not text in UTF-8; check that this is the right file
json-empty = the file is empty; a record in JSON is an object in braces
json-broken = from “{ $given }” on this is not JSON; check the braces, commas and quotation marks there
json-no-object = a record in JSON is an object in braces; check that this is the right file
json-unknown = “{ $given }” is no field here; known are: { $known }
json-missing = the field “{ $key }” is missing; add it
json-type = this has to be { $type ->
    [number] a whole number
    [string] a text
    [array] a list
   *[object] an object
}; write it as one
left-variations = { $count ->
    [one] one variation
   *[other] { $count } variations
}
left-comments = { $count ->
    [one] one comment
   *[other] { $count } comments
}
left-properties = annotations ({ $names })
left-moves = { $count ->
    [one] one move before the set-up
   *[other] { $count } moves before the set-up
}
left-result = the result “{ $given }”, for the moves end with “{ $played }”

not-a-position = this is not a position of the game; the start is written: { $example }
