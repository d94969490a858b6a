# Pourquoi un coup de Blokus est bon ou mauvais, et l’apprentissage par ses propres parties.

reason-ends-on-the-single-square = ce coup pose la pièce d’une case en tout dernier, pour le plus gros bonus
reason-places-everything = ce coup pose la dernière pièce, pour un bonus
reason-shuts-them-out = ce coup ne laisse plus aucune place aux pièces d’un adversaire
reason-takes-the-corner-they-need = ce coup prend le coin dont l’adversaire a besoin
reason-slips-past-them = ce coup se faufile derrière l’adversaire, vers des cases qui lui sont interdites
reason-opens-new-corners = ce coup ouvre de nouveaux coins pour la suite
reason-large-piece-first = ce coup pose une grande pièce tant qu’il y a de la place
reason-heads-for-the-middle = ce coup avance vers le centre du plateau
reason-keeps-the-single-square = ce coup garde la pièce d’une case pour la fin
reason-small-piece-early = ce coup dépense une petite pièce trop tôt, alors que de grandes ont encore leur place
reason-closes-own-corners = ce coup ferme plus de coins de sa couleur qu’il n’en ouvre
