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

not-solved = { $game } n’est pas résolu ; deblockle l’est, avec un bloc chacun
solve-what = indiquez soit --from avec une position, soit --totals
solve-over = cette partie est terminée ; donnez une position où quelqu’un doit jouer
solve-one-on-one = seules les positions en cours avec un bloc chacun sont résolues ; retirez les autres blocs
solve-building = Calcul de toutes les positions à un bloc chacun ; il est fait une fois et conservé.
solve-won = { $side } doit jouer et gagne ; tours jusqu’à la fin : { $turns }
solve-lost = { $side } doit jouer et perd ; tours jusqu’à la fin : { $turns }
solve-drawn = { $side } doit jouer ; personne ne peut forcer le gain, la partie est nulle
solve-best = Le mieux : { $moves }
solve-positions = Positions : { $positions }
solve-wins = Gagnées par le camp qui joue : { $wins }
solve-losses = Perdues par le camp qui joue : { $losses }
solve-draws = Nulles : { $draws }
solve-longest = Tours du gain le plus long : { $turns }
solve-such-as = Par exemple : { $position }
