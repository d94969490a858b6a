# Positions, records and other files, read at the command line.

by-rule = { $why } (rule { $clause }).
no-words = That didn’t work. Please try again.
result-points = { $who }: { $points }

# Games and options.
no-such-action = choose a number from 0 to { $last }: there is no action with this number
no-such-seat = choose a number from 0 to { $last }: there is no player { $given } at this table
no-such-clause = choose one of these rules, { $clauses }: there is none called “{ $given }” here

# Records.
record-at-line = Line { $line }: { $why }
record-first-line = check that this is the right file: a record begins with the line “{ $expected }”
record-empty = choose another file: this one is empty, and a record begins with the line “{ $expected }”
record-format = update Blockyard to read this file: it is in format “{ $given }”, and this version reads format { $format }
record-long-line = check that this is the right file: the line is longer than { $longest } characters
record-not-text = check that this is the right file: the line is not plain text in UTF-8
record-header = write one of game, seats, option, player, start, result and moves: “{ $given }” is not a header line
record-twice = remove one of them: “{ $given }” appears twice
record-missing = add the line “{ $key }” before the moves: the header has none
record-number = write { $key } in digits: “{ $given }” is not a number
record-player = count seats from 0: there is no seat { $given } at a table for { $seats }
record-result = correct one of them: the header says “{ $given }”, but the moves end with “{ $played }”
record-after-end = remove what follows: the game ended before this line
record-line = after ! write M1, M2 or M3 and a seat, or M4, M5, M6 or M7 alone: “{ $given }” is not recognised

# Other kinds of files: trees of games, JSON, and what a record cannot hold of them.
record-at-column = Line { $line }, character { $column }: { $why }
record-at-field = Line { $line }, field { $field }: { $why }
sgf-first = check that this is the right file: a game tree starts with “(;”, but this file starts with “{ $given }”
sgf-empty = choose another file: this one is empty, and a game tree starts with “(;”
sgf-sign = check the punctuation here: a tree opens with “(”, each node starts with “;”, variations follow in brackets of their own, and “{ $given }” does not fit
sgf-value-alone = write the name of a property before this value: it has none
sgf-value-open = close the value that begins here with “]”: it has no end
sgf-no-value = add a value in square brackets after { $given }: this property has none
sgf-breaks-off = get the complete file: it ends in the middle of a tree, with { $count ->
    [one] one bracket
   *[other] { $count } brackets
} still open
sgf-charset = save the file as UTF-8: it says it is encoded in { $given }, which is not supported
sgf-not-text = save the file as UTF-8: it says it is encoded in { $charset }, but this is not
json-not-text = check that this is the right file: it is not text in UTF-8
json-empty = choose another file: this one is empty, and a record in JSON is an object in braces
json-broken = check the braces, commas and quotation marks at “{ $given }”: from there on this is not JSON
json-no-object = check that this is the right file: a record in JSON is an object in braces
json-unknown = use these fields, { $known }: “{ $given }” is not one of them
json-missing = add the field “{ $key }”: it is missing
json-type = write { $type ->
    [number] a whole number
    [string] a string
    [array] a list
   *[object] an object
} here
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
