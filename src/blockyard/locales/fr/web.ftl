# Le site : toutes les pages et les tables.

web-title = Blockyard : six jeux de blocs
web-name = Blockyard
web-language = Langue
web-skip = Aller au contenu
web-pages = Pages du site
web-home = Tous les jeux
web-close = Fermer
web-no-page = Cette page n’existe pas. Le lien a peut-être été coupé.
web-refused = Cela n’a pas marché. Rechargez la page et réessayez.
web-no-connection = vérifiez votre connexion et réessayez : le serveur ne répond pas
web-not-found = vérifiez le lien : introuvable
web-theme-auto = Thème : comme l’appareil
web-theme-light = Thème : clair
web-theme-dark = Thème : sombre
web-puzzles = Problèmes
web-learn-page = Apprendre
web-lobby = Salon
web-leaders = Classements
web-account = Compte
web-rules = Règles
web-clock = Pendule
web-setting-the-table = Ouverture de la table…
web-open-chair = en attente d’un joueur
character = { $level ->
    [1] Bibo
    [2] Lumi
    [3] Tam
    [4] Koda
    [5] Milo
    [6] Dara
    [7] Zeno
    [8] Nova
   *[9] Atlas
}
web-computer = Ordi, niveau { $level }
web-away = hors ligne
web-your-turn = À vous de jouer !
web-your-turn-title = À vous de jouer : { $title }
web-to-play = À { $who } de jouer.
web-luck = Le hasard décide…
web-on-its-way = Envoi…
web-reconnecting = Connexion perdue. Reconnexion en cours ; votre partie est sauvegardée.
web-skipped = { $who } ne peut pas jouer et passe son tour.
web-taken-back = Coup repris.
web-says = { $who } : « { $text } »
web-thinking = L’ordinateur réfléchit…
web-show-rule = Règle { $clause }
web-controls = Ce que vous pouvez faire
web-moves = Coups
web-no-moves = Personne n’a encore joué.
web-hint = Conseil
web-take-back = Reprendre
web-flip = Tourner le plateau
web-sound-on = Activer le son
web-sound-off = Couper le son
web-call-me = Me prévenir quand c’est mon tour
web-solid-on = Plateau en relief
web-solid-off = Plateau à plat
web-phrases = Dire quelque chose
web-offer-draw = Proposer la nulle
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
web-claim = Réclamer la victoire
web-agree = D’accord
web-decline = Non merci
web-offers-draw = { $who } propose la nulle.
web-offers-take-back = { $who } aimerait reprendre un coup.
web-rematch = Rejouer
web-to-rematch = Aller à la partie suivante
web-you-win = Vous avez gagné !
web-you-lose = Vous avez perdu
web-drawn = Partie nulle
web-no-result = Sans résultat
web-game-over = La partie est finie
web-look-at-board = Voir le plateau
web-replay = Revoir
web-review = Analyse
web-curtain = Au tour de { $who }. Passez l’écran ; le plateau reste caché jusque-là.
web-curtain-open = Je suis { $who }
web-unknown = Rechargez la page pour lire ce message.
web-hint-told = { $count ->
    [0] Conseil : { $move }.
   *[other] Conseil : { $move } – { $reasons }.
}
web-asked = { $who } : { $text }
