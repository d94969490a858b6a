# Blokus at the command line.

blokus-points = points
blokus-all-placed = toutes posées
blokus-stopped = s’est retiré
blokus-blocked = bloqué

U1-measures = recomptez les rangées et les cases vides : le plateau a { $side } rangées de { $side } cases
U1-too-large = écartez les pièces { blokus-colour } autour de { $square } : plus de cinq cases s’y tiennent, et les pièces d’une couleur ne se touchent jamais par un côté
U1-piece-twice = retirez une pièce : { blokus-colour } a deux fois la pièce { $piece } sur le plateau
U4-not-on-point = posez la première pièce { blokus-colour } sur un point de départ ({ $points }) : elle doit en couvrir exactement un
U5-apart = déplacez la pièce { blokus-colour } de { $square } ou complétez la chaîne : aucun coin ne la relie à la première
U6-ahead = retirez des pièces ou changez la couleur qui doit jouer : { blokus-colour } en a posé plus ({ $count }) qu’il n’a eu de tours ({ $most })
U6-behind = ajoutez des pièces ou changez la couleur qui doit jouer : { blokus-colour } en a posé moins ({ $count }) qu’il n’a eu de tours ({ $least }), et peut encore en poser
U6-not-begun = ajoutez la première pièce { blokus-colour } : son tour est déjà venu, et le plateau n’en a aucune
U6-cannot-place = indiquez une couleur qui peut poser une pièce, ou - s’il n’y en a aucune : c’est à { blokus-colour } de jouer, mais il ne le peut plus
U7-not-over = indiquez la couleur qui doit jouer : { blokus-colour } peut encore poser une pièce, et la partie n’est pas finie
U7-too-many-stopped = indiquez moins de joueurs retirés : à une table de { $seats }, au moins deux continuent, et les joueurs se comptent à partir de 0
U8-single-last = ajoutez { blokus-colour } aux couleurs qui ont fini par leur pièce d’une case : il n’a pu la poser qu’en dernier
U8-single-not-last = retirez { blokus-colour } des couleurs qui ont fini par leur pièce d’une case : il n’a pas pu la poser en dernier
U9-not-in-corner = posez la première pièce { blokus-colour } dans son coin : { $square }

U6-not-its-turn = corrigez l’ordre des coups, ou indiquez avec PL la couleur qui joue : ce n’est pas ici le tour de { blokus-colour }
blksgf-game = le fichier contient une partie de « { $given } » ; Blockyard connaît : { $games }
blksgf-colour = { $name } désigne une couleur que { $given } n’a pas ; les couleurs sont B et W en Duo, 1 à 4 en Classic
blksgf-two-moves = deux coups se trouvent dans un même nœud ; donnez à chacun le sien
blksgf-to-play = PL indique « { $given } », qui n’est pas une couleur de ce jeu ; écrivez B ou W en Duo, 1 à 4 en Classic
blksgf-not-there = aucune pièce ne couvre exactement { $given }, donc AE ne peut pas la retirer ; nommez toutes les cases d’une pièce posée
blksgf-stopped = un joueur s’était retiré avant le début de cette partie, ce qu’un fichier .blksgf ne peut pas dire ; choisissez un autre genre de fichier

nothing-to-train = { $given } n’a rien à apprendre de ses propres parties ; choisissez blokus-duo, blokus-classic, gobblet, gobblers ou deblockle
other-training = ce fichier de parties appartient à un autre entraînement ({ $given }) ; relancez cette commande ou indiquez un autre fichier
train-learned = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : le coup favori était celui de la recherche dans { $favourites } % des cas (entropie croisée { $surprise })
train-judged = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : la valeur des positions a été apprise (erreur quadratique moyenne { $error })
train-tuned = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : les poids de l’évaluation ont été réappris (entropie croisée { $surprise } ; au hasard, 0,693)
train-done = poids écrits dans { $weights } ; les parties sont dans { $games }
typed-U1-notation = Tapez les cases d’une pièce, séparées par des virgules, comme e10,e11,f11.
typed-U1-not-a-piece = Tapez les cases séparées par des virgules, comme e10,e11,f11.
