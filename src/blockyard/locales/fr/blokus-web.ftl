# Le plateau de Blokus à l’écran.

blokus-board = Plateau : les flèches portent la pièce, R la tourne, F la retourne, Page suivante prend la prochaine, Entrée la pose, Échap la lâche
blokus-covered = { $square } est couverte : { $colour }
blokus-empty = { $square } est vide
blokus-start = { $square } est un point de départ
blokus-pieces = { $count ->
    [0] plus de pièce
    [one] reste { $count } pièce
   *[other] reste { $count } pièces
}
blokus-piece = Pièce { $piece }, { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
blokus-turn = Tourner
blokus-flip = Retourner
blokus-place = Poser
blokus-fits = La pièce { $piece } va ici, depuis { $square }.
blokus-placed = { $who } pose la pièce { $piece } en { $squares }
blokus-stopped-at = bloqué, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
