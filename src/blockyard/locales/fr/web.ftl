# La première page du client web.

web-title = Blockyard : quatre jeux de blocs
web-name = Blockyard
web-language = Langue

web-headline = Quatre jeux de blocs, une belle tablée
web-lead = Gober, basculer, empiler ou se glisser par un coin : Gobblet, Deblockle, Block Out! et Blokus, joués comme le veulent leurs règles.

web-games = Les jeux

card-blockout = Block Out!
    .about = Jouez une carte, ajoutez un bloc, comptez jusqu’à trois. Ce que vous posez bien à plat laisse un dessus bombé au joueur suivant.
    .players = De 2 à 6 joueurs
    .age = Dès 6 ans
    .time = 20 minutes et plus

card-blokus = Blokus Duo
    .about = Chaque nouvelle pièce touche l’une des vôtres par un coin, jamais par un côté. Qui couvre le plus de cases l’emporte.
    .players = 2 joueurs
    .age = Dès 7 ans
    .time = De 10 à 15 minutes

card-deblockle = Deblockle
    .about = Faites basculer un bloc par-dessus une arête, puis sautez comme le dit le symbole du dessus. Le premier à sortir tous ses blocs du plateau gagne.
    .players = 2 joueurs
    .age = Dès 8 ans
    .time = Environ 20 minutes

card-gobblet = Gobblet
    .about = Alignez quatre gobblets. Les grands gobent les petits : souvenez-vous de qui se cache sous qui.
    .players = 2 joueurs
    .age = Dès 7 ans
    .time = De 10 à 20 minutes

web-about = Blockyard, c’est quoi ?
web-about-rules = La règle est l’arbitre
    .text = Quand un coup n’est pas permis, vous lisez quelle règle s’y oppose et ce que vous pouvez faire à la place. Là où la règle se tait, nous disons ce que nous avons choisi, et pourquoi.
web-about-everyone = Une place pour chacun
    .text = Tout est en anglais, en hébreu, en français et en arabe. Les pièces portent un signe en plus d’une couleur : personne n’a à distinguer deux teintes.
web-about-free = Libre, et à vous
    .text = Blockyard est un logiciel libre, sous licence MIT. Lisez-le, changez-le, ouvrez une table à vos amis, ou ajoutez un cinquième jeu.

web-footer = Les jeux appartiennent à leurs auteurs et à leurs éditeurs, avec lesquels Blockyard n’a aucun lien.

web-skip = Aller au contenu
web-pages = Pages du site
web-home = Vers les jeux
web-close = Fermer
web-no-page = Cette page n’existe pas ici. Le lien a peut-être été coupé.
web-refused = Cela n’a pas marché ({ $reason }). Rechargez la page et réessayez.
web-no-connection = le serveur ne répond pas ; vérifiez votre connexion et réessayez
web-not-found = ce n’est pas ici, ou plus ; vérifiez le lien
web-theme-auto = Thème : celui de l’appareil
web-theme-light = Thème : clair
web-theme-dark = Thème : sombre

web-play-now = Jouer
web-play-computer = Contre l’ordinateur
web-play-friend = Un ami
web-play-screen = Un écran
web-lobby = Salon
web-leaders = Classements
web-account = Compte
web-rules = Règles

web-with = Avec qui jouez-vous ?
web-with-computer = L’ordinateur
web-with-friend = Un ami, par lien
web-with-screen = Ensemble, sur un écran
web-with-anyone = Quelqu’un du salon
web-level = Niveau { $level }
web-players = Joueurs
web-i-begin = Je commence
web-rated = Partie classée
web-set-table = Dresser la table
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-move = Une minute par coup
web-clock-fast = 5 minutes, et 3 secondes par coup
web-clock-calm = 15 minutes, et 10 secondes par coup
web-clock-days = Deux jours par coup

web-setting-the-table = On dresse la table …
web-waiting = La partie commence quand tout le monde est assis.
web-invited = Vous êtes invité. Prenez une chaise.
web-open-chair = on attend quelqu’un
web-sit = S’asseoir ici
web-leave = Quitter la table
web-invite = Inviter un ami
web-qr = Code QR du lien vers cette table
web-copy-link = Copier le lien
web-copied = Copié
web-share = Partager

web-computer = Ordinateur, niveau { $level }
web-away = absent
web-your-turn = C’est votre tour.
web-your-turn-title = À vous : { $title } – votre tour
web-to-play = À { $who } de jouer.
web-luck = Le hasard décide …
web-on-its-way = En route …
web-reconnecting = La connexion est perdue. On essaie de la rétablir ; votre partie est gardée.
web-skipped = { $who } ne peut pas jouer et passe son tour.
web-taken-back = Repris.
web-says = { $who } dit : { $text }
web-thinking = L’ordinateur réfléchit …
web-show-rule = Voir la règle { $clause }

web-controls = Ce que vous pouvez faire
web-moves = Coups
web-no-moves = Personne n’a encore joué.
web-hint = Conseil
web-take-back = Reprendre
web-flip = Tourner le plateau
web-sound-on = Mettre le son
web-sound-off = Couper le son
web-call-me = M’appeler quand c’est mon tour
web-phrases = Dire quelque chose
web-offer-draw = Proposer nulle
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
web-claim = Parti : réclamer la partie
web-agree = D’accord
web-decline = Refuser
web-offers-draw = { $who } propose la nulle.
web-offers-take-back = { $who } aimerait reprendre un coup.
web-rematch = Rejouer
web-to-rematch = Vers la partie suivante

web-you-win = Vous gagnez !
web-you-lose = Vous perdez
web-drawn = Partie nulle
web-no-result = Sans résultat
web-game-over = La partie est finie
web-look-at-board = Regarder le plateau
web-replay = Revoir la partie

web-curtain = Au tour de { $who }. Passez l’écran ; rien ne se montre avant.
web-curtain-open = Je suis { $who }

web-pair = Jouer avec quelqu’un maintenant
web-my-games = Vos parties
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table n’attend. Dressez-en une, et quelqu’un viendra peut-être.
web-watch = Regarder
web-look = Y aller
web-sit-down = S’asseoir

web-place = Rang
web-player = Joueur
web-rating = Classement
web-ratings = Ses classements
web-games-played = Parties
web-games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-no-leaders = Personne n’est encore classé ici. Les parties classées y mènent.
web-no-ratings = Pas encore de partie classée.
web-no-games = Aucune partie visible de tous.

web-step = Étape
web-step-first = Au début
web-step-back = Une étape en arrière
web-step-on = Une étape en avant
web-step-last = À la fin
web-start-of-game = Le début de la partie
web-record = Emporter l’enregistrement

web-guest = Vous jouez comme invité, { $name }. Un compte garde vos parties et vos classements, sur chaque appareil.
web-sign-up = Créer un compte
web-sign-in = Se connecter
web-recover = Oublié ?
web-sign-out = Se déconnecter
web-person-name = Nom
web-password = Mot de passe
web-password-new = Nouveau mot de passe, huit signes ou plus
web-code = Code de secours
web-codes = Vos codes de secours
web-codes-keep = Notez-les. Chacun vous ramène une fois si vous oubliez le mot de passe, et on ne les montre plus.
web-this-device = Cet appareil
web-solid-on = Dessiner les plateaux en relief
web-solid-off = Dessiner les plateaux à plat
web-other-device = Un autre appareil
web-transfer = Faire un lien pour un autre appareil
web-transfer-use = Ouvrez-le bientôt sur l’autre appareil ; il sert une fois.
web-arrive = Continuer ici
web-arrive-what = Ce lien fait de cet appareil aussi le vôtre, avec nom, parties et classements.
web-arrive-do = C’est moi
web-profile = Profil
web-since = Ici depuis le { $date }
web-block = Ne plus jouer ensemble
web-blocked = Vous ne vous rencontrerez plus.
web-export = Emporter mes données
web-forget = Supprimer mon compte
web-forget-sure = Vraiment supprimer ? Les parties en cours sont perdues
