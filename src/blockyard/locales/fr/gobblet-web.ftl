# Le plateau de Gobblet et de Gobblers à l’écran.

gobblet-board = Plateau : les flèches vont de case en case, Entrée prend et pose, Échap lâche
gobblet-one = { $colour ->
    [w] Blanc
   *[b] Noir
}, taille { $size }
gobblet-shows = { $top } en { $square }
gobblet-shows-over = { $top } en { $square }, qui recouvre { $under }
gobblet-empty = { $square } est vide
gobblet-from-stack = Prendre une taille { $size } à côté du plateau
gobblet-in-hand-now = Vous tenez une taille { $size }. Choisissez où la poser.
gobblet-fits = La taille { $size } va en { $square }.
gobblet-covers = La taille { $size } recouvrirait { $top } en { $square }.
gobblet-entered = { $who } fait entrer une taille { $size } en { $to }
gobblet-moved = { $who } va de { $from } en { $to }
gobblet-lifted = { $who } soulève le gobblet en { $from }
gobblet-put = { $who } le pose en { $to }
