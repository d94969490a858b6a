# Les joueurs qui sont des programmes : leurs mots, et les raisons de leurs coups.

play-hint = { $count ->
    [0] Vous pourriez jouer { $move }.
   *[other] Vous pourriez jouer { $move } : { $reasons }.
}

reason-wins = ce coup gagne tout de suite
reason-repeats-for-a-draw = la position revient pour la troisième fois, la partie est nulle
