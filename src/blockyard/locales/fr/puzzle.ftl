# Les problèmes : leur page, leurs thèmes et ce que chacun demande.

web-puzzles = Problèmes
web-puzzle-of-the-day = Problème du jour
puzzle-theme-win-1 = Gagner tout de suite
puzzle-theme-win-2 = Gagner en 2
puzzle-theme-win-3 = Gagner en 3
puzzle-theme-escape = S’échapper
puzzle-theme-only-move = Le seul coup
puzzle-theme-winning-placement = La pièce gagnante
puzzle-theme-last-squares = Dernières cases
puzzle-theme-shut-out = Fermer la porte
puzzle-theme-block = Prendre le coin
puzzle-theme-slip-past = Se faufiler
puzzle-theme-open-corners = Ouvrir des coins
puzzle-theme-best-placement = La meilleure pose
puzzle-theme-all = Tous les thèmes
puzzle-goal-win-1 = Gagnez avec ce coup.
puzzle-goal-win-2 = Gagnez en deux tours.
puzzle-goal-win-3 = Gagnez en trois tours.
puzzle-goal-escape = L’adversaire est sur le point de gagner : trouvez la seule issue.
puzzle-goal-only-move = Tous les coups perdent sauf un : trouvez-le.
puzzle-goal-winning-placement = Une seule pose gagne : trouvez-la.
puzzle-goal-last-squares = Tirez le meilleur parti des dernières cases.
puzzle-goal-shut-out = Ne laissez plus de place à une autre couleur.
puzzle-goal-block = Prenez le coin dont l’adversaire a besoin.
puzzle-goal-slip-past = Faufilez-vous derrière l’adversaire.
puzzle-goal-open-corners = Ouvrez de nouveaux coins.
puzzle-goal-best-placement = Trouvez la meilleure pose.
puzzle-to-move = À jouer : { $side }. { $goal }
puzzle-wrong = Pas tout à fait. Essayez un autre coup.
puzzle-right = Juste jusqu’ici. Continuez !
puzzle-solved = Exact !
puzzle-shown = Voici la solution.
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-hint = Conseil
puzzle-show = Voir la solution
puzzle-analyse = Analyser
puzzle-rating = Votre cote aux problèmes
puzzle-rated-once = Votre cote change une seule fois, au premier essai. Un conseil réduit le changement de moitié.
puzzle-already-rated = Déjà résolu : votre cote reste la même.
puzzle-hardness = Cote du problème : { $rating }
puzzle-days = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
puzzle-days-none = Un problème par jour, et la tour grandit.
puzzle-streak = Résolus de suite : { $streak }
puzzle-streak-best = Record : { $best }
no-such-puzzle = choisissez un autre problème : aucun ne s’appelle « { $given } »
no-such-theme = choisissez un de ces thèmes, { $themes } : aucun ne s’appelle « { $given } »
no-puzzles = choisissez un autre jeu : { $game } n’a pas encore de problèmes
