# La table : à qui de jouer, ses outils et la fin d’une partie.

web-you = Vous
web-turn-yours = À vous de jouer
web-turn = À jouer
web-opponents = Les autres joueurs
web-rest = Ce qu’il reste à { $who }
web-against = contre { $who }
web-more = Plus
web-say = Dire
web-move-by = { $who } :
web-notation = Afficher la notation
web-keys = Raccourcis clavier
web-claim-soon = { $who } : connexion perdue. Victoire à réclamer dans { $time }.
web-gone = { $who } n’est plus là.
web-series = vous et { $who }
web-wants-rematch = { $who } aimerait rejouer.
web-rematch-first = { $who } jouerait en premier ({ $colour }).
web-rematch-first-you = Vous joueriez en premier ({ $colour }).
web-awaits-rematch = En attente de la réponse de { $who }…
web-not-now = Pas maintenant
web-declined-rematch = { $who } ne peut pas rejouer maintenant.
web-invite-again = Réinviter { $who }
web-invited-again = { $who } a quitté la table. Votre invitation attend ici.
web-agree-draw = S’accorder sur la nulle
web-agree-draw-sure = Tout le monde est d’accord ?
web-declined-draw = { $who } préfère continuer.
web-declined-take-back = { $who } a refusé : le coup reste joué.
web-you-win-by = { $points ->
    [one] Vous gagnez d’un point
   *[other] Vous gagnez de { $points } points
}
web-you-lose-by = { $points ->
    [one] Vous perdez d’un point
   *[other] Vous perdez de { $points } points
}
web-wins = { $count ->
    [one] { $who } gagne
   *[other] { $who } gagnent ensemble
}
web-turning = Coups décisifs
web-ahead = votre avantage ↑
web-turning-point = { $number } · { $who } : { $mark ->
    [inaccuracy] pas tout à fait
    [mistake] erreur
   *[blunder] grosse erreur
}
web-harder = Plus fort : niveau { $level }
web-easier = Plus facile : niveau { $level }
web-new-game = Nouvelle partie
web-back-to-now = Revenir à la partie
web-at-move = La position après le coup { $number }
web-legend = Symboles
web-key-arrows = se déplacer sur le plateau
web-key-enter = choisir ou poser
web-key-escape = lâcher
web-key-rotate = tourner la pièce
web-key-rotate-back = la tourner dans l’autre sens
web-key-flip = retourner la pièce
web-key-next = prendre la pièce suivante
web-key-previous = prendre la pièce précédente
web-key-tab = aller à la partie suivante de la table
web-key-help = afficher cette liste
