# Les limites du serveur.

too-many-sockets = fermez d’abord une de vos pages : Blockyard est déjà ouvert { $most } fois pour vous
too-many-games = finissez ou quittez d’abord une partie : { $most } des vôtres, commencées aujourd’hui, sont en cours
too-many-waiting = quittez d’abord une de vos tables : { $most } attendent déjà des joueurs
too-many-waiting-here = prenez place à une table, ou réessayez dans quelques minutes : { $most } tables de votre réseau attendent déjà
web-more-tables = Voir des tables plus anciennes
restarting = le serveur redémarre ; réessayez dans { $seconds } secondes
web-local-only = Ce lien ne marche que sur cet ordinateur. Pour que d’autres vous rejoignent, lancez Blockyard avec --host 0.0.0.0.
web-local-others = Cette page est ouverte sur le serveur lui-même. Sur votre réseau, les autres utilisent ce lien :
