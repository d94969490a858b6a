# Les limites du serveur.

too-many-sockets = fermez d’abord une de vos pages : Blockyard est déjà ouvert { $most } fois pour vous
too-many-games = finissez ou quittez d’abord une partie : { $most } des vôtres, commencées aujourd’hui, sont en cours
too-many-waiting = quittez d’abord une de vos tables : { $most } attendent déjà des joueurs
too-many-waiting-here = prenez place à une table, ou réessayez dans quelques minutes : { $most } tables de votre réseau attendent déjà
web-more-tables = Voir des tables plus anciennes
