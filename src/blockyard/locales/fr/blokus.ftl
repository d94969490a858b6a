# Blokus Duo et Blokus Classique.

title-blokus-duo = Blokus Duo
title-blokus-classic = Blokus Classique
seat-blokus-duo = { $seat ->
    [0] Orange
   *[1] Violet
}
seat-blokus-classic = { $seats ->
    [2] { $seat ->
        [0] Bleu-Rouge
       *[1] Jaune-Vert
    }
   *[4] { $seat ->
        [0] Bleu
        [1] Jaune
        [2] Rouge
       *[3] Vert
    }
}
blokus-colour = { $colour ->
    [o] Orange
    [p] Violet
    [b] Bleu
    [y] Jaune
    [r] Rouge
   *[g] Vert
}

clause-U1 = Les pièces
clause-U2 = But du jeu
clause-U3 = Qui commence
clause-U4 = La première pièce
clause-U5 = Coins et côtés
clause-U6 = Blocage
clause-U7 = Fin de la partie
clause-U8 = Décompte des points
clause-U9 = Les coins du plateau
clause-U10 = Joueurs et couleurs

U1-notation = choisissez une pièce et les cases qu’elle couvrira
U1-square-twice = écrivez chaque case de la pièce une seule fois : { $square } y est deux fois
U1-not-a-piece = choisissez une à cinq cases qui se tiennent par les côtés : celles-ci ne forment aucune des 21 pièces
U4-start = posez votre première pièce sur un point de départ libre : { $points }
U5-outside = gardez toute la pièce sur le plateau : { $square } est en dehors
U5-already-placed = choisissez une pièce qui vous reste : votre pièce { $piece } est sur le plateau et y reste
U5-overlap = choisissez des cases vides : { $square } est déjà couverte
U5-own-side = déplacez, tournez ou retournez la pièce : sur { $square }, elle toucherait par un côté une autre de la même couleur, et seuls les coins peuvent se toucher
U5-no-corner = posez la pièce contre un coin d’une pièce de la même couleur : elle n’en touche aucun
U9-corner = posez la première pièce de cette couleur sur son coin du plateau : { $square }
