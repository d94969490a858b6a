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
blokus-points = points
blokus-left = pièces restantes
blokus-all-placed = toutes posées
blokus-stopped = a arrêté
blokus-blocked = bloqué

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

U1-measures = le plateau compte { $side } rangées de { $side } cases ; recomptez les rangées et les cases vides
U1-too-large = { blokus-colour } a plus de cinq cases d’un seul tenant sur { $square } ; les pièces d’une couleur ne se touchent jamais par un côté, écartez-les donc
U1-piece-twice = { blokus-colour } a deux fois la pièce { $piece } sur le plateau ; retirez-en une
U4-not-on-point = { blokus-colour } doit couvrir exactement un des points de départ { $points } ; posez-y sa première pièce
U5-apart = chez { blokus-colour }, aucune chaîne de coins ne relie la pièce sur { $square } à la première ; déplacez-la ou complétez la chaîne
U6-ahead = { blokus-colour } a posé plus de pièces ({ $count }) qu’il n’a eu de tours ({ $most }) ; retirez-en ou changez la couleur qui doit jouer
U6-behind = { blokus-colour } a posé moins de pièces ({ $count }) qu’il n’a eu de tours ({ $least }), et peut encore en poser ; ajoutez-en ou changez la couleur qui doit jouer
U6-not-begun = { blokus-colour } n’a aucune pièce sur le plateau alors que son tour est venu ; ajoutez sa première pièce
U6-cannot-place = c’est à { blokus-colour } de jouer, mais il ne peut plus poser de pièce ; indiquez une couleur qui le peut, ou - s’il n’y en a aucune
U7-not-over = { blokus-colour } peut encore poser une pièce, la partie n’est donc pas finie ; indiquez la couleur qui doit jouer
U7-too-many-stopped = à une table de { $seats }, au moins deux places continuent, et les places se comptent à partir de 0 ; indiquez moins de places qui ont arrêté
U8-single-last = { blokus-colour } n’a pu poser sa pièce d’une case qu’en dernier ; ajoutez cette couleur à celles qui ont fini ainsi
U8-single-not-last = { blokus-colour } n’a pas pu finir par sa pièce d’une case ; retirez cette couleur de celles qui ont fini ainsi
U9-not-in-corner = { blokus-colour } commence dans le coin { $square } ; posez-y sa première pièce

U6-not-its-turn = ce n’est pas ici le tour de { blokus-colour } ; corrigez l’ordre des coups, ou fixez avec PL la couleur qui joue
blksgf-game = le fichier contient une partie de « { $given } » ; on connaît ici : { $games }
blksgf-colour = { $name } désigne une couleur que { $given } n’a pas ; les couleurs sont B et W en Duo, 1 à 4 en Classic
blksgf-two-moves = deux coups se trouvent dans un même nœud ; donnez à chacun le sien
blksgf-to-play = PL indique « { $given } », qui n’est pas une couleur de ce jeu ; écrivez B ou W en Duo, 1 à 4 en Classic
blksgf-not-there = aucune pièce ne couvre exactement { $given }, donc AE ne peut pas la retirer ; nommez toutes les cases d’une pièce posée
blksgf-stopped = une place s’était arrêtée avant le début de cette partie, ce qu’un fichier .blksgf ne peut pas dire ; choisissez un autre genre de fichier
