# Blokus at the command line.

blokus-points = points
blokus-left = pièces restantes
blokus-all-placed = toutes posées
blokus-stopped = a arrêté
blokus-blocked = bloqué

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

nothing-to-train = { $given } n’a rien à apprendre de ses propres parties ; choisissez blokus-duo, blokus-classic, gobblet, gobblers ou deblockle
other-training = ce fichier de parties appartient à un autre entraînement ({ $given }) ; relancez cette commande ou indiquez un autre fichier
train-learned = { $games } parties : le coup favori était celui de la recherche dans { $favourites } % des cas (surprise { $surprise })
train-judged = { $games } parties : la valeur des positions a été apprise (erreur quadratique moyenne { $error })
train-tuned = { $games } parties : la valeur des choses a été réapprise (surprise { $surprise } ; pile ou face donne 0,693)
train-done = poids écrits dans { $weights } ; les parties sont dans { $games }
typed-U1-notation = Tapez les cases d’une pièce, séparées par des virgules, comme e10,e11,f11.
typed-U1-not-a-piece = Tapez les cases séparées par des virgules, comme e10,e11,f11.
