# Des positions qu’aucune partie ne peut atteindre.

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
B10-not-won = vérifiez la main et la tour : { seat-block-out } a encore des cartes et la tour a moins de neuf blocs, la partie n’est donc pas gagnée
B10-nine-stand = retirez un bloc ou indiquez que la partie est finie : neuf blocs tiennent debout, et c’est gagné
B10-no-cards = donnez une carte ou indiquez que la partie est finie : { seat-block-out } n’a plus de cartes et a gagné
B11-no-last-card = vérifiez la règle et la main : { seat-block-out } ne place un dernier bloc qu’avec la règle avancée et sans cartes
