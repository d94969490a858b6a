# Les limites du serveur.

too-many-sockets = fermez d’abord une de vos pages : vous en avez déjà ouvert autant que permis ({ $most })
too-many-games = finissez ou quittez d’abord une partie : vous en avez déjà autant que permis en cours ({ $most })
too-many-waiting = quittez d’abord une de vos tables : autant que permis attendent déjà des joueurs ({ $most })
too-many-waiting-here = prenez place à une table, ou réessayez dans quelques minutes : autant de tables de votre réseau que permis attendent déjà ({ $most })
web-more-tables = Voir des tables plus anciennes
