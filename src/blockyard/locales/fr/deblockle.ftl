# Deblockle.

# Un nom propre : il s’écrit comme en anglais.
title-deblockle = Deblockle
seat-deblockle = { $seat ->
    [0] Doré
   *[1] Bleu
}
deblockle-symbol = { $symbol ->
    [S] étoile
    [P] stop
    [C] croix
    [X] X
    [L] glisseur
   *[H] anneaux
}

clause-D1 = But du jeu
clause-D2 = Sortir du plateau
clause-D3 = Mise en place
clause-D4 = Qui commence
clause-D5 = Un tour
clause-D6 = Bascule
clause-D7 = Saut
clause-D8 = Cases étoile
clause-D9 = Joueur bloqué
clause-D10 = Moins de blocs
clause-D11 = Pas côte à côte
clause-D12 = Parties nulles

# Un coup qui ne peut pas être joué.
D2-leaves-at-once = terminez le tour sur { $to } : un bloc qui y bascule étoile sur le dessus sort aussitôt du plateau
D3-die-notation = attendez les dés : on les lance avant de placer les blocs
D3-notation = choisissez un bloc, tournez-le comme vous voulez et posez-le sur une de ses cases de départ
D3-not-rolled = choisissez un symbole sorti aux dés ({ $left }) : il ne reste aucun bloc à poser avec { $top } sur le dessus
D3-dice-in-order = posez maintenant { $top } : dans la mise en place rapide, les dés se posent l’un après l’autre
D3-no-such-turn = tournez le bloc pour qu’il montre au nord l’un de ces symboles ({ $norths }) : { $north } ne peut pas y être quand { $top } est sur le dessus
D3-space-taken = choisissez une case de départ libre ({ $free }) : il y a déjà un bloc sur { $square }
D3-not-a-start = choisissez une case de départ de ces blocs ({ $free }) : { $square } n’en est pas une
D5-notation = choisissez un de vos blocs, la case où il bascule et celle où finit son saut
D6-nothing-there = faites basculer un de vos blocs : il n’y en a pas sur { $square }
D6-not-yours = faites basculer un de vos blocs : celui de { $square } est à votre adversaire
D6-off-board = basculez dans une autre direction : de { $origin } à { $to }, le bloc sortirait par le bord du plateau
D6-diagonal = basculez vers une case juste à côté ({ $beside }) : { $to } est en diagonale de { $origin }, et un bloc bascule par-dessus une arête
D6-not-beside = basculez vers une case juste à côté de { $origin } : { $beside }
D6-taken = basculez sur une case libre : il y a un bloc sur { $to }
D6-home-star = basculez dans une autre direction : aucun bloc ne va sur l’étoile de sa propre base, { $to }
D6-not-star-up = faites d’abord basculer ce bloc sur d’autres cases : sur { $to }, il faut l’étoile sur le dessus, et il y montrerait { $top ->
    [P] le stop
    [C] la croix
    [X] le X
    [L] le glisseur
   *[H] les anneaux
}
D6-star-up = basculez dans une autre direction : sur { $to }, l’étoile se retrouverait sur le dessus, ce qui n’est permis que sur { $goal }
D7-must-hop = choisissez la case où le bloc finit son saut ({ $ends }) : sur { $to }, { $top ->
    [C] la croix est
    [X] le X est
    [L] le glisseur est
   *[H] les anneaux sont
} sur le dessus
D7-no-hop = choisissez une autre bascule : sur { $to }, { $top ->
    [C] la croix serait
    [X] le X serait
    [L] le glisseur serait
   *[H] les anneaux seraient
} sur le dessus, mais le saut est impossible
D7-stop = terminez le tour sur { $to } : le stop y est sur le dessus
D7-off-board = terminez le saut sur une case de a1 à g7 : { $square } n’est pas sur le plateau
D7-taken = choisissez une autre arrivée : il y a un bloc sur { $square }, et l’on saute sur des cases libres
D7-cross = choisissez une case juste à côté de { $to } : la croix saute d’une case, jamais en diagonale, et n’atteint pas { $end }
D7-x = choisissez une case qui touche { $to } par un coin : le X saute d’une case en diagonale et n’atteint pas { $end }
D7-slider = choisissez une direction et suivez-la : de { $to }, le glisseur va tout droit, jamais en diagonale, et n’atteint pas { $end }
D7-slider-blocked = arrêtez-vous avant { $square } ou glissez dans une autre direction : le bloc qui s’y trouve arrête le glisseur entre { $to } et { $end }
D7-slides-on = glissez jusqu’à un bloc ou jusqu’au bord : rien n’arrête le glisseur sur { $end }, car { $next } est libre
D7-hoops = choisissez une case d’arrivée à un ou trois pas de { $to } : les anneaux font exactement trois pas, jamais en diagonale, et leur saut ne peut pas finir sur { $end }
D7-hoops-blocked = choisissez une autre arrivée : les autres blocs ne laissent pas faire trois pas de { $to } à { $end }
D8-ends-on-star = terminez le saut avant ou après { $square } : aucun tour ne finit sur une case étoile
D8-slides-past-star = glissez jusqu’à un bloc ou jusqu’au bord : à cette table, le glisseur ne s’arrête pas sur { $end }, juste avant la case étoile { $next }
D11-side-by-side = finissez là où seuls les coins se touchent : sur { $end }, le bloc serait côte à côte avec celui de l’adversaire sur { $other }

# Des cases de départ qui ne conviennent pas.
D10-start-count = choisissez une case pour chaque bloc : { $colour ->
    [gold] Doré
   *[blue] Bleu
} commence avec { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
}, et vous avez choisi { $given ->
    [one] { $given } case
   *[other] { $given } cases
}
D10-start-twice = choisissez des cases différentes : { $square } y est deux fois
D10-start-star = choisissez une autre case : { $square } est une case étoile, où aucun bloc ne se pose
D10-start-row = choisissez une case { $colour ->
    [gold] des rangées 1 à 3, d’où part Doré
   *[blue] des rangées 5 à 7, d’où part Bleu
} : { $square } n’en est pas une
