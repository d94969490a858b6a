# Les cours de Blokus : que faire, ce qu’on a appris, et pourquoi un autre coup ne va pas.

learn-blokus-duo-start = Choisissez une pièce et couvrez un point de départ
learn-blokus-duo-start-done = La première pièce de chacun couvre un point de départ.
learn-blokus-duo-start-wrong = Posez la pièce pour qu’elle couvre l’une des deux cases marquées.
learn-blokus-duo-corner = Couvrez la case marquée : vos pièces se touchent par les coins, jamais par les côtés
learn-blokus-duo-corner-done = Coin contre coin ! C’est ainsi que votre couleur grandit.
learn-blokus-duo-corner-wrong = C’est permis, mais la case marquée est encore libre. Couvrez-la.
learn-blokus-duo-turn = Tournez et retournez une pièce pour couvrir les quatre cases marquées
learn-blokus-duo-turn-done = Chaque pièce peut être tournée et retournée à volonté.
learn-blokus-duo-turn-wrong = Cherchez une pièce de cette forme : un L de quatre cases.
learn-blokus-duo-slip = Violet vous barre la route : faufilez-vous et couvrez la case marquée
learn-blokus-duo-slip-done = Vous pouvez toucher Violet comme vous voulez. Seuls vos propres côtés ne doivent pas se toucher.
learn-blokus-duo-slip-wrong = Partez d’un de vos coins et allez jusqu’à la case marquée.
learn-blokus-duo-large = Les grandes pièces d’abord : posez-en une de cinq cases
learn-blokus-duo-large-done = Bien. Les petites pièces trouvent presque toujours une place plus tard ; pas les grandes.
learn-blokus-duo-large-wrong = Celle-là est petite. Gardez-la pour plus tard et prenez une pièce de cinq cases.
learn-blokus-duo-last = Il reste deux pièces : posez la pièce d’une case en dernier, pour le bonus
learn-blokus-duo-last-done = Toutes les pièces sont posées, la pièce d’une case en dernier : 20 points.
learn-blokus-duo-last-wrong = Posez d’abord l’autre pièce. La pièce d’une case rapporte plus quand elle vient en dernier.

learn-blokus-classic-start = Bleu commence dans un coin du plateau : couvrez-le
learn-blokus-classic-start-done = Chaque couleur commence dans son propre coin.
learn-blokus-classic-start-wrong = Posez la pièce pour qu’elle couvre le coin marqué.
learn-blokus-classic-centre = Allez vers le centre : couvrez la case marquée, en touchant par un coin
learn-blokus-classic-centre-done = C’est au centre qu’il y a de la place. Allez-y tôt.
learn-blokus-classic-centre-wrong = C’est permis, mais la case marquée est encore libre. Allez jusqu’à elle.
learn-blokus-classic-slip = Faufilez-vous à côté de Jaune : couvrez la case marquée
learn-blokus-classic-slip-done = Vous pouvez toucher les autres couleurs par un côté, jamais la vôtre.
learn-blokus-classic-slip-wrong = Partez de votre coin le plus proche de Jaune et allez jusqu’à la case marquée.
learn-blokus-classic-colours = À deux joueurs, vous avez deux couleurs : posez Bleu, puis Rouge
learn-blokus-classic-colours-done = Bleu et Rouge sont tous deux à vous, et jouent à tour de rôle.
learn-blokus-classic-colours-wrong = Chaque couleur commence dans son coin.
learn-blokus-classic-large = Les grandes pièces d’abord : posez-en une de cinq cases
learn-blokus-classic-large-done = Bien. Les petites pièces trouvent presque toujours une place plus tard ; pas les grandes.
learn-blokus-classic-large-wrong = Celle-là est petite. Gardez-la pour plus tard et prenez une pièce de cinq cases.
