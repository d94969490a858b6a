# Parties classées, et aide quand beaucoup en demandent.

help-crowded = beaucoup de personnes interrogent l’ordinateur en ce moment ; redemandez dans une minute
help-slow = l’ordinateur n’a pas pu répondre ; redemandez
help-while-rated = terminez d’abord votre partie classée : d’ici là, l’ordinateur ne vous aide pas
rated-clock = choisissez l’une des pendules prévues pour les parties classées

web-rated-account = Les parties classées sont réservées aux joueurs qui ont un compte.
web-rated-clock = Une partie classée se joue à la pendule. Partir ou dépasser son temps, c’est perdre.
web-rated-alone = Chacun réfléchit seul, sans l’aide de l’ordinateur ni de personne.
web-rated-short = Si quelqu’un abandonne avant le coup { $turns }, la victoire ne rapporte aucun point.
web-rated-often = Entre les deux mêmes joueurs, { $games ->
    [one] une partie compte
   *[other] { $games } parties comptent
} par jour.
web-rated-free = Les victoires par abandon, par départ ou au temps rapportent au plus { $points ->
    [one] { $points } point
   *[other] { $points } points
} par heure.
web-rated-not-now = Cette partie ne comptera pas : vous avez déjà assez joué l’un contre l’autre aujourd’hui.
web-clock-quick = 3 minutes + 2 secondes par coup
web-rating-limited = Tout n’a pas compté : les points gagnés autrement que sur le plateau, ou contre de nouveaux joueurs, sont limités.
web-rating-short = La partie était trop courte pour rapporter des points.
web-rating-frequent = La partie n’a pas compté : vous avez déjà assez joué l’un contre l’autre aujourd’hui.
web-rating-about = { $rating }, à { $spread } près
web-rating-provisional = provisoire
web-rating-measured = mesurée
web-queue-bot = Beaucoup de gens jouent contre l’ordinateur. Il est numéro { $place } dans la file, et sa pendule est arrêtée.
web-queue-help = Beaucoup de gens demandent conseil. Vous êtes numéro { $place } dans la file.
web-hurried-bot = Il y a foule : l’ordinateur a eu moins de temps que d’habitude pour réfléchir.
web-hurried-help = Il y a foule : l’ordinateur a eu moins de temps que d’habitude pour réfléchir.
