# Positions, records and other files, read at the command line.

by-rule = { $why } (rule { $clause }).
no-words = That didn’t work. Please try again.
result-points = { $who }: { $points }

# Games and options.
no-such-action = there is no action with this number; count from 0 to { $last }
no-such-seat = there is no player { $given } at this table; count from 0 to { $last }
no-such-clause = there is no clause { $given } here; choose one of: { $clauses }

# Records.
record-at-line = Line { $line }: { $why }
record-first-line = a record begins with the line “{ $expected }”; check that this is the right file
record-empty = the file is empty; a record begins with the line “{ $expected }”
record-format = “{ $given }” is a format this version does not know; it reads format { $format }
record-long-line = the line is longer than { $longest } characters; check that this is the right file
record-not-text = the line is not plain text in UTF-8; check that this is the right file
record-header = “{ $given }” is not a header line; a header can have game, seats, option, player, start, result and moves
record-twice = “{ $given }” appears twice; remove one of them
record-missing = the header has no line “{ $key }”; add it before the moves
record-number = { $key } must be a number, and “{ $given }” is not one; write it in digits
record-player = there is no seat { $given } at a table for { $seats }; seats are counted from 0
record-result = the header says “{ $given }”, but the moves end with “{ $played }”; correct one of them
record-after-end = the game has ended before this line; remove what follows
record-line = “{ $given }” is not recognised; after ! write M1, M2 or M3 and a seat, or M4, M5 or M6 alone

# Other kinds of files: trees of games, JSON, and what a record cannot hold of them.
record-at-column = Line { $line }, character { $column }: { $why }
record-at-field = Line { $line }, field { $field }: { $why }
sgf-first = a game tree starts with “(;”, but this file starts with “{ $given }”; check that it is the right file
sgf-empty = the file is empty; a game tree starts with “(;”
sgf-sign = “{ $given }” does not belong here; a tree opens with “(”, each node starts with “;”, and variations follow in brackets of their own
sgf-value-alone = this value has no name; write the name of its property before it
sgf-value-open = the value that begins here has no end; close it with “]”
sgf-no-value = the property { $given } has no value; add one in square brackets after it
sgf-breaks-off = { $count ->
    [one] the file ends in the middle of a tree with one bracket still open; part of it is missing
   *[other] the file ends in the middle of a tree with { $count } brackets still open; part of it is missing
}
sgf-charset = the file says it is encoded in { $given }, which is not supported; save it as UTF-8
sgf-not-text = this is not text in { $charset }, although the file says so; save it in UTF-8
json-not-text = this is not text in UTF-8; check that this is the right file
json-empty = the file is empty; a record in JSON is an object in braces
json-broken = this stops being JSON at “{ $given }”; check the braces, commas and quotation marks there
json-no-object = a record in JSON is an object in braces; check that this is the right file
json-unknown = “{ $given }” is not a field here; the fields are: { $known }
json-missing = the field “{ $key }” is missing; add it
json-type = this has to be { $type ->
    [number] a whole number
    [string] a string
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
left-result = the result “{ $given }”, because the moves end with “{ $played }”

not-a-position = this is not a position of the game; the start is written: { $example }
