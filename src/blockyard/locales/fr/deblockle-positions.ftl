# Des positions qu’aucune partie ne peut atteindre.

D1-nobody-left = remettez un bloc : aucun camp n’en a plus, mais la partie finit dès que le premier a tout sorti
D1-winner-moved-last = changez le camp dont c’est le tour : { $colour ->
    [gold] Doré
   *[blue] Bleu
} a sorti son dernier bloc, et ce serait à l’autre camp de jouer
D3-count = changez le nombre de blocs : pendant la mise en place, { $colour ->
    [gold] Doré
   *[blue] Bleu
} en a { $blocks } en tout, sur le plateau, parmi les dés ou à lancer, mais il y en a ici { $given }
D3-order = vérifiez ce qui a été lancé et posé : la mise en place suit un ordre, les dés de Doré, les dés de Bleu, puis les blocs d’un camp et enfin ceux de l’autre
D3-whose-turn = écrivez turn={ $turn } : à ce moment de la mise en place, { $turn ->
    [gold] c’est à Doré de poser un bloc
    [blue] c’est à Bleu de poser un bloc
   *[chance] c’est au hasard de décider
}
D6-two-blocks = n’écrivez qu’un bloc sur { $square } : il y en a deux
D6-cannot-show-star = posez le bloc de { $square } sur une case de départ ({ $start }) ou mettez un autre symbole sur le dessus : seul un bloc qui n’a pas bougé peut montrer l’étoile
D8-on-star = déplacez le bloc de la case étoile { $square } sur une autre case : aucun tour ne finit là
D10-too-many = retirez des blocs : { $colour ->
    [gold] Doré
   *[blue] Bleu
} a commencé avec { $most ->
    [one] un seul bloc
   *[other] { $most } blocs
} et en a davantage sur le plateau
D11-touching = déplacez l’un des deux blocs : { $gold } et { $blue } sont côte à côte, ce que cette table interdit à la fin de chaque tour
D12-too-quiet = écrivez un nombre plus petit que { $quiet } : à cette table, le nombre de tours sans sortie de bloc ne dépasse pas { $most }
