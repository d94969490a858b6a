# Ouvrir une table et s’y asseoir.

no-such-game = choisissez l’un de ces jeux, { $games } : aucun ne s’appelle { $given }
no-such-option = choisissez l’une de ces options, { $options } : ce jeu n’a pas d’option { $option }
no-such-value = choisissez l’une de ces valeurs, { $values } : l’option { $option } ne peut pas valoir { $given }
no-such-seats = choisissez un autre nombre de joueurs ({ $seats }) : ce jeu ne se joue pas à { $given }
start-disagrees = changez l’un des deux : la position de départ est prévue pour { $name } { $start }, mais { $given } est demandé
no-such-level = choisissez un niveau de { $first } à { $last } : il n’y a pas de niveau { $given }
bots-unmeasured = choisissez un autre niveau ou une partie amicale : la force de l’ordinateur à ce niveau n’est pas encore mesurée, et la partie ne peut pas être classée
table-full = regardez, ou ouvrez une autre table : toutes les places sont prises
chair-taken = choisissez une autre place : quelqu’un est déjà assis là (place { $seat })
already-seated = restez où vous êtes : vous avez déjà une place à cette table
not-seated = regardez, ou prenez une place libre : vous n’êtes pas assis à cette table
guests-play-casual = créez un compte ou jouez une partie amicale : les parties classées demandent un compte
rated-one-seat-each = pour partager l’écran, choisissez une partie amicale : dans une partie classée, chacun n’a qu’une place
chair-for-you = gardez une place pour vous : il vous en faut une à votre table
no-such-chair = choisissez me, open, ou bot:1 à bot:9 : une place ne peut pas être { $given }
record-later = attendez la fin pour télécharger la partie : elle cache encore quelque chose
no-such-page = revenez à la page d’accueil : il n’y a rien ici
client-not-built = lancez make dans le dossier de Blockyard, ou jouez avec blockyard play : la version web n’est pas construite

web-rated-account = Les parties classées sont réservées aux joueurs qui ont un compte.
web-rated-clock = Une partie classée se joue à la pendule. Partir ou dépasser son temps, c’est perdre.
web-rated-alone = Chacun réfléchit seul, sans l’aide de l’ordinateur ni de personne.
web-rated-short = Si quelqu’un abandonne avant le coup { $turns }, la victoire ne rapporte aucun point.
web-rated-often = Entre les deux mêmes joueurs, { $games ->
    [one] une partie compte
   *[other] { $games } parties comptent
} par jour.
web-rated-hour = Une heure rapporte au plus { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Seules les victoires sur le plateau contre l’ordinateur rapportent davantage.
start-casual = choisissez une partie amicale et privée : une partie qui part d’une position choisie n’est ni classée ni publique
