# Les limites du serveur.

too-many-sockets = fermez d’abord une de vos pages : vous en avez déjà ouvert le maximum ({ $most })
too-many-blocks = débloquez d’abord quelqu’un : vous avez déjà bloqué le maximum de joueurs ({ $most })
too-many-games = finissez ou quittez d’abord une partie : vous en avez déjà le maximum en cours ({ $most })
too-many-waiting = quittez d’abord une de vos tables : vous en avez déjà le maximum en attente de joueurs ({ $most })
too-many-waiting-here = prenez place à une table, ou réessayez dans quelques minutes : votre réseau a déjà le maximum de tables en attente ({ $most })
search-long = précisez la recherche, ou réessayez dans une minute : il y a trop de parties à parcourir d’un coup
table-long = ouvrez une nouvelle table : celle-ci contient déjà le maximum de coups et de propositions
offers-end = continuez à jouer ou abandonnez : cette table a déjà reçu le maximum de propositions
web-more-tables = Voir des tables plus anciennes
restarting = réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} : le serveur redémarre
web-local-only = Ce lien ne marche que sur cet ordinateur. Pour inviter d’autres joueurs, lancez Blockyard avec --host 0.0.0.0.
web-local-others = Vous avez ouvert cette page à une adresse que seul cet ordinateur peut joindre. Le lien ci-dessus marche pour tout votre réseau.
