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
rules-print = Imprimer l’essentiel
rules-every-game = Pour tous les jeux : abandon, temps, nulle
rules-page = Ouvrir la page
rules-quiz-right = Exact !
rules-quiz-wrong = Pas tout à fait : essayez encore.
rules-quiz-read = Relire la règle
rules-quiz-score = Bonnes réponses du premier coup : { $right } sur { $all }
rules-quiz-again = Recommencer
