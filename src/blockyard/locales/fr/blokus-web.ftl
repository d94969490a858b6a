# Le plateau de Blokus à l’écran.

blokus-board = Plateau : les flèches portent la pièce, R la tourne, F la retourne, Page suivante prend la pièce suivante, Entrée la pose, Échap la lâche
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
blokus-fits = La pièce { $piece } a sa place ici, à partir de { $square }.
blokus-placed = { $who } pose la pièce { $piece } sur { $squares }
blokus-stopped-at = bloqué, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
