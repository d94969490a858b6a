# Block Out! at the command line.

# Un nom propre : il s’écrit comme en anglais.
blockout-order = Sens du jeu
blockout-you = vous
blockout-held = à placer : { blockout-block }
blockout-dealing = on distribue les cartes
blockout-drawing = aucune carte jouable : on pioche
blockout-owed = la tour s’est écroulée ; cartes encore à piocher : { $owed }
blockout-start = la tour s’est écroulée ; une carte Bloc en commence une nouvelle
blockout-last = dernière carte jouée : placez n’importe quel bloc libre, et s’il tient, c’est gagné
blockout-advanced = règle avancée

B2-seats = séparez les mains par / : il y en a { $given }, et l’on joue de { $fewest } à { $most }
B2-too-few-left = laissez au moins deux mains : avec moins de deux joueurs encore en jeu ({ $left }), la partie est finie
B2-no-such-card = vérifiez le nom « { $given } » : les cartes s’appellent small-red, red, small, any, pass, reverse, etc.
B2-too-many = retirez des cartes « { blockout-card } » : il y en a { $given }, et le paquet n’en compte que { $most }
B2-deal = vérifiez les mains et le reste de la table : les cartes se distribuent une à une à partir du premier joueur, jusqu’à ce que chacun en ait { $hand }
B4-not-in-the-game = donnez le tour à un joueur encore en jeu : { seat-block-out } ne l’est plus
B5-turn-passed = donnez le tour au joueur suivant : { seat-block-out } ne peut ni jouer ni piocher
B6-no-such-block = vérifiez le nom « { $given } » : les blocs s’appellent small-red, medium-wood, large-blue, etc.
B6-block-twice = ne laissez qu’un { blockout-block } : il est là deux fois
B6-held-without-card = vérifiez la défausse : sa carte du dessus ne permet pas le { blockout-block } qui est à placer
B8-no-fall = vérifiez la tour et les cartes : après une chute il n’y a plus de tour, et on ne doit piocher que s’il reste des cartes
B10-not-won = vérifiez la main et la tour : { seat-block-out } n’a pas gagné tant qu’il lui reste des cartes ou qu’il manque un bloc
B10-nine-stand = retirez un bloc ou indiquez que la partie est finie : neuf blocs tiennent debout, et c’est gagné
B10-no-cards = donnez une carte ou indiquez que la partie est finie : { seat-block-out } n’a plus de cartes et a gagné
B11-no-last-card = vérifiez la règle et la main : { seat-block-out } ne place un dernier bloc qu’avec la règle avancée et sans cartes

# La tour dans un terminal.
blockout-how-to-put = put X Y ROTATION FACE : mm à droite, mm vers le fond, degrés, face dessous
blockout-faces = la face 0 laisse ○ dessus, le bombé doux ; 2 ○○ ; 4 ○○○ ; 1, 3, 5 sont bombées
blockout-keys = flèches : bouger · , et . : tourner · Tab : face · Entrée : lâcher · Échap : nombres
blockout-face = { $face ->
    [1] bombé doux ○ dessus
    [3] bombé moyen ○○ dessus
    [5] bombé fort ○○○ dessus
   *[other] face plate dessus
}

# Ce qui est arrivé, en mots.
blockout-played = carte « { blockout-card } » : { blockout-block }
blockout-falls-after = la tour s’écroule après { $seconds } s, en premier : { blockout-block }
blockout-late-after = elle a tenu jusqu’au bout de la formule et s’est écroulée après { $seconds } s, en premier : { blockout-block } ; personne ne pioche
blockout-let-go = (lâché à { $off } mm de l’endroit visé)
typed-B4-notation = Tapez la carte et le bloc, comme any>large-blue, ou bien pass ou reverse.
typed-B6-no-block-named = Tapez les deux, comme any>large-blue.
typed-B7-notation = Tapez put X Y ROTATION FACE, comme put 0 -4.5 45 2, en millimètres et en degrés.
typed-B8-notation = Tapez la carte et le bloc, comme any>large-blue.
typed-B9-takes-no-block = Tapez la carte seule, comme pass.
typed-B11-choose-a-block = Tapez > et le bloc, comme >large-blue.
