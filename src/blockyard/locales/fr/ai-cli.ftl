# Analysis, tournaments and engines at the command line.

no-kernel = { $game } n’a pas encore de noyau rapide ; comptez sans --fast

command-hint = conseil
help-hint = ce que l’ordinateur jouerait, et pourquoi

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
