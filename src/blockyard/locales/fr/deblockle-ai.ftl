# Pourquoi un tour de Deblockle est bon ou mauvais, et ce que l’on sait du jeu à un bloc chacun.

reason-leaves-the-board = ce coup fait sortir un bloc du plateau
reason-shuts-them-in = ce coup ne laisse aucun tour à l’adversaire : vous rejouez
reason-shuts-everybody-in = ce coup ne laisse de tour à personne : la partie est nulle
reason-reaches-the-limit = ce coup est le dernier tour avant la limite : la partie est nulle
reason-lets-them-win = ce coup laisse l’adversaire sortir son dernier bloc juste après
reason-blocks-their-roll = ce coup prend la case où un bloc adverse voudrait basculer
reason-frees-the-star = ce coup libère le chemin de l’étoile pour un autre bloc
reason-makes-way = ce coup laisse passer un autre bloc de son camp
reason-one-turn-from-leaving = après ce coup, le bloc peut sortir au prochain tour
reason-comes-nearer = après ce coup, le bloc a besoin de moins de tours pour sortir
reason-goes-farther = après ce coup, le bloc a besoin de plus de tours qu’avant pour sortir
reason-keeps-them-far = posé ainsi, le bloc a besoin de nombreux tours pour sortir
