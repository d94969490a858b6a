# Block Out! : la tour et la main.

# Un lâcher qu’aucune main ne peut faire.
B7-not-a-pose = la place, l’orientation ou la vitesse du bloc ne sont pas des nombres ; reprenez le bloc
B7-off-the-table = le bloc n’est pas au-dessus de la table ; amenez-le au-dessus de la tour
B7-too-fast = le bloc va à plus de { $most } mm par seconde ; tenez-le sans bouger, puis lâchez
B7-inside-a-block = à cette place se trouve déjà un autre bloc ou la table ; levez un peu le bloc
B7-not-from-above = le nouveau bloc ne doit toucher que le dessus de la tour ; amenez-le par le haut
B7-too-high = le bloc est à plus de { $most } mm au-dessus de la tour ; baissez-le avant de le lâcher
B7-no-such-hand = ces mouvements ne sont pas ceux d’une main ; reprenez le bloc

# Le moteur n’a pas rendu de verdict ; rien n’a changé.
tower-engine-failed = la tour n’a pas pu être jugée cette fois, et rien n’a changé ; posez le bloc encore une fois
tower-engine-slow = juger la tour a pris trop de temps, et rien n’a changé ; posez le bloc encore une fois

# La tour dans un terminal.
blockout-front = de face
blockout-right = de droite
blockout-spot = { blockout-block }, visée { $across }, { $along }, rotation { $turn }°
blockout-across = { $side ->
    [left] { $mm } mm à gauche
   *[right] { $mm } mm à droite
}
blockout-along = { $side ->
    [front] { $mm } mm vers l’avant
   *[back] { $mm } mm vers le fond
}

# Ce qui est arrivé, en mots.
blockout-drawn = une carte piochée
blockout-drawn-card = pioché : { blockout-card }
blockout-stands = elle tient, { $height } sur 9
blockout-falls = la tour s’écroule
blockout-late = elle a tenu jusqu’au bout du compte et s’écroule après ; personne ne pioche
