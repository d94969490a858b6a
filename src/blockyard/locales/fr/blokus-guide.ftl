# Ce que fait, à chaque phase, un joueur de Blokus.

blokus-prompt-point = Choisissez une pièce et couvrez un point de départ
blokus-prompt-point-more = Les grandes pièces sont plus difficiles à placer ensuite : jouez-les tôt.
blokus-prompt-corner = { $several ->
    [yes] { blokus-colour } : choisissez une pièce et couvrez le coin marqué du plateau
   *[no] Choisissez une pièce et couvrez votre coin du plateau
}
blokus-prompt-corner-more = Les grandes pièces sont plus difficiles à placer ensuite : jouez-les tôt.
blokus-prompt-turn = { $several ->
    [yes] { blokus-colour } : choisissez une pièce qui peut toucher un coin de cette couleur
   *[no] Choisissez une pièce ; elle doit toucher un coin d’une des vôtres
}
blokus-prompt-turn-more = Jamais par un côté de la même couleur. Les autres couleurs, touchez-les comme vous voulez.
