# Gobblet at the command line.

gobblet-beside = { $colour ->
    [w] Blanc, à côté du plateau :
   *[b] Noir, à côté du plateau :
}
gobblet-in-hand = soulevé de { $origin } :

G1-already-over = il y avait un alignement avant que ce gobblet soit soulevé, la partie était donc finie ; retirez l’alignement
G2-too-many = il y a plus de { $most } gobblets de taille { $size } chez { $colour ->
    [w] Blanc
   *[b] Noir
} ; retirez-en
G2-out-of-order = { $colour ->
    [w] Blanc
   *[b] Noir
} a plus de gobblets de taille { $size } sur le plateau que de taille { $larger }, qui sortent en premier d’une pile ; ajoutez un plus grand ou retirez un plus petit
G6-stack-order = dans la pile sur { $square }, un gobblet en couvre un de même taille ou plus grand ; écrivez les piles de bas en haut
G8-cannot-be-held = le gobblet en main ne peut pas venir de { $square } ; il doit être au joueur dont c’est le tour et plus grand que ce qui s’y trouve
G12-white-first = Blanc met en jeu le premier gobblet et Noir le deuxième ; vérifiez les gobblets et à qui c’est le tour
typed-G3-notation = Tapez une taille et une case pour un nouveau gobblet, comme 3b2, ou deux cases pour en déplacer un, comme a1b2.
typed-G3-notation-strict = Tapez une taille et une case pour un nouveau gobblet, comme 3b2, ou la case de celui que vous soulevez, comme a1, puis celle où il va.
typed-G8-put-first = Tapez la case, comme b2.
typed-G8-lift-first = Tapez la case où il se trouve, comme a1.
typed-G8-say-where = Tapez les deux cases, comme a1b2.
typed-G11-all-entered = Tapez deux cases, comme a1b2.
typed-memory-is-strict = Tapez touch=strict, ou ne mettez pas touch.
