# Block Out! at the command line.

# Un nom propre : il s’écrit comme en anglais.
blockout-order = Sens du jeu
blockout-you = vous
blockout-held = à placer : { blockout-block }
blockout-dealing = on distribue les cartes
blockout-drawing = aucune carte jouable : on pioche
blockout-owed = la tour s’est écroulée ; cartes encore à piocher : { $owed }
blockout-start = la tour s’est écroulée ; une carte Bloc en commence une nouvelle
blockout-last = la dernière carte est jouée ; n’importe quel bloc libre, s’il tient, fait gagner
blockout-advanced = règle avancée

B2-seats = il y a { $given ->
    [one] { $given } main
   *[other] { $given } mains
}, et on joue de { $fewest } à { $most } ; séparez les mains par /
B2-too-few-left = joueurs encore en jeu : { $left }, la partie est donc finie ; laissez au moins deux mains
B2-no-such-card = il n’y a pas de carte appelée « { $given } » ; les cartes s’appellent small-red, red, small, any, pass, reverse, etc.
B2-too-many = il y a { $given } cartes « { blockout-card } », et le paquet en compte { $most } ; retirez-en
B2-deal = les cartes se distribuent une à une à partir de la première place, jusqu’à ce que chacun en ait { $hand } ; vérifiez les mains et le reste de la table
B4-not-in-the-game = { seat-block-out } n’est plus en jeu ; donnez le tour à quelqu’un qui l’est encore
B5-turn-passed = { seat-block-out } ne peut ni jouer ni piocher, son tour passe donc ; donnez-le au joueur suivant
B6-no-such-block = il n’y a pas de bloc appelé « { $given } » ; les blocs s’appellent small-red, medium-wood, large-blue, etc.
B6-block-twice = le { blockout-block } est là deux fois ; n’en laissez qu’un
B6-held-without-card = le { blockout-block } est à placer, mais la carte sur le dessus de la défausse ne le permet pas ; vérifiez la défausse
B8-no-fall = après une chute il n’y a plus de tour, et on ne doit piocher que s’il reste des cartes ; vérifiez la tour et les cartes
B10-not-won = { seat-block-out } n’a pas gagné : il reste des cartes en main, ou il manque un bloc ; vérifiez les deux
B10-nine-stand = neuf blocs tiennent debout, la partie est donc gagnée ; retirez-en un ou dites qu’elle est finie
B10-no-cards = { seat-block-out } n’a plus de cartes, la partie est donc gagnée ; donnez une carte ou dites qu’elle est finie
B11-no-last-card = { seat-block-out } ne place un dernier bloc qu’avec la règle avancée et sans cartes ; vérifiez la règle et la main

# La tour dans un terminal.
blockout-how-to-put = put X Y ROTATION FACE : mm à droite, mm vers le fond, degrés, face dessous
blockout-faces = la face 0 laisse ○ dessus, le bombé doux ; 2 ○○ ; 4 ○○○ ; 1, 3, 5 sont bombées
blockout-keys = flèches : bouger · , et . : tourner · Tab : face · Entrée : lâcher · Échap : nombres
blockout-face = { $face ->
    [1] face au bombé doux ○ dessus
    [3] face au bombé moyen ○○ dessus
    [5] face au bombé raide ○○○ dessus
   *[other] face plate dessus
}

# Ce qui est arrivé, en mots.
blockout-played = carte « { blockout-card } » : { blockout-block }
blockout-falls-after = la tour s’écroule après { $seconds } s, en premier : { blockout-block }
blockout-late-after = elle a tenu jusqu’au bout du compte et s’écroule après { $seconds } s, en premier : { blockout-block } ; personne ne pioche
blockout-let-go = (lâché à { $off } mm de l’endroit visé)
typed-B4-notation = Tapez la carte et le bloc, comme any>large-blue, ou bien pass ou reverse.
typed-B6-no-block-named = Tapez les deux, comme any>large-blue.
typed-B7-notation = Tapez put X Y ROTATION FACE, comme put 0 -4.5 45 2, en millimètres et en degrés.
typed-B8-notation = Tapez la carte et le bloc, comme any>large-blue.
typed-B9-takes-no-block = Tapez la carte seule, comme pass.
typed-B11-choose-a-block = Tapez > et le bloc, comme >large-blue.
