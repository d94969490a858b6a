# Parties classées, et aide quand beaucoup en demandent.

help-crowded = redemandez dans une minute : beaucoup de personnes interrogent l’ordinateur en ce moment
help-slow = redemandez : l’ordinateur n’a pas pu répondre
help-while-rated = terminez d’abord votre partie classée : d’ici là, l’ordinateur ne vous aide pas
rated-clock = choisissez l’une des pendules prévues pour les parties classées

web-rated-not-now = Cette partie ne comptera pas : vous avez déjà assez joué l’un contre l’autre aujourd’hui.
web-clock-quick = 3 minutes + 2 secondes par coup
web-rating-limited = Tout n’a pas compté : les points gagnés contre d’autres joueurs, ou autrement que sur le plateau, sont limités.
web-rating-short = La partie était trop courte pour rapporter des points.
web-rating-frequent = La partie n’a pas compté : vous avez déjà assez joué l’un contre l’autre aujourd’hui.
web-rating-about = { $rating }, à { $spread } près
web-rating-provisional = provisoire
web-rating-measured = mesurée
web-queue-bot = Beaucoup de gens jouent contre l’ordinateur. Il est numéro { $place } dans la file, et sa pendule est arrêtée.
web-queue-help = Beaucoup de gens demandent conseil. Vous êtes numéro { $place } dans la file.
web-hurried-bot = Il y a foule : l’ordinateur a eu moins de temps que d’habitude pour réfléchir.
web-hurried-help = Il y a foule : l’ordinateur a eu moins de temps que d’habitude pour réfléchir.
