# Le plateau de Gobblet et de Gobblers à l’écran.

gobblet-board = Plateau : les flèches vont de case en case, Entrée prend et pose, Échap lâche
gobblet-size = { $size ->
    [1] petit
    [2] moyen
    [3] grand
   *[4] le plus grand
}
gobblet-one = { $colour ->
    [w] Blanc
   *[b] Noir
}, { gobblet-size }
gobblet-shows = { $top } sur { $square }
gobblet-shows-over = { $top } sur { $square }, par-dessus { $under }
gobblet-empty = { $square } est vide
gobblet-from-stack = Prendre un gobblet à côté du plateau : { gobblet-size }
gobblet-in-hand-now = { $where ->
    [both] Posez-le sur une case vide ou sur un gobblet plus petit
    [over] Posez-le sur un gobblet plus petit
    [empty] Posez-le sur une case vide
   *[none] Il ne va nulle part pour l’instant : reposez-le
}
gobblet-in-hand-now-more = En main : { gobblet-size }. Pour le reposer, choisissez-le encore une fois.
gobblet-fits = Il peut aller sur { $square }
gobblet-covers = Sur { $square }, il couvre : { $top }
gobblet-entered = { $who } pose un gobblet de taille { $size } sur { $to }
gobblet-moved = { $who } joue de { $from } à { $to }
gobblet-lifted = { $who } soulève le gobblet de { $from }
gobblet-put = { $who } le pose sur { $to }
gobblet-may = { $kind ->
    [take] vous pouvez prendre ce gobblet
    [cover] votre gobblet peut le couvrir
   *[put] votre gobblet peut aller ici
}
gobblet-short-new = nouveau, { gobblet-size } : { $to }
gobblet-short-move = de { $from } à { $to }
gobblet-short-put = le pose sur { $to }

# Pourquoi la partie est finie.
ended-G1 = une ligne est complète
ended-G7 = un gobblet soulevé a découvert une ligne complète
ended-G8 = il n’y a pas de case pour le gobblet soulevé
ended-G10 = la même position est revenue trois fois
