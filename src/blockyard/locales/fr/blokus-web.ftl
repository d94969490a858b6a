# Le plateau de Blokus à l’écran.

blokus-board = Plateau : les flèches déplacent la pièce, R la tourne, F la retourne, Page suivante prend la pièce suivante, Entrée la pose, Échap la lâche
blokus-covered = { $square } est couverte ({ $colour })
blokus-empty = { $square } est vide
blokus-start = { $square } est un point de départ
blokus-pieces = { $count ->
    [0] plus de pièces
    [one] il reste { $count } pièce
   *[other] il reste { $count } pièces
}
blokus-piece = Pièce { $piece }, { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
blokus-turn = Tourner
blokus-flip = Retourner
blokus-place = Poser
blokus-fits = { $corners ->
    [0] La pièce va ici
    [one] La pièce va ici et touche l’un de vos coins
   *[other] La pièce va ici et touche { $corners } de vos coins
}
blokus-fits-more = Posez-la, ou pointez ailleurs : elle ira à la place permise la plus proche. Les points sont vos coins libres.
blokus-carry = Amenez la pièce sur une case ombrée
blokus-not-this-way = Dans ce sens, la pièce ne va nulle part : tournez-la ou retournez-la
blokus-nowhere = Cette pièce ne va nulle part pour l’instant : choisissez-en une autre
blokus-theirs = { $colour } : { blokus-pieces }
blokus-placed = { $who } pose la pièce { $piece } sur { $squares }
blokus-stopped-at = bloqué, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
blokus-short = { $piece }, { $where ->
    [upper-left] en haut à gauche
    [upper] en haut
    [upper-right] en haut à droite
    [left] à gauche
    [right] à droite
    [lower-left] en bas à gauche
    [lower] en bas
    [lower-right] en bas à droite
   *[centre] au centre
}

# Pourquoi la partie est finie.
ended-U2 = plus personne ne peut poser de pièce
