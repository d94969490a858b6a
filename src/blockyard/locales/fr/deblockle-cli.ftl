# Deblockle at the command line.

# Un nom propre : il s’écrit comme en anglais.
deblockle-side = { $colour ->
    [gold] Doré
   *[blue] Bleu
}, sortie en { $goal } · sortis du plateau : { $off }
deblockle-dice = dés :

# Une position qu’aucune partie ne peut atteindre.
D1-nobody-left = aucun camp n’a plus de bloc, mais la partie finit dès que le premier a tout sorti ; remettez un bloc
D1-winner-moved-last = { $colour ->
    [gold] Doré
   *[blue] Bleu
} a sorti son dernier bloc, ce serait donc à l’autre camp de jouer ; changez le camp dont c’est le tour
D3-count = pendant la mise en place, { $colour ->
    [gold] Doré
   *[blue] Bleu
} a { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
} en tout, sur le plateau, parmi les dés ou à lancer, mais il y en a ici { $given } ; écrivez-en { $blocks }
D3-order = la mise en place suit un ordre : les dés de Doré, les dés de Bleu, puis les blocs d’un camp et enfin ceux de l’autre ; vérifiez ce qui a été lancé et posé
D3-whose-turn = à ce moment de la mise en place, { $turn ->
    [gold] c’est Doré qui pose un bloc
    [blue] c’est Bleu qui pose un bloc
   *[chance] c’est le hasard qui décide
} ; écrivez turn={ $turn }
D6-two-blocks = deux blocs sont écrits sur { $square } ; n’y gardez que l’un d’eux
D6-cannot-show-star = le bloc sur { $square } montre l’étoile, ce que seul peut faire un bloc qui n’a pas bougé ; posez-le sur une case de départ ({ $start }) ou tournez un autre symbole vers le haut
D8-on-star = il y a un bloc sur la case étoile { $square }, où aucun tour ne finit ; déplacez-le sur une autre case
D10-too-many = { $colour ->
    [gold] Doré
   *[blue] Bleu
} a commencé avec { $most ->
    [one] { $most } bloc
   *[other] { $most } blocs
} et en a davantage sur le plateau ; retirez-en
D11-touching = { $gold } et { $blue } sont côte à côte, ce que cette table exclut à la fin de chaque tour ; déplacez l’un des deux blocs
D12-too-quiet = le nombre de tours sans qu’un bloc sorte est { $quiet }, et il ne peut pas dépasser { $most } ici ; écrivez un nombre plus petit

not-solved = { $game } n’est pas résolu ; deblockle l’est, avec un bloc chacun
solve-what = indiquez soit --from avec une position, soit --totals
solve-over = cette partie est terminée ; donnez une position où quelqu’un doit jouer
solve-one-on-one = seules les positions en cours avec un bloc chacun sont résolues ; retirez les autres blocs
solve-building = Calcul de toutes les positions à un bloc chacun ; il est fait une fois et conservé.
solve-won = { $side } doit jouer et gagne ; tours jusqu’à la fin : { $turns }
solve-lost = { $side } doit jouer et perd ; tours jusqu’à la fin : { $turns }
solve-drawn = { $side } doit jouer ; personne ne peut forcer le gain, la partie est nulle
solve-best = Le mieux : { $moves }
solve-positions = Positions : { $positions }
solve-wins = Gagnées par le camp qui joue : { $wins }
solve-losses = Perdues par le camp qui joue : { $losses }
solve-draws = Nulles : { $draws }
solve-longest = Tours du gain le plus long : { $turns }
solve-such-as = Par exemple : { $position }
typed-D2-leaves-at-once = Ne mettez pas la troisième case.
typed-D3-die-notation = Tapez die= et l’un des symboles S, P, C, X, L, H pour chaque bloc.
typed-D3-notation = Tapez le symbole du dessus, celui du nord, @ et une case, comme XL@c5.
typed-D5-notation = Tapez la case que quitte le bloc, celle où il bascule et celle où finit son saut, comme c3c4d4 ; sans saut, comme c3c4.
typed-D7-must-hop = Ajoutez cette case à la fin du coup.
typed-D7-stop = Ne mettez pas la troisième case.
