# Les cours de Gobblet et de Gobblers : que faire, ce qu’on a appris, et pourquoi un autre coup ne va pas.

learn-gobblet-place = Prenez un gobblet d’une de vos piles et posez-le sur la case de votre choix
learn-gobblet-place-done = C’est ainsi qu’un gobblet arrive sur le plateau : toujours celui du dessus de la pile.
learn-gobblet-place-wrong = Prenez le gobblet du dessus d’une pile et posez-le sur le plateau.
learn-gobblet-four = Un alignement de quatre gagne : complétez le vôtre
learn-gobblet-four-done = Quatre alignés ! En ligne, en colonne ou en diagonale, c’est gagné.
learn-gobblet-four-wrong = Votre ligne va d’un coin à l’autre, et il lui manque une case.
learn-gobblet-gobble = Un grand gobblet couvre un plus petit : gobez celui de Noir et alignez-en quatre
learn-gobblet-gobble-done = Gobé ! Le petit est toujours là, en dessous.
learn-gobblet-gobble-wrong = Un gobblet noir est sur votre deuxième rangée. Lequel des vôtres, sur le plateau, est plus grand ?
learn-gobblet-stop = Noir en a trois alignés. Arrêtez-le avant le quatrième !
learn-gobblet-stop-done = Arrêté. Contre trois alignés, même un nouveau gobblet peut en couvrir un.
learn-gobblet-stop-wrong = Noir peut encore en aligner quatre. Couvrez l’un des trois ou prenez la dernière case.
learn-gobblet-underneath = Alignez-en quatre en haut, sans danger
learn-gobblet-underneath-done = Bien vu ! Sous le gobblet que vous n’avez pas touché, l’alignement de Noir attendait.
learn-gobblet-underneath-wrong = Pas celui-là : le soulever découvre l’alignement de Noir, et Noir gagne.
learn-gobblet-same-line = Vous pouvez soulever le couvercle si vous refermez la même ligne : gagnez maintenant
learn-gobblet-same-line-done = Vous avez découvert la ligne et l’avez refermée du même coup. C’est permis.
learn-gobblet-same-line-wrong = Cherchez un coup qui aligne vos quatre gobblets et couvre la rangée de Noir.

learn-gobblers-over = Posez un gobbler plus grand directement sur le petit noir
learn-gobblers-over-done = Ici, pas de piles : n’importe lequel de vos gobblers peut entrer à tout moment.
learn-gobblers-over-wrong = Couvrez le petit noir du centre avec un gobbler plus grand.
learn-gobblers-three = Un alignement de trois gagne : complétez le vôtre
learn-gobblers-three-done = Trois alignés !
learn-gobblers-three-wrong = Votre ligne est en diagonale ; il manque le dernier coin.
learn-gobblers-move = Un gobbler du plateau peut se déplacer : complétez la rangée du haut
learn-gobblers-move-done = En un coup : le noir est gobé, et trois sont alignés.
learn-gobblers-move-wrong = Seul un grand gobbler couvre le noir de la rangée du haut. Vous en avez un sur le plateau.
learn-gobblers-underneath = Alignez-en trois en haut, et attention à ce que vous soulevez
learn-gobblers-underneath-done = Bien vu ! Le grand devait rester à sa place.
learn-gobblers-underneath-wrong = Pas celui-là : il y a un gobbler noir dessous, et Noir en aurait trois.
learn-gobblers-twice = Menacez deux lignes à la fois : on ne peut en arrêter qu’une
learn-gobblers-twice-done = Deux menaces à la fois. Quoi que joue Noir, vous gagnez au coup suivant.
learn-gobblers-twice-wrong = Noir peut arrêter celle-là. Trouvez la case qui sert deux lignes.
