# La première page : les six jeux et les neuf personnages de l’ordinateur.

web-headline = Six jeux de blocs, une belle tablée
card-gobblet = Gobblet
    .about = Alignez quatre gobblets. Les grands gobent les petits : souvenez-vous de qui se cache sous qui.
    .players = 2
    .age = Dès 7 ans
    .time = 10–20 min
card-gobblers = Gobblers
    .about = Trois gobblets alignés sur un petit plateau, et les grands gobent toujours les petits. Le petit frère de Gobblet, vite appris.
    .players = 2
    .age = Dès 5 ans
    .time = 5 min
card-deblockle = Deblockle
    .about = Faites basculer un bloc sur la case voisine, puis sautez comme le dit le symbole du dessus. Pour gagner, sortez le premier tous vos blocs du plateau : étoile sur le dessus, sur l’étoile d’en face.
    .players = 2
    .age = Dès 8 ans
    .time = 20 min
card-blokus-duo = Blokus Duo
    .about = Chaque nouvelle pièce touche l’une des vôtres par un coin, jamais par un côté. Celui qui trouve de la place pour le plus de cases gagne.
    .players = 2
    .age = Dès 7 ans
    .time = 10–15 min
card-blokus-classic = Blokus Classique
    .about = Quatre couleurs partent des quatre coins d’un grand plateau, toujours de coin en coin. Au centre, on se bouscule.
    .players = 2–4
    .age = Dès 7 ans
    .time = 20–30 min
card-block-out = Block Out!
    .about = Jouez une carte, ajoutez un bloc, comptez jusqu’à trois. Un bloc posé bien à plat laisse un dessus bombé au joueur suivant.
    .players = 2–6
    .age = Dès 6 ans
    .time = 20 min et plus
character-about = { $level ->
    [1] A découvert les blocs ce matin et les aime tous.
    [2] Joue d’abord, s’étonne ensuite.
    [3] Ne se presse jamais, ne voit jamais bien loin.
    [4] Prend le centre et ne le rend plus.
    [5] Tient comme un mur et guette votre faux pas.
    [6] Menace des deux côtés et sourit d’un troisième.
    [7] Compte tout deux fois, et les coins trois fois.
    [8] A déjà vu votre prochain coup, et le suivant.
   *[9] Porte tout le plateau d’une seule main.
}
web-character = { character }, ordinateur, niveau { $level }
web-character-rated = { character }, ordinateur, niveau { $level }, cote { $rating }
web-play = Jouer
web-play-game = Jouer à { $title }
web-friend = Un ami
web-anyone = N’importe qui
web-good-match = à votre mesure
web-choose-opponent = Choisissez votre adversaire
web-quick-set-up = Mise en place rapide
web-one-screen = À deux sur un écran
web-more-choices = Autres choix
web-online = { $count ->
    [one] un joueur en ligne
   *[other] { $count } joueurs en ligne
}
web-games-on = { $count ->
    [one] une partie en cours
   *[other] { $count } parties en cours
}
web-live = En direct
web-played-on = Jouée le { $date }
web-sample = Partie d’exemple
web-watch-game = Regarder cette partie : { $players }
web-shown-game = { $title } : { $players }
web-your-game = Votre partie
web-your-invitation = Votre invitation
web-invitation-open = On attend votre ami
web-go-on = Reprendre { $title }
web-against-players = contre { $players }
web-learn = Apprendre
web-learn-game = { $title } en deux minutes
web-learn-how = Quelques petits exercices sur le vrai plateau
web-meet = Rencontrer des joueurs
web-meet-how = Tables ouvertes et parties à regarder
web-share-screen = Côte à côte
web-share-screen-how = Chacun son tour sur cet appareil
