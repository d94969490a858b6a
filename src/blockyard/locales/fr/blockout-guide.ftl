# Ce que fait, à chaque phase, un joueur de Block Out!

blockout-prompt-first = Choisissez une carte pour commencer la tour
blockout-prompt-first-more = Une carte Bloc dit quel bloc poser. Les grands blocs font une bonne base.
blockout-prompt-play = Choisissez une carte
blockout-prompt-play-more = Une carte Bloc ajoute un bloc à la tour ; une carte Action vous dispense de bâtir.
blockout-prompt-last-card = Jouez votre dernière carte
blockout-prompt-last-card-more = Si la tour tient encore ensuite, vous avez gagné.
blockout-prompt-start = La tour est tombée : choisissez une carte Bloc pour en commencer une autre
blockout-prompt-start-more = Une carte Action ne peut pas commencer une tour.
blockout-prompt-last = Choisissez n’importe quel bloc libre et posez-le pour gagner
blockout-prompt-last-more = Vous n’avez plus de cartes ; c’est le bloc supplémentaire de la règle avancée.
blockout-prompt-put = À poser : { blockout-block }
blockout-prompt-put-more = Choisissez la face du dessous, visez et lâchez. Il doit ensuite tenir le temps de compter jusqu’à trois.
