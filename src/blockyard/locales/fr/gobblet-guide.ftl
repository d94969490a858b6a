# Ce que fait, à chaque phase, un joueur de Gobblet.

gobblet-prompt-first = { $line ->
    [3] Posez un de vos gobblets sur une case
   *[4] Posez un gobblet d’une de vos piles sur une case
}
gobblet-prompt-first-more = { $line ->
    [3] Trois des vôtres alignés : c’est gagné.
   *[4] Quatre des vôtres alignés : c’est gagné.
}
gobblet-prompt-enter = { $line ->
    [3] Posez un de vos gobblets sur le plateau
   *[4] Posez un gobblet d’une de vos piles sur une case vide
}
gobblet-prompt-enter-more = { $line ->
    [3] Un grand gobblet peut en couvrir un plus petit, à qui qu’il soit.
   *[4] Une fois sur le plateau, il peut se déplacer et couvrir tout gobblet plus petit.
}
gobblet-prompt-turn = Posez un nouveau gobblet ou déplacez l’un des vôtres
gobblet-prompt-turn-more = { $line ->
    [3] Le grand couvre le petit. Trois des vôtres alignés : c’est gagné.
   *[4] Le grand couvre le petit. Quatre des vôtres alignés : c’est gagné.
}
gobblet-prompt-move = Déplacez l’un de vos gobblets
gobblet-prompt-move-more = Il peut aller sur toute case vide ou occupée par un plus petit.
gobblet-prompt-held = Posez le gobblet que vous avez touché
gobblet-prompt-held-more = À cette table, gobblet touché, gobblet joué.
