# Deblockle at the command line.

# Un nom propre : il s’écrit comme en anglais.
deblockle-side = { $colour ->
    [gold] Doré
   *[blue] Bleu
}, sortie en { $goal } · sortis du plateau : { $off }
deblockle-dice = dés :

# Une position qu’aucune partie ne peut atteindre.
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

not-solved = { $game } n’est pas résolu ; seul deblockle l’est, avec un bloc chacun
solve-what = indiquez soit --from avec une position, soit --totals
solve-over = cette partie est terminée ; donnez une position où quelqu’un doit jouer
solve-one-on-one = seules les positions en cours avec un bloc chacun sont résolues ; retirez les autres blocs
solve-building = Calcul de toutes les positions à un bloc chacun ; il ne se fait qu’une fois.
solve-won = { $side } doit jouer et gagne ; tours jusqu’à la fin : { $turns }
solve-lost = { $side } doit jouer et perd ; tours jusqu’à la fin : { $turns }
solve-drawn = { $side } doit jouer ; personne ne peut forcer le gain, la partie est nulle
solve-best = Le mieux : { $moves }
solve-positions = Positions : { $positions }
solve-wins = Gagnées par le camp qui joue : { $wins }
solve-losses = Perdues par le camp qui joue : { $losses }
solve-draws = Nulles : { $draws }
solve-longest = Tours du gain le plus long : { $turns }
solve-such-as = Par exemple : { $position }
typed-D2-leaves-at-once = Omettez la troisième case.
typed-D3-die-notation = Tapez die= et l’un des symboles S, P, C, X, L, H pour chaque bloc.
typed-D3-notation = Tapez le symbole du dessus, celui du nord, @ et une case, comme XL@c5.
typed-D5-notation = Tapez la case que quitte le bloc, celle où il bascule et celle où finit son saut, comme c3c4d4 ; sans saut, comme c3c4.
typed-D7-must-hop = Ajoutez cette case à la fin du coup.
typed-D7-stop = Omettez la troisième case.
