# Le plateau de Deblockle à l’écran.

deblockle-board = Plateau : les flèches vont de case en case, Entrée choisit un bloc, sa bascule et la fin de son saut, Échap revient en arrière ; à la mise en place, R tourne le bloc et Page suivante prend le bloc suivant
deblockle-open = { $square } est libre
deblockle-star = { $colour ->
    [gold] { $square } est la case étoile de Doré : les blocs de Bleu sortent du plateau ici
   *[blue] { $square } est la case étoile de Bleu : les blocs de Doré sortent du plateau ici
}
deblockle-start = { $square } est une case de départ { $colour ->
    [gold] de Doré
   *[blue] de Bleu
}
deblockle-block = { $colour ->
    [gold] Doré
   *[blue] Bleu
} sur { $square } : dessus { $top }, au nord { $north }, à l’est { $east }, au sud { $south }, à l’ouest { $west }, dessous { $bottom }
deblockle-may = { $kind ->
    [place] le bloc peut être posé ici
    [hop] le saut peut finir ici
    [roll] le bloc peut basculer ici
    [leave] le bloc peut sortir du plateau ici
   *[choose] ce bloc peut être joué
}
deblockle-rolls = En basculant sur { $square }, le bloc montre : { $top } ; { $count ->
    [0] le tour finit là
    [one] le saut peut finir sur une case
   *[other] le saut peut finir sur { $count } cases
}
deblockle-leaves = Son étoile est sur le dessus : il sort du plateau ici
deblockle-lands = Le saut finit sur { $square }
deblockle-places = Le bloc sera sur { $square }, dessus { $top }, au nord { $north }
deblockle-holding = En main : dessus { $top }, au nord { $north }. Choisissez une case de départ.
deblockle-choose-roll = Faites-le basculer sur une case marquée
deblockle-choose-roll-more = Chaque case marquée montre le symbole qui viendrait dessus.
deblockle-choose-hop = Et maintenant le saut : { deblockle-symbol }, { deblockle-does }
deblockle-choose-hop-more = Choisissez une case marquée, ou revenez en arrière.
deblockle-in-hand = Le bloc en main
deblockle-faces = Toutes les faces du bloc de { $square }
deblockle-dice-left = Blocs à poser
deblockle-take = Prendre le bloc qui montre : { $top }
deblockle-turn = Tourner
deblockle-back = Retour
deblockle-does = { $symbol ->
    [S] dessus seulement pour sortir du plateau
    [P] pas de saut
    [C] une case, sauf en diagonale
    [X] une case en diagonale
    [L] tout droit jusqu’à un obstacle
   *[H] trois pas, jamais en diagonale
}
deblockle-off = sortis du plateau : { $off } sur { $all }
deblockle-die = { $who } lance : { $top }
deblockle-throwing = On lance les dés…
deblockle-placed = { $who } pose un bloc sur { $square } : dessus { $top }, au nord { $north }
deblockle-hopped = { $who } bascule de { $from } sur { $to } et saute sur { $end }
deblockle-stopped = { $who } bascule de { $from } sur { $to }
deblockle-left = { $who } bascule de { $from } sur { $to }, étoile sur le dessus : le bloc sort du plateau
deblockle-legend = Le symbole du dessus décide du saut
deblockle-exits = { $colour ->
    [gold] Sortie de Doré
   *[blue] Sortie de Bleu
}
deblockle-put-on = Poser sur { $square }
deblockle-look = Choisissez un bloc pour voir toutes ses faces.
deblockle-short-die = dé : { $top }
deblockle-short-placed = { $top } sur { $square }
deblockle-short-rolls = bascule de { $from } sur { $to }
deblockle-short-hops = bascule de { $from } sur { $to }, saute sur { $end }
deblockle-short-leaves = bascule de { $from } sur { $to } et sort
deblockle-fold = Faites glisser pour plier le bloc

# Pourquoi la partie est finie.
ended-D1 = tous les blocs d’un camp ont quitté le plateau
ended-D9 = aucun camp ne peut jouer
ended-D12 = la position s’est répétée, ou aucun bloc n’est sorti depuis trop longtemps

# La mise en place, étape par étape.
deblockle-step-dice = Dés lancés
deblockle-step-dice-more = les symboles du dessus sont fixés
deblockle-step-yours = Vous placez ceux de { $colour ->
    [gold] Doré
   *[blue] Bleu
}
deblockle-step-theirs = { $who } place ceux de { $colour ->
    [gold] Doré
   *[blue] Bleu
}
deblockle-step-placed = blocs placés : { $placed } sur { $all }
deblockle-step-play = La partie
deblockle-step-play-more = Doré commence
deblockle-edit-block = { $colour ->
    [gold] Bloc doré
   *[blue] Bloc bleu
}
deblockle-edit-tip = Basculer vers le nord
deblockle-edit-spin = Tourner à droite
