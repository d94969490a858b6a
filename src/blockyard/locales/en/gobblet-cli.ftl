# Gobblet at the command line.

gobblet-beside = { $colour ->
    [w] White, beside the board:
   *[b] Black, beside the board:
}
gobblet-in-hand = lifted from { $origin }:
gobblet-told-new = a new gobblet, { gobblet-size }, on { $to }
gobblet-told-lifted = lifts the gobblet on { $from }

typed-G3-notation = Type a size and a square for a new gobblet, like 3b2, or two squares to move one, like a1b2.
typed-G3-notation-strict = Type a size and a square for a new gobblet, like 3b2, or the square of the one you lift, like a1, and then where it goes.
typed-G8-put-first = Type the square, like b2.
typed-G8-lift-first = Type the square it stands on, like a1.
typed-G8-say-where = Type both squares, like a1b2.
typed-G11-all-entered = Type two squares, like a1b2.
typed-memory-is-strict = Type touch=strict, or leave touch out.
