# Blokus at the command line.

blokus-points = points
blokus-all-placed = toutes posées
blokus-stopped = s’est retiré
blokus-blocked = bloqué

blksgf-game = choisissez un fichier de l’un de ces jeux, { $games } : celui-ci contient une partie de « { $given } »
blksgf-colour = les couleurs sont B et W en Duo, 1 à 4 en Classic : { $name } désigne une couleur que { $given } n’a pas
blksgf-two-moves = donnez à chaque coup son propre nœud : celui-ci en contient deux
blksgf-to-play = écrivez B ou W en Duo, 1 à 4 en Classic : PL indique « { $given } », qui n’est pas une couleur de ce jeu
blksgf-not-there = nommez toutes les cases d’une pièce posée : aucune ne couvre exactement { $given }, et AE ne peut pas la retirer
blksgf-stopped = choisissez un autre genre de fichier : un joueur s’était retiré avant le début de cette partie, ce qu’un fichier .blksgf ne peut pas dire

nothing-to-train = choisissez blokus-duo, blokus-classic, gobblet, gobblers ou deblockle : { $given } n’a rien à apprendre de ses propres parties
other-training = relancez la commande d’origine ou indiquez un autre fichier : ce fichier de parties appartient à un autre entraînement ({ $given })
train-learned = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : le coup favori était celui de la recherche dans { $favourites } % des cas (entropie croisée { $cross_entropy })
train-judged = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : la valeur des positions a été apprise (erreur quadratique moyenne { $error })
train-tuned = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : les poids de l’évaluation ont été réappris (entropie croisée { $cross_entropy } ; au hasard, 0,693)
train-done = poids écrits dans { $weights } ; les parties sont dans { $games }
typed-U1-notation = Tapez les cases d’une pièce, séparées par des virgules, comme e10,e11,f11.
typed-U1-not-a-piece = Tapez les cases séparées par des virgules, comme e10,e11,f11.
U6-not-its-turn = corrigez l’ordre des coups, ou indiquez avec PL la couleur qui joue : ce n’est pas ici le tour de { blokus-colour }
