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
blockout-count-2 = petite tour de bois
blockout-count-3 = surtout ne bouge pas !

blockout-stack = La tour : { $height } sur 9
blockout-no-stack = pas encore de tour
blockout-free = Blocs libres :
blockout-none = aucun
blockout-hand = Vos cartes :
blockout-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
blockout-left = a quitté la partie
blockout-pile = Pioche :
blockout-discards = Défausse :
blockout-top = sur le dessus : { blockout-card }

B2-being-dealt = la distribution n’est pas finie ; attendez que chacun ait sept cartes
B2-not-in-the-pile = il ne reste plus de carte « { blockout-card } » à piocher ; piochez-en une autre
B4-notation = un tour s’écrit carte puis bloc, comme any>large-blue, ou bien pass ou reverse ; choisissez une de vos cartes
B4-not-in-hand = vous n’avez pas de carte « { blockout-card } » en main ; choisissez une carte de votre main
B5-being-drawn = aucune carte de la main n’est jouable, on pioche donc jusqu’à ce qu’il en vienne une ; attendez-la
B5-can-play = vous avez une carte jouable, et on ne pioche pas par choix ; jouez une carte
B6-no-block-named = une carte « { blockout-card } » se joue avec un bloc ; nommez-le aussi, comme any>large-blue
B6-does-not-match = une carte « { blockout-card } » ne permet pas le { blockout-block } ; choisissez un bloc qui correspond à la carte
B6-on-the-stack = le { blockout-block } est déjà sur la tour ; choisissez-en un qui soit encore libre
B7-notation = un bloc se place par put X Y TURN FACE, comme put 0 -4.5 45 2 ; donnez les millimètres, les degrés et la face tournée vers le bas
B7-out-of-reach = le nouveau bloc ne peut toucher que le dessus de la tour ; visez à { $reach } mm au plus du milieu, dans chaque sens
B7-no-such-turn = une rotation va de 0 à 359.9 degrés ; choisissez dans cet intervalle
B7-no-such-face = un bloc a six faces, numérotées de 0 à 5 ; choisissez celle qui est tournée vers le bas
B7-being-counted = retirez vos mains, la formule est en cours ; attendez stands, falls ou late
B8-notation = la tour s’est écroulée, une carte Bloc en commence donc une nouvelle ; écrivez carte puis bloc, comme any>large-blue
B8-cards-owed = la tour s’est écroulée, et il reste des cartes à piocher : { $owed } ; attendez-les
B8-block-card-first = une carte « { blockout-card } » ne commence pas de tour ; jouez d’abord une carte Bloc
B8-first-block-stands = le premier bloc d’une tour ne peut pas tomber ; dites qu’il tient, par stands
B8-poses = un verdict donne une position pour chaque bloc ({ $blocks } en tout), et il y en a ici { $given } ; donnez-les toutes, du bloc le plus bas au nouveau
B9-takes-no-block = une carte « { blockout-card } » se joue sans bloc ; écrivez la carte seule
B11-choose-a-block = votre dernière carte est jouée ; choisissez un bloc libre à placer, comme >large-blue
