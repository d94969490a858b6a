# Ce que fait, à chaque phase, un joueur de Deblockle.

deblockle-prompt-arrange = { $colour ->
    [0] Placez l’un des blocs de Doré sur une case marquée
   *[1] Placez l’un des blocs de Bleu sur une case marquée
}
deblockle-prompt-arrange-more = Tournez-le comme vous voulez : le symbole obtenu reste sur le dessus. Compliquez la tâche à l’adversaire !
deblockle-prompt-turn = Choisissez un de vos blocs et faites-le basculer sur la case voisine
deblockle-prompt-turn-more = Puis sautez comme le dit le symbole du dessus.
