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
