# Le cours de Deblockle : que faire, ce qu’on a appris, et pourquoi un autre coup ne va pas.

learn-deblockle-roll = Faites basculer le bloc pour que le stop arrive sur le dessus
learn-deblockle-roll-done = Le bloc bascule sur son arête, et un nouveau symbole apparaît. Le stop termine le tour.
learn-deblockle-roll-wrong = Regardez les côtés du bloc : où est le stop ? Basculez du côté opposé.
learn-deblockle-star = Basculez sur l’étoile avec l’étoile sur le dessus : le bloc sort du plateau
learn-deblockle-star-done = Il est sorti ! Qui fait sortir tous ses blocs du plateau en premier gagne.
learn-deblockle-star-wrong = L’étoile est face à vous. Faites basculer le bloc vers l’avant, sur la case étoile.
learn-deblockle-hop = Atteignez la case marquée : basculez, puis sautez comme le montre le symbole du dessus
learn-deblockle-hop-done = D’abord la bascule, puis le saut : le X saute d’une case en diagonale.
learn-deblockle-hop-wrong = Amenez le X sur le dessus : de là, un saut en diagonale mène à la case marquée.
learn-deblockle-slide = Amenez le glisseur sur le dessus : il glisse jusqu’à ce que quelque chose l’arrête
learn-deblockle-slide-done = Le glisseur file tout droit, jusqu’au prochain bloc ou jusqu’au bord.
learn-deblockle-slide-wrong = Basculez pour que le glisseur apparaisse, puis glissez vers le bloc bleu.
learn-deblockle-hoops = Hors du plateau en deux tours : les anneaux font exactement trois pas
learn-deblockle-hoops-done = Trois pas, même autour d’un coin, puis la sortie. C’est ainsi que les blocs quittent le plateau.
learn-deblockle-hoops-wrong = Amenez les anneaux sur le dessus et arrêtez-vous à côté de la case étoile, l’étoile face à vous.
learn-deblockle-set-up = Mise en place : posez deux blocs bleus sur les cases marquées, tournés comme vous voulez
learn-deblockle-set-up-done = Vous placez les blocs de votre adversaire : tournez leurs étoiles loin de leur but.
learn-deblockle-set-up-wrong = Posez un bloc sur une case marquée. Le symbole sorti aux dés reste sur le dessus.
