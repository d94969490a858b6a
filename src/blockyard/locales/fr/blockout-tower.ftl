# Block Out! : la tour et la main.

# Un lâcher qu’aucune main ne peut faire.
B7-not-a-pose = reprenez le bloc : impossible de lire sa place, sa rotation ou sa vitesse
B7-off-the-table = amenez le bloc au-dessus de la tour : il n’est pas au-dessus de la table
B7-too-fast = tenez le bloc sans bouger, puis lâchez : il va à plus de { $most } mm par seconde
B7-inside-a-block = levez un peu le bloc : il y a déjà un autre bloc, ou la table, à cet endroit
B7-not-from-above = amenez le bloc par le haut : il ne doit toucher que le dessus de la tour
B7-too-high = baissez le bloc avant de le lâcher : il est à plus de { $most } mm au-dessus de la tour
B7-no-such-hand = reprenez le bloc : impossible de lire ces mouvements

# Un geste que personne ne fait : le bloc est lâché par la main ordinaire, et le joueur lit pourquoi.
B7-hand-not-seen = prenez le bloc avant de le poser : nous ne vous avons pas vu le tenir, une main soigneuse l’a donc posé pour vous
B7-hand-out-of-time = vérifiez votre connexion avant le prochain bloc : le geste ne correspond pas au temps écoulé, une main soigneuse a donc posé le bloc pour vous
B7-hand-too-quick = prenez votre temps : aucune main n’est si rapide, une main soigneuse a donc posé le bloc pour vous
B7-hand-too-still = portez le bloc à sa place : il n’a pas bougé, une main soigneuse l’a donc posé pour vous
B7-hand-too-even = déplacez le bloc librement : aucune main n’est si régulière, une main soigneuse l’a donc posé pour vous
B7-hand-too-exact = arrêtez le curseur à l’œil : aucune main n’est si exacte, une main soigneuse a donc posé le bloc pour vous
B7-hand-repeated = posez chaque bloc d’un nouveau geste : celui-ci répétait exactement un autre, une main soigneuse a donc posé le bloc pour vous
B7-hand-stated = annoncez une main de { $least } à { $most } mm : personne n’en a de plus sûre

# Le moteur n’a pas rendu de verdict ; rien n’a changé.
tower-engine-failed = posez le bloc encore une fois : la tour n’a pas pu être jugée, et rien n’a changé
tower-engine-slow = posez le bloc encore une fois : juger la tour a pris trop de temps, et rien n’a changé

# La tour dans un terminal.
blockout-front = de face
blockout-right = de droite
blockout-centred = au milieu
blockout-across = { $side ->
    [left] { $mm } mm à gauche
   *[right] { $mm } mm à droite
}
blockout-along = { $side ->
    [front] { $mm } mm vers l’avant
   *[back] { $mm } mm vers le fond
}
blockout-rotated = rotation { $turn }°
blockout-face = { $face ->
    [1] bombé doux ○ dessus
    [3] bombé moyen ○○ dessus
    [5] bombé fort ○○○ dessus
   *[other] face plate dessus
}

# Ce qui est arrivé, en mots.
blockout-drawn = une carte piochée
blockout-drawn-card = pioché : { blockout-card }
blockout-stands = elle tient, { $height } sur 9
blockout-falls = la tour s’écroule
blockout-late = elle a tenu jusqu’au bout de la formule et s’est écroulée après ; personne ne pioche
