# Les joueurs qui sont des programmes : leurs mots, et les raisons de leurs coups.

no-kernel = { $game } n’a pas encore de noyau rapide ; comptez sans --fast
no-such-level = il n’y a pas de niveau { $given } ; choisissez de { $first } à { $last }

play-hint = { $count ->
    [0] Vous pourriez jouer { $move }.
   *[other] Vous pourriez jouer { $move } : { $reasons }.
}

command-hint = conseil
help-hint = ce que l’ordinateur jouerait, et pourquoi

reason-wins = ce coup gagne tout de suite
reason-repeats-for-a-draw = la position revient pour la troisième fois, la partie est nulle
reason-uncovers-a-line = il découvre une ligne adverse complète et perd
reason-fits-nowhere = une fois levé, il n’entre nulle part, et la partie est perdue
reason-leaves-a-fourth = l’adversaire peut compléter une ligne au prochain tour
reason-leaves-a-third = l’adversaire peut compléter sa ligne de trois au prochain tour
reason-blocks-a-fourth = il bloque la quatrième case de la ligne adverse
reason-blocks-a-third = il bloque la troisième case de la ligne adverse
reason-covers-their-three = il recouvre l’un des trois gobblets adverses alignés
reason-covers-their-two = il recouvre l’un des deux gobblets adverses alignés
reason-makes-three = il en aligne trois
reason-makes-two = il en aligne deux
reason-makes-three-twice = il en aligne trois sur deux lignes à la fois
reason-makes-two-twice = il en aligne deux sur plusieurs lignes à la fois
reason-shows-their-gobblet = il libère un gobblet adverse
reason-gobbles = il gobe un gobblet adverse
reason-takes-the-middle = il tient le centre, où se croisent le plus de lignes

how-many-games = choisissez de 1 à { $most } parties, et au moins une ouverture
engine-does-not-start = le moteur ne démarre pas ; vérifiez la commande : { $command }
engine-refuses = le moteur ne fait pas « { $command } » et répond « { $answer } » ; vérifiez qu’il joue à ce jeu
not-a-contest = { $file } ne contient pas les parties d’un duel ; choisissez un autre fichier
another-contest = { $file } contient les parties d’un autre duel ; choisissez un autre fichier, ou les mêmes joueurs et la même graine
duel-result = { $first } contre { $second } : { $won } gagnées, { $drawn } nulles, { $lost } perdues, { $percent } %
duel-elo = Différence Elo, avec son intervalle à 95 % : { $elo }
duel-time = Secondes de réflexion par partie : { $first } et { $second }

nothing-to-analyse = personne n’a rien à décider ici ; choisissez une position où quelqu’un doit jouer
analyse-to-play = Trait à { $who } ; valeurs de -1 (perdu) à +1 (gagné) :
analyse-line = Meilleur jeu : { $line }
analyse-win = Gain prouvé en { $moves } coups.
analyse-loss = Perte prouvée en { $moves } coups.
analyse-effort = { $nodes } positions examinées en { $ms } ms.
analyse-better = mieux : { $move }
no-such-ply = l’enregistrement compte { $last } coups, pas { $given } ; choisissez un nombre de 0 à { $last }
