# Gobblet et Gobblet Gobblers.

title-gobblet = Gobblet
title-gobblers = Gobblet Gobblers
seat-gobblet = { $seat ->
    [0] Blanc
   *[1] Noir
}
seat-gobblers = { $seat ->
    [0] Blanc
   *[1] Noir
}

clause-G1 = But du jeu
clause-G2 = Piles extérieures
clause-G3 = Un tour
clause-G4 = Mise en jeu
clause-G5 = Mise en jeu sur trois alignés
clause-G6 = Gober
clause-G7 = Découvrir
clause-G8 = Pièce touchée, pièce jouée
clause-G9 = Mémoire
clause-G10 = Parties nulles
clause-G11 = Tous sur le plateau
clause-G12 = Qui commence
clause-G13 = Toujours un coup

G2-not-on-top = aucune de vos piles ne montre la taille { $size } ; vous pouvez mettre en jeu : { $shown }
G2-none-left = il ne vous reste plus de gobblet de taille { $size } à côté du plateau ; vous pouvez mettre en jeu : { $shown }
G3-notation = un nouveau gobblet s’écrit taille puis case, comme 3b2 ; un déplacement s’écrit avec deux cases, comme a1b2
G3-notation-strict = un nouveau gobblet s’écrit taille puis case, comme 3b2 ; pour en soulever un, écrivez sa case, comme a1, puis la case où le poser
G4-not-empty = la case { $square } est occupée, et un nouveau gobblet se pose sur une case vide ; depuis une pile, seul un gobblet adverse parmi trois alignés peut être couvert
G5-own = sur { $square }, il y a un de vos gobblets, et depuis une pile on ne couvre que ceux de l’adversaire ; choisissez une case vide ou l’un de ses trois alignés
G6-nothing-there = il n’y a pas de gobblet sur { $square } ; choisissez un de vos gobblets visibles
G6-not-yours = le gobblet visible sur { $square } est à votre adversaire ; choisissez l’un des vôtres
G6-same-square = le gobblet doit quitter { $square } ; choisissez une autre case
G6-does-not-cover = la taille { $size } ne couvre pas la taille { $top } sur { $square } ; choisissez un gobblet plus grand ou une autre case
G8-put-first = vous tenez un gobblet de taille { $size } ; indiquez la case où le poser, comme b2
G8-lift-first = à cette table, on soulève d’abord un gobblet ; indiquez sa case, comme a1
G8-say-where = indiquez aussi la case d’arrivée, comme a1b2
G8-nothing-there = il n’y a pas de gobblet à saisir sur { $square } ; touchez un de vos gobblets visibles
G8-not-yours = le gobblet visible sur { $square } est à votre adversaire ; touchez l’un des vôtres
G11-all-entered = tous vos gobblets sont sur le plateau ; déplacez-en un, comme a1b2

memory-is-strict = une table mémoire se joue toujours avec touch=strict, car il suffirait de soulever pour regarder ; omettez touch ou choisissez strict
