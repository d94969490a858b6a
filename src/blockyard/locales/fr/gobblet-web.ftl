# Le plateau de Gobblet et de Gobblers à l’écran.

gobblet-board = Plateau : les flèches vont de case en case, Entrée prend et pose, Échap lâche
gobblet-one = { $colour ->
    [w] Blanc
   *[b] Noir
}, taille { $size }
gobblet-shows = { $top } sur { $square }
gobblet-shows-over = { $top } sur { $square }, par-dessus { $under }
gobblet-empty = { $square } est vide
gobblet-from-stack = Prendre un gobblet de taille { $size } à côté du plateau
gobblet-in-hand-now = Vous tenez un gobblet de taille { $size }. Choisissez où le poser.
gobblet-fits = Un gobblet de taille { $size } peut aller sur { $square }.
gobblet-covers = Un gobblet de taille { $size } couvrirait { $top } sur { $square }.
gobblet-entered = { $who } pose un gobblet de taille { $size } sur { $to }
gobblet-moved = { $who } joue de { $from } à { $to }
gobblet-lifted = { $who } soulève le gobblet de { $from }
gobblet-put = { $who } le pose sur { $to }
