# Block Out!

# Un nom propre : il s’écrit comme en anglais.
title-block-out = Block Out!
seat-block-out = { $seat ->
    [0] Joueur 1
    [1] Joueur 2
    [2] Joueur 3
    [3] Joueur 4
    [4] Joueur 5
   *[5] Joueur 6
}

clause-B1 = But du jeu
clause-B2 = Mise en place
clause-B3 = Qui commence
clause-B4 = Un tour
clause-B5 = Piocher
clause-B6 = Cartes Bloc
clause-B7 = Placer un bloc
clause-B8 = Quand la tour s’écroule
clause-B9 = Cartes Action
clause-B10 = Gagner la partie
clause-B11 = Règle avancée
clause-B12 = Mains cachées

blockout-card = { $card ->
    [small-red] petit rouge
    [small-wood] petit marron
    [small-blue] petit bleu
    [medium-red] moyen rouge
    [medium-wood] moyen marron
    [medium-blue] moyen bleu
    [large-red] grand rouge
    [large-wood] grand marron
    [large-blue] grand bleu
    [red] bloc rouge
    [wood] bloc marron
    [blue] bloc bleu
    [small] petit bloc
    [medium] bloc moyen
    [large] grand bloc
    [any] n’importe quel bloc
    [pass] Passer
   *[reverse] Inversion
}
blockout-block = { $block ->
    [small-red] petit bloc rouge
    [small-wood] petit bloc marron
    [small-blue] petit bloc bleu
    [medium-red] bloc moyen rouge
    [medium-wood] bloc moyen marron
    [medium-blue] bloc moyen bleu
    [large-red] grand bloc rouge
    [large-wood] grand bloc marron
   *[large-blue] grand bloc bleu
}

blockout-count-1 = un, deux, trois
blockout-count-2 = petit bloc
blockout-count-3 = tiens-toi droit !

blockout-stack = La tour : { $height } sur 9
blockout-no-stack = pas encore de tour
blockout-free = Blocs libres :
blockout-none = rien
blockout-hand = Vos cartes :
blockout-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
blockout-left = a quitté la partie
blockout-pile = Pioche :
blockout-discards = Défausse :
blockout-top = sur le dessus : { blockout-card }

B2-being-dealt = attendez que chacun ait sept cartes : la distribution n’est pas finie
B2-not-in-the-pile = piochez une autre carte : il ne reste plus de carte « { blockout-card } »
B4-notation = choisissez une de vos cartes et, pour une carte Bloc, le bloc à placer
B4-not-in-hand = choisissez une carte de votre main : vous n’avez pas de carte « { blockout-card } »
B5-being-drawn = attendez une carte jouable : vous n’en avez aucune en main, et vous piochez jusqu’à ce qu’il en vienne une
B5-can-play = jouez une carte : vous en avez une qui convient, et l’on ne pioche que quand on ne peut pas jouer
B6-no-block-named = choisissez aussi un bloc : une carte « { blockout-card } » se joue avec un bloc
B6-does-not-match = choisissez un bloc qui correspond à la carte : « { blockout-card } » ne permet pas le { blockout-block }
B6-on-the-stack = choisissez un bloc encore libre : le { blockout-block } est déjà sur la tour
B7-notation = choisissez l’endroit où va le bloc, sa rotation et la face du dessous
B7-out-of-reach = visez à { $reach } mm au plus du milieu, dans chaque sens : le nouveau bloc ne peut toucher que le dessus de la tour
B7-no-such-turn = choisissez une rotation de 0 à 359,9 degrés
B7-no-such-face = choisissez une face de 0 à 5, celle que le bloc tourne vers le bas
B7-being-counted = retirez vos mains et attendez la fin : la formule est en cours
B8-notation = choisissez une carte Bloc et un bloc pour commencer une nouvelle tour : l’ancienne s’est écroulée
B8-cards-owed = attendez vos cartes : la tour s’est écroulée, et il vous en reste à piocher ({ $owed })
B8-block-card-first = jouez d’abord une carte Bloc : « { blockout-card } » ne commence pas de tour
B8-first-block-stands = dites que le premier bloc tient : il ne peut pas tomber
B8-poses = donnez une position pour chaque bloc, du plus bas au nouveau : il en faut { $blocks }, et il y en a { $given }
B9-takes-no-block = jouez cette carte seule : « { blockout-card } » se joue sans bloc
B11-choose-a-block = choisissez un bloc libre à placer : votre dernière carte est jouée
