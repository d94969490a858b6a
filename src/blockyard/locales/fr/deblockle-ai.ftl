# Pourquoi un tour de Deblockle est bon ou mauvais, et ce que l’on sait du jeu à un bloc chacun.

reason-leaves-the-board = fait sortir un bloc du plateau
reason-shuts-them-in = laisse l’adversaire sans aucun tour possible : on rejoue
reason-shuts-everybody-in = ne laisse de tour à personne : la partie est nulle
reason-reaches-the-limit = c’est le dernier tour avant la limite : la partie est nulle
reason-lets-them-win = l’adversaire peut sortir son dernier bloc juste après
reason-blocks-their-roll = se place là où un bloc adverse voudrait basculer
reason-frees-the-star = libère le chemin de l’étoile pour un autre bloc
reason-makes-way = laisse passer un autre de ses blocs
reason-one-turn-from-leaving = son bloc peut sortir au prochain tour
reason-comes-nearer = son bloc a besoin de moins de tours pour sortir
reason-goes-farther = son bloc a besoin de plus de tours qu’avant pour sortir
reason-keeps-them-far = ainsi posé, le bloc a besoin de nombreux tours pour sortir
