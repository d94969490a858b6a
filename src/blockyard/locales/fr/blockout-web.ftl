# La table de Block Out! à l’écran.

blockout-choose-block = « { blockout-card } » : choisissez un bloc.
blockout-choose-again = « { blockout-card } » : choisissez la carte encore une fois pour la jouer.
blockout-take-block = Prenez le { blockout-block }.
blockout-plays = { $who } joue la carte « { blockout-card } » et prend : { blockout-block }
blockout-plays-action = { $who } joue la carte « { blockout-card } »
blockout-takes = { $who } prend : { blockout-block }
blockout-lets-go = { $who } lâche le bloc, et l’on récite la formule
blockout-counting = La tour doit tenir jusqu’au bout de la formule…
blockout-being-drawn = On pioche des cartes…
blockout-look = les flèches font le tour de la table, plus et moins approchent et éloignent

# Pourquoi la partie est finie.
ended-B10 = { $last ->
    [block] le neuvième bloc tient
   *[card] la dernière carte est jouée
}
ended-B11 = le dernier bloc tient
