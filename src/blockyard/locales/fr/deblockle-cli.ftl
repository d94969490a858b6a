# Deblockle at the command line.

# Un nom propre : il s’écrit comme en anglais.
deblockle-side = { $colour ->
    [gold] Doré
   *[blue] Bleu
}, sortie en { $goal } · sortis du plateau : { $off }
deblockle-dice = dés :

not-solved = choisissez deblockle avec un bloc chacun : { $game } n’est pas résolu
solve-what = indiquez soit --from avec une position, soit --totals
solve-over = donnez une position où quelqu’un doit jouer : cette partie est terminée
solve-one-on-one = retirez les autres blocs : seules les positions en cours avec un bloc chacun sont résolues
solve-building = Calcul de toutes les positions à un bloc chacun ; il ne se fait qu’une fois.
solve-won = { $side } doit jouer et gagne ; tours jusqu’à la fin : { $turns }
solve-lost = { $side } doit jouer et perd ; tours jusqu’à la fin : { $turns }
solve-drawn = { $side } doit jouer ; personne ne peut forcer le gain, la partie est nulle
solve-best = Le mieux : { $moves }
solve-positions = Positions qu’aucune règle n’exclut (toutes n’apparaissent pas en jeu) : { $positions }
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
