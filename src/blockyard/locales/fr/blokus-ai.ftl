# Pourquoi un coup de Blokus est bon ou mauvais, et l’apprentissage par ses propres parties.

reason-ends-on-the-single-square = pose la pièce d’une case en tout dernier, pour le plus gros bonus
reason-places-everything = pose la dernière pièce, pour un bonus
reason-shuts-them-out = ne laisse plus à un adversaire de place pour aucune pièce
reason-takes-the-corner-they-need = prend le coin dont l’adversaire a besoin
reason-slips-past-them = se faufile derrière l’adversaire, sur des cases qui lui sont interdites
reason-opens-new-corners = ouvre de nouveaux coins pour la suite
reason-large-piece-first = pose une grande pièce tant qu’il y a de la place
reason-heads-for-the-middle = avance vers le centre du plateau
reason-keeps-the-single-square = garde la pièce d’une case pour la fin
reason-small-piece-early = dépense une petite pièce trop tôt, alors que de grandes passent encore
reason-closes-own-corners = ferme plus de ses propres coins qu’il n’en ouvre

nothing-to-train = { $given } n’a rien à apprendre de ses propres parties ; choisissez blokus-duo, blokus-classic, gobblet, gobblers ou deblockle
other-training = ce fichier de parties appartient à un autre entraînement ({ $given }) ; relancez cette commande ou indiquez un autre fichier
train-learned = { $games } parties : le coup favori était celui de la recherche dans { $favourites } % des cas (surprise { $surprise })
train-judged = { $games } parties : la valeur des positions a été apprise (erreur quadratique moyenne { $error })
train-tuned = { $games } parties : la valeur des choses a été réapprise (surprise { $surprise } ; pile ou face donne 0,693)
train-done = poids écrits dans { $weights } ; les parties sont dans { $games }
