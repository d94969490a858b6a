# Les limites du serveur.

too-many-sockets = fermez d’abord une de vos pages : vous en avez déjà ouvert le maximum ({ $most })
too-many-games = finissez ou quittez d’abord une partie : vous en avez déjà le maximum en cours ({ $most })
too-many-waiting = quittez d’abord une de vos tables : vous en avez déjà le maximum en attente de joueurs ({ $most })
too-many-waiting-here = prenez place à une table, ou réessayez dans quelques minutes : votre réseau en a déjà le maximum en attente ({ $most })
web-more-tables = Voir des tables plus anciennes
restarting = le serveur redémarre ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
web-local-only = Ce lien ne marche que sur cet ordinateur. Pour inviter d’autres joueurs, lancez Blockyard avec --host 0.0.0.0.
web-local-others = Cette page est ouverte sur le serveur lui-même. Les autres appareils de votre réseau utilisent ce lien :
