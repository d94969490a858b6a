# Analysis, tournaments and engines at the command line.

no-kernel = { $game } n’a pas encore de noyau rapide ; comptez sans --fast

command-hint = conseil
help-hint = ce que l’ordinateur jouerait, et pourquoi

how-many-games = choisissez un nombre de parties de 1 à { $most }, et au moins une ouverture
engine-does-not-start = le moteur ne démarre pas ; vérifiez la commande : { $command }
engine-refuses = le moteur refuse « { $command } » et répond « { $answer } » ; vérifiez qu’il joue à ce jeu
not-a-contest = { $file } ne contient pas les parties d’un duel ; choisissez un autre fichier
another-contest = { $file } contient les parties d’un autre duel ; choisissez un autre fichier, ou les mêmes joueurs et la même graine
duel-result = { $first } contre { $second } : gagnées { $won }, nulles { $drawn }, perdues { $lost }, { $percent } %
duel-elo = Écart Elo, avec son intervalle à 95 % : { $elo }
duel-time = Temps de réflexion par partie, en secondes : { $first } et { $second }

nothing-to-analyse = il n’y a rien à décider ici ; choisissez une position où quelqu’un doit jouer
analyse-to-play = Trait à { $who } ; valeurs de -1 (perdu) à +1 (gagné) :
analyse-line = Meilleure suite : { $line }
analyse-win = Gain prouvé en { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
analyse-loss = Perte prouvée en { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
analyse-effort = Positions examinées : { $nodes }, en { $ms } ms.
analyse-better = mieux : { $move }
no-such-ply = l’enregistrement n’a pas de coup { $given } ; choisissez un nombre de 0 à { $last }
analyse-no-moves = Personne n’a encore joué dans cette partie.
play-hint = { $count ->
    [0] Vous pourriez jouer { $move }.
   *[other] Vous pourriez jouer { $move } : { $reasons }.
}
