## Around the text of the rules pages.

our-estimate = notre estimation :
rules-title = { $title } : règles
rules-contents = Sur cette page
rules-right = Permis
rules-wrong = Interdit
rules-loses = Permis, mais on perd
rules-play = Voir le coup
rules-again = Revoir
rules-clause = Règle { $clause }
rules-print = Imprimer l’aide-mémoire
rules-every-game = Pour tous les jeux : abandon, temps, nulle
rules-page = Ouvrir la page
