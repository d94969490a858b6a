# Ce que fait, à chaque phase, un joueur de Block Out!

blockout-prompt-first = Choisissez une carte pour commencer la tour
blockout-prompt-first-more = Une carte Bloc dit quel bloc poser. Les grands blocs font une bonne base.
blockout-prompt-play = Choisissez une carte
blockout-prompt-play-more = Une carte Bloc ajoute un bloc à la tour ; une carte Action vous dispense de bâtir.
blockout-prompt-last-card = Jouez votre dernière carte
blockout-prompt-last-card-more = Si la tour tient encore après, c’est gagné.
blockout-prompt-start = La tour s’est écroulée : choisissez une carte Bloc pour en commencer une autre
blockout-prompt-start-more = Une carte Action ne commence pas de tour.
blockout-prompt-last = Choisissez n’importe quel bloc libre et posez-le pour gagner
blockout-prompt-last-more = Vous n’avez plus de cartes : voici le bloc supplémentaire de la règle avancée.
blockout-prompt-put = Posez le { blockout-block }
blockout-prompt-put-more = Déplacez le bloc au-dessus de la tour, maintenez pour le descendre, puis relâchez. Il doit tenir jusqu’au bout de la formule.
