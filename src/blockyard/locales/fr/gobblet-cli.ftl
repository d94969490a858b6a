# Gobblet at the command line.

gobblet-beside = { $colour ->
    [w] Blanc, à côté du plateau :
   *[b] Noir, à côté du plateau :
}
gobblet-in-hand = soulevé de { $origin } :
gobblet-told-new = un nouveau gobblet, { gobblet-size }, sur { $to }
gobblet-told-lifted = soulève le gobblet de { $from }

typed-G3-notation = Tapez une taille et une case pour un nouveau gobblet, comme 3b2, ou deux cases pour en déplacer un, comme a1b2.
typed-G3-notation-strict = Tapez une taille et une case pour un nouveau gobblet, comme 3b2, ou la case de celui que vous soulevez, comme a1, puis celle où il va.
typed-G8-put-first = Tapez la case, comme b2.
typed-G8-lift-first = Tapez la case où il se trouve, comme a1.
typed-G8-say-where = Tapez les deux cases, comme a1b2.
typed-G11-all-entered = Tapez deux cases, comme a1b2.
typed-memory-is-strict = Tapez touch=strict, ou omettez touch.
