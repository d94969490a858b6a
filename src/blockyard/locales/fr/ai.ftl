# Les joueurs qui sont des programmes : leurs mots, et les raisons de leurs coups.

no-kernel = { $game } n’a pas encore de noyau rapide ; comptez sans --fast
