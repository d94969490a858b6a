# Profils et recherche de parties terminées.

private-profile = consultez la page d’un autre joueur : celui-ci garde ses résultats et ses parties pour lui
no-opening = ajoutez un coup ou laissez l’ouverture de côté : après ces coups, ce n’est le tour de personne
web-profile-won = Victoires
web-profile-drawn = Nulles
web-profile-lost = Défaites
web-profile-streak = { $days ->
    [0] Pas encore de série
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
web-profile-best = Record : { $days }
web-profile-days = Les douze dernières semaines : jours avec une partie ou un problème
web-profile-weeks-ago = il y a 12 semaines
web-profile-today = aujourd’hui
web-profile-history = Évolution de la cote
web-profile-best-rating = record : { $rating }
web-profile-table = Sous forme de tableau
web-profile-date = Date
web-profile-results = Résultats
web-profile-won-of = { $won } sur { $games }
web-profile-accuracy = Précision
web-profile-accuracy-mean = Moyenne des dernières parties analysées : { $percent } %
web-profile-accuracy-of = { $game }, { $date } : { $percent } %
web-profile-learnt = Problèmes et cours
web-profile-puzzles = Cote aux problèmes
web-profile-tries = Problèmes tentés
web-profile-in-a-row = Meilleure série
web-profile-tasks = { $solved } sur { $tasks }
web-profile-private = Profil privé
web-profile-private-more = Personne d’autre ne voit vos cotes, vos résultats ni vos parties. Les parties publiques restent publiques.
web-profile-closed = Ce joueur garde ses résultats et ses parties pour lui.
web-search-public = Parties publiques
web-search-found = Parties
web-search-player = Joueur
web-search-opponent = Adversaire
web-search-game = Jeu
web-search-go = Chercher
web-search-more = Plus de filtres
web-search-moves = Premiers coups
web-search-shortest = Coups au minimum
web-search-longest = Coups au maximum
web-search-since = Du
web-search-until = Au
web-search-result = Résultat
web-search-any = Tout
web-search-won = Victoires
web-search-drawn = Nulles
web-search-lost = Défaites
web-search-people = Avec des joueurs
web-search-reviewed = Analysées
web-search-none = Aucune partie trouvée.
web-search-range = { $first }–{ $last } sur { $total }
web-search-previous = Page précédente
web-search-next = Page suivante
web-search-moves-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
web-search-accuracy = Précision : { $percent } %
web-search-download = Tout télécharger
