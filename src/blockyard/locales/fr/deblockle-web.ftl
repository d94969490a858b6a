# Le plateau de Deblockle à l’écran.

deblockle-board = Plateau : les flèches vont de case en case, Entrée choisit un bloc, sa bascule et la fin de son saut, Échap revient en arrière ; à la mise en place, R tourne le bloc et Page suivante prend le bloc suivant
deblockle-open = { $square } est libre
deblockle-star = { $square } est la case étoile { $colour ->
    [gold] du Doré
   *[blue] du Bleu
}
deblockle-start = { $square } est une case de départ { $colour ->
    [gold] du Doré
   *[blue] du Bleu
}
deblockle-block = { $colour ->
    [gold] Doré
   *[blue] Bleu
} en { $square } : dessus { $top }, au nord { $north }, à l’est { $east }, au sud { $south }, à l’ouest { $west }, dessous { $bottom }
deblockle-may = { $kind ->
    [place] le bloc peut être posé ici
    [hop] le saut peut finir ici
    [roll] le bloc peut basculer ici
   *[choose] ce bloc peut être joué
}
deblockle-rolls = Une bascule en { $square } amène dessus : { $top } ; { $count ->
    [0] le tour finit là
    [one] le saut peut finir sur une case
   *[other] le saut peut finir sur { $count } cases
}
deblockle-leaves = Une bascule en { $square } amène l’étoile dessus : le bloc quitte le plateau
deblockle-lands = Le saut finit en { $square }
deblockle-places = Le bloc sera en { $square }, dessus { $top }, au nord { $north }
deblockle-holding = En main : dessus { $top }, au nord { $north }. Choisissez une case de départ.
deblockle-choose-roll = Le bloc en { $square } : choisissez où il bascule.
deblockle-choose-hop = En { $square }, dessus : { $top }. Choisissez où le saut finit.
deblockle-in-hand = Le bloc en main
deblockle-faces = Toutes les faces du bloc en { $square }
deblockle-dice-left = Blocs à poser
deblockle-take = Prendre le bloc qui montre : { $top }
deblockle-turn = Tourner
deblockle-back = Retour
deblockle-does = { $symbol ->
    [S] dessus seulement pour quitter le plateau
    [P] pas de saut
    [C] une case tout droit
    [X] une case en diagonale
    [L] tout droit jusqu’à l’arrêt
   *[H] trois pas, au choix
}
deblockle-off = { $off } sur { $all } hors du plateau
deblockle-die = { $who } lance : { $top }
deblockle-placed = { $who } pose un bloc en { $square } : dessus { $top }, au nord { $north }
deblockle-hopped = { $who } bascule de { $from } en { $to } et saute en { $end }
deblockle-stopped = { $who } bascule de { $from } en { $to }
deblockle-left = { $who } bascule de { $from } en { $to }, étoile dessus : le bloc quitte le plateau
