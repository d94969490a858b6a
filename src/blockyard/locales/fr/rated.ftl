# Parties classées, et aide quand beaucoup en demandent.

help-crowded = beaucoup de personnes interrogent l’ordinateur en ce moment ; redemandez dans une minute
help-slow = l’ordinateur n’a pas pu répondre ; redemandez
help-while-rated = terminez d’abord votre partie classée ; d’ici là, l’ordinateur ne vous aide pas
rated-clock = choisissez une des pendules des parties classées

web-rated-terms = Parties classées
web-rated-account = Les parties classées sont pour les joueurs qui ont un compte.
web-rated-make-account = Créer un compte
web-rated-clock = Une partie classée se joue à la pendule. Qui part ou dépasse son temps perd.
web-rated-alone = Chacun réfléchit seul : sans l’aide de l’ordinateur ni d’une autre personne.
web-rated-short = Si quelqu’un abandonne avant le coup { $turns }, le gagnant ne reçoit aucun point.
web-rated-often = Parties classées par jour entre les deux mêmes joueurs : { $games } au plus.
web-rated-free = Points par heure pour les victoires par abandon, par départ ou au temps : { $points } au plus.
web-rated-not-now = Cette partie ne comptera pas : vous avez assez joué ensemble aujourd’hui.
web-clock-quick = 3 minutes + 2 secondes par coup
web-rating-gain = Classement : { $rating } ({ $gain })
web-rating-limited = Tout n’a pas compté : les points des parties qui n’ont pas été gagnées sur le plateau, ou contre de nouveaux joueurs, sont limités.
web-rating-short = La partie a été trop courte pour rapporter des points.
web-rating-frequent = La partie n’a pas compté : vous avez assez joué ensemble aujourd’hui.
web-rating-about = { $rating }, à { $spread } près
web-rating-provisional = provisoire
web-rating-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
web-rating-measured = mesuré
web-queue-bot = Beaucoup jouent contre l’ordinateur. Il est numéro { $place } dans la file, et sa pendule est arrêtée.
web-queue-help = Beaucoup demandent. Vous êtes numéro { $place } dans la file.
web-hurried-bot = Beaucoup jouent : l’ordinateur a eu moins de temps que d’habitude pour réfléchir.
web-hurried-help = Beaucoup demandent : l’ordinateur a eu moins de temps que d’habitude pour réfléchir.
