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
clause-U10 = Places et couleurs

U1-notation = écrivez les cases d’une seule pièce, séparées par des virgules, comme e10,e11,f11
U1-square-twice = la case { $square } est écrite deux fois ; écrivez chaque case de la pièce une seule fois
U1-not-a-piece = ces cases ne forment aucune des 21 pièces ; écrivez une à cinq cases qui se tiennent par les côtés
U4-start = votre première pièce doit couvrir un point de départ ; posez-la sur un point libre : { $points }
U5-outside = { $square } est en dehors du plateau ; posez la pièce tout entière dessus
U5-already-placed = votre pièce { $piece } est sur le plateau et y reste ; choisissez l’une de celles qui vous restent
U5-overlap = la case { $square } est déjà couverte ; choisissez des cases vides
U5-own-side = sur { $square }, la pièce toucherait par un côté une autre de la même couleur ; déplacez-la, tournez-la ou retournez-la pour qu’elles ne se touchent que par les coins
U5-no-corner = la pièce ne touche le coin d’aucune autre de la même couleur ; posez-la de façon à en toucher au moins un
U9-corner = la première pièce d’une couleur couvre son coin du plateau ; posez-la sur { $square }
