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
D2-leaves-at-once = un bloc qui bascule étoile en haut sur { $to } sort aussitôt du plateau ; omettez la troisième case
D3-die-notation = on lance d’abord les dés, un bloc par coup : die= puis un symbole parmi S, P, C, X, L, H
D3-notation = pour poser un bloc, écrivez son symbole du dessus, son symbole au nord et une case, comme XL@c5
D3-not-rolled = il ne reste à poser aucun bloc avec { $top } en haut ; choisissez ce que montrent les dés : { $left }
D3-dice-in-order = dans la mise en place rapide, les dés se posent l’un après l’autre ; posez maintenant { $top }
D3-no-such-turn = { $north } ne peut pas être au nord quand { $top } est en haut ; choisissez pour le nord parmi : { $norths }
D3-space-taken = il y a déjà un bloc sur { $square } ; choisissez une case de départ libre : { $free }
D3-not-a-start = { $square } n’est pas une case de départ de ces blocs ; choisissez parmi : { $free }
D5-notation = un tour s’écrit avec la case quittée, la case où le bloc bascule et la case où finit son saut, comme c3c4d4 ; sans la troisième s’il ne saute pas, comme c3c4
D6-nothing-there = il n’y a pas de bloc sur { $square } ; faites basculer l’un des vôtres
D6-not-yours = le bloc sur { $square } est à votre adversaire ; faites basculer l’un des vôtres
D6-off-board = de { $origin } à { $to }, le bloc passerait par-dessus le bord du plateau ; basculez dans une autre direction
D6-diagonal = { $to } est en diagonale de { $origin }, et un bloc bascule par-dessus une arête ; basculez vers l’une de ces cases : { $beside }
D6-not-beside = un bloc bascule sur une case juste à côté de { $origin } ; basculez vers l’une de ces cases : { $beside }
D6-taken = il y a un bloc sur { $to }, et l’on bascule sur une case libre ; basculez dans une autre direction
D6-home-star = aucun bloc ne bascule sur l’étoile de sa propre base, { $to } ; basculez dans une autre direction
D6-not-star-up = on ne bascule sur { $to } qu’étoile en haut, et ce bloc y montrerait { $top ->
    [P] le stop
    [C] la croix
    [X] le X
    [L] le glisseur
   *[H] les anneaux
} ; tournez-le d’abord en basculant sur d’autres cases
D6-star-up = sur { $to }, l’étoile viendrait en haut, ce qui n’est permis que sur { $goal } ; basculez dans une autre direction
D7-must-hop = { $top ->
    [C] la croix est venue
    [X] le X est venu
    [L] le glisseur est venu
   *[H] les anneaux sont venus
} en haut sur { $to }, le bloc saute donc ; ajoutez la case d’arrivée, parmi : { $ends }
D7-no-hop = { $top ->
    [C] la croix viendrait
    [X] le X viendrait
    [L] le glisseur viendrait
   *[H] les anneaux viendraient
} en haut sur { $to } sans saut possible, et une bascule sans son saut n’est pas un tour ; choisissez une autre bascule
D7-stop = le stop est venu en haut sur { $to } et le tour s’arrête là ; omettez la troisième case
D7-off-board = { $square } n’est pas sur le plateau ; terminez le saut sur une case de a1 à g7
D7-taken = il y a un bloc sur { $square }, et l’on saute sur des cases libres ; choisissez une autre arrivée
D7-cross = sur { $to }, la croix saute d’une case, verticalement ou horizontalement, et n’atteint pas { $end } ; choisissez une case juste à côté de { $to }
D7-x = sur { $to }, le X saute d’une case en diagonale et n’atteint pas { $end } ; choisissez une case qui touche { $to } par un coin
D7-slider = le glisseur quitte { $to } en ligne droite, verticalement ou horizontalement, et { $end } n’est pas sur son chemin ; choisissez une direction et suivez-la
D7-slider-blocked = le bloc sur { $square } arrête avant { $end } le glisseur parti de { $to } ; arrêtez-vous devant ce bloc ou glissez dans une autre direction
D7-slides-on = rien n’arrête le glisseur sur { $end }, car { $next } est libre ; glissez jusqu’à un bloc ou jusqu’au bord
D7-hoops = sur { $to }, les anneaux sautent trois fois d’une case, verticalement ou horizontalement, et ne peuvent pas finir sur { $end } ; choisissez une arrivée à un pas ou à trois pas
D7-hoops-blocked = les blocs alentour ne laissent pas faire trois pas de { $to } à { $end } ; choisissez une autre arrivée
D8-ends-on-star = { $square } est une case étoile, et aucun tour n’y finit ; terminez le saut avant ou au-delà
D8-slides-past-star = à cette table, le glisseur ne s’arrête pas sur { $end }, juste avant la case étoile { $next } ; glissez jusqu’à un bloc ou jusqu’au bord
D11-side-by-side = sur { $end }, le bloc serait côte à côte avec celui de l’adversaire sur { $other } ; terminez là où seuls les coins se touchent

# Des cases de départ qui ne conviennent pas.
D10-start-count = { $option } nomme { $given ->
    [one] { $given } case
   *[other] { $given } cases
}, et { $colour ->
    [gold] Doré
   *[blue] Bleu
} commence avec { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
} ; nommez une case pour chaque bloc
D10-start-twice = { $option } nomme { $square } deux fois ; nommez des cases différentes
D10-start-star = { $option } nomme { $square }, une case étoile, où aucun bloc ne se pose ; choisissez une autre case
D10-start-row = { $option } nomme { $square }, et { $colour ->
    [gold] Doré part des rangées 1 à 3
   *[blue] Bleu part des rangées 5 à 7
} ; choisissez-y une case
