# Les pages autour des tables : l’accueil, le salon, les comptes, les parties revues.

web-games = Les jeux
web-about = À propos de Blockyard
web-about-rules = L’arbitre, c’est la règle
    .text = Quand un coup n’est pas permis, nous vous disons ce que vous pouvez faire à la place, et quelle règle s’y oppose. Là où le livret se tait, nous disons ce que nous avons choisi, et pourquoi.
web-about-everyone = Une place pour chacun
    .text = Tout existe en anglais, en hébreu, en français et en arabe. Chaque pièce porte un signe en plus de sa couleur : nul besoin de distinguer deux teintes.
web-about-free = Libre, et à vous
    .text = Blockyard est un logiciel libre, sous licence MIT. Lisez-le, modifiez-le, installez-le pour vos amis, ou ajoutez-y un jeu à vous.
web-footer = Les jeux appartiennent à leurs auteurs et à leurs éditeurs, avec lesquels Blockyard n’a aucun lien.
web-no-script = Blockyard a besoin de JavaScript. Activez-le dans votre navigateur et rechargez la page.
web-with = Avec qui jouez-vous ?
web-with-computer = L’ordinateur
web-with-friend = Un ami, par lien
web-with-screen = Ensemble, sur le même écran
web-with-anyone = N’importe qui, au salon
web-level = Niveau { $level }
web-players = Joueurs
web-i-begin = Je commence
web-they-begin = L’autre joueur commence
web-first-is-me = C’est moi
web-rated = Partie classée
web-options = Options de jeu
web-set-table = Lancer la partie
web-clock-none = Sans pendule
web-clock-move = 1 minute par coup
web-clock-fast = 5 minutes + 3 secondes par coup
web-clock-calm = 15 minutes + 10 secondes par coup
web-clock-days = 2 jours par coup
web-waiting = La partie commence quand tout le monde est là.
web-invited = On vous attend : prenez place !
web-sit = S’asseoir ici
web-leave = Quitter la table
web-invite = Inviter un ami
web-qr = Code QR du lien vers cette table
web-copy-link = Copier le lien
web-copied = Copié
web-share = Partager
web-my-games = Vos parties
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table n’est ouverte. Ouvrez-en une : quelqu’un viendra peut-être.
web-watch = Regarder
web-look = Ouvrir
web-place = Rang
web-player = Joueur
web-rating = Cote
web-ratings = Cotes
web-games-played = Parties
web-games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-no-leaders = Personne n’est encore classé. Jouez une partie classée pour commencer.
web-no-ratings = Pas encore de partie classée.
web-no-games = Aucune partie publique.
web-step = Étape
web-step-first = Au début
web-step-back = Une étape en arrière
web-step-on = Une étape en avant
web-step-last = À la fin
web-start-of-game = Le début de la partie
web-record = Télécharger la partie
web-analyse = Que jouerait l’ordinateur ?
web-review-value = La position vaut { $value } pour { $who } ; +1 est gagné, −1 est perdu.
web-review-drop = Ce coup fait passer { $who } de { $before } à { $after } ; +1 est gagné, −1 est perdu.
web-review-proven = { $of ->
    [before] La valeur d’avant est prouvée.
   *[here] Cette valeur est prouvée.
}
web-review-mark = { $mark ->
    [inaccuracy] Pas tout à fait.
    [mistake] Erreur.
   *[blunder] Grosse erreur.
}
web-review-better = { $count ->
    [0] Mieux valait { $move }.
   *[other] Mieux valait { $move } : { $reasons }.
}
web-review-odds = Avec un geste de cette précision, cela arrive dans { $percent } % des cas.
review-later = demandez un conseil en attendant : une partie s’analyse quand elle est finie
nothing-to-think-about = choisissez un autre coup : ici, personne n’a rien à décider
web-review-waits = L’ordinateur examine chaque coup. Cela prend un moment.
web-review-stop = Arrêter
web-review-stopped = Pas encore d’analyse.
web-review-again = Analyser la partie
web-review-graph = Le cours de la partie : les flèches vont de coup en coup, Page suivante va au prochain coup faible
web-review-weak = Coups faibles
web-review-none = L’ordinateur n’en a pas trouvé.
web-review-before = Montrer le meilleur coup
web-review-accuracy = Précision
web-percent = { $percent } %
web-review-retry = Trouver un meilleur coup
web-review-retry-task = { $who } : trouvez un meilleur coup.
web-review-retry-good = Bien trouvé : ce coup ne lâche rien.
web-review-retry-weak = { $move } vaut moins. Essayez un autre coup.
web-review-retry-end = Retour à l’analyse
web-guest = Vous jouez en invité sous le nom de { $name }. Avec un compte, vos parties et vos cotes vous suivent sur tous vos appareils.
web-sign-up = Créer un compte
web-sign-in = Se connecter
web-recover = Mot de passe oublié ?
web-sign-out = Se déconnecter
web-person-name = Nom
web-password = Mot de passe
web-password-new = Nouveau mot de passe (8 caractères au moins)
web-code = Code de secours
web-codes = Vos codes de secours
web-codes-keep = Notez-les. Chaque code permet de revenir une fois si vous oubliez votre mot de passe. Ils ne seront plus affichés.
web-this-device = Cet appareil
web-other-device = Un autre appareil
web-transfer = Créer un lien pour un autre appareil
web-transfer-use = Ouvrez-le sans tarder sur l’autre appareil ; il ne fonctionne qu’une fois.
web-arrive = Continuer ici
web-arrive-what = Avec ce lien, cet appareil devient aussi le vôtre : votre nom, vos parties et vos cotes vous y suivent.
web-arrive-do = C’est moi
web-profile = Profil
web-since = Membre depuis le { $date }
web-block = Bloquer ce joueur
web-blocked = C’est fait : vous ne vous rencontrerez plus.
blocked-here = choisissez une autre table : ici, quelqu’un et vous préférez ne pas jouer ensemble
web-export = Télécharger mes données
web-forget = Supprimer mon compte
web-forget-sure = Supprimer le compte ? Vos parties en cours seront perdues par abandon.
web-description = Jouez à Gobblet, Deblockle, Block Out! et Blokus dans votre navigateur : entre amis, sur le même écran ou contre l’ordinateur. Gratuit, en quatre langues.
