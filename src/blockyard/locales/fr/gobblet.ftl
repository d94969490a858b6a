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
clause-G4 = Mise en jeu d’un gobblet
clause-G5 = Couvrir l’un des trois alignés
clause-G6 = Gober
clause-G7 = Découvrir
clause-G8 = Pièce touchée, pièce jouée
clause-G9 = Mémoire
clause-G10 = Parties nulles
clause-G11 = Tous sur le plateau
clause-G12 = Qui commence
clause-G13 = Toujours un coup

G2-not-on-top = choisissez une taille visible sur vos piles ({ $shown }) : la taille { $size } n’est au sommet d’aucune
G2-none-left = choisissez une taille qui vous reste ({ $shown }) : vous n’avez plus de gobblet de taille { $size } à côté du plateau
G3-notation = choisissez un nouveau gobblet et une case vide, ou l’un de vos gobblets et la case où il va
G3-notation-strict = choisissez un nouveau gobblet et une case vide, ou soulevez l’un de vos gobblets
G4-not-empty = choisissez une case vide : { $square } est occupée, et depuis une pile on ne couvre qu’un gobblet adverse parmi trois alignés
G5-own = choisissez une case vide ou l’un des trois gobblets adverses alignés : celui de { $square } est à vous, et depuis une pile on ne couvre pas les siens
G6-nothing-there = choisissez un de vos gobblets visibles : la case { $square } est vide
G6-not-yours = choisissez un de vos gobblets : celui de { $square } est à votre adversaire
G6-same-square = choisissez une autre case : le gobblet doit quitter { $square }
G6-does-not-cover = choisissez un gobblet plus grand ou une autre case : la taille { $size } ne couvre pas la taille { $top } sur { $square }
G8-put-first = choisissez une case pour le gobblet de taille { $size } que vous tenez
G8-lift-first = soulevez d’abord un gobblet : à cette table, pièce touchée, pièce jouée
G8-say-where = choisissez aussi la case d’arrivée
G8-nothing-there = touchez un de vos gobblets visibles : il n’y en a pas sur { $square }
G8-not-yours = touchez un de vos gobblets : celui de { $square } est à votre adversaire
G11-all-entered = déplacez un de vos gobblets : ils sont tous sur le plateau

memory-is-strict = gardez « pièce touchée, pièce jouée » : à une table mémoire, il suffirait sinon de soulever un gobblet pour regarder dessous
