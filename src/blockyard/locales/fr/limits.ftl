# Les limites du serveur.

too-many-sockets = fermez d’abord une de vos pages : vous avez déjà ouvert Blockyard { $most ->
    [one] une fois
   *[other] { $most } fois
}
too-many-games = finissez ou quittez d’abord une partie : vous en avez déjà { $most } en cours, commencées aujourd’hui
too-many-waiting = quittez d’abord une de vos tables : vous en avez déjà { $most } en attente de joueurs
too-many-waiting-here = prenez place à une table, ou réessayez dans quelques minutes : votre réseau en a déjà { $most } en attente
web-more-tables = Voir des tables plus anciennes
restarting = le serveur redémarre ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
web-local-only = Ce lien ne marche que sur cet ordinateur. Pour que d’autres vous rejoignent, lancez Blockyard avec --host 0.0.0.0.
web-local-others = Cette page est ouverte sur le serveur lui-même. Sur votre réseau, les autres utilisent ce lien :
