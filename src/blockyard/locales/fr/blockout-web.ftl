# La table de Block Out! à l’écran.

blockout-choose-block = « { blockout-card } » : choisissez un bloc.
blockout-choose-again = « { blockout-card } » : choisissez la carte encore une fois pour la jouer.
blockout-plays = { $who } joue la carte « { blockout-card } » et prend : { blockout-block }
blockout-plays-action = { $who } joue la carte « { blockout-card } »
blockout-takes = { $who } prend : { blockout-block }
blockout-lets-go = { $who } lâche le bloc, et l’on récite la formule
blockout-look = les flèches font le tour de la table, plus et moins approchent et éloignent

# Pourquoi la partie est finie.
ended-B10 = la dernière carte est jouée, ou le neuvième bloc tient
ended-B11 = le dernier bloc tient
