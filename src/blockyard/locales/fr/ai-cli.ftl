# Analysis, tournaments and engines at the command line.

no-kernel = comptez sans --fast : { $game } n’a pas encore de noyau rapide
no-book = choisissez un autre jeu : { $game } commence par des dés, ou n’a pas de moteur pour créer un livre d’ouvertures

command-hint = conseil
help-hint = ce que l’ordinateur jouerait, et pourquoi

how-many-games = choisissez un nombre de parties de 1 à { $most }, et au moins une ouverture
engine-does-not-start = vérifiez la commande { $command } : le moteur ne démarre pas
engine-refuses = vérifiez que le moteur joue à ce jeu : il refuse « { $command } » et répond « { $answer } »
not-a-contest = choisissez un autre fichier : { $file } ne contient pas les parties d’un duel
another-contest = choisissez un autre fichier, ou les mêmes joueurs et la même graine : { $file } contient les parties d’un autre duel
duel-result = { $first } contre { $second } : gagnées { $won }, nulles { $drawn }, perdues { $lost }, { $percent } %
duel-elo = Écart Elo, avec son intervalle à 95 % : { $elo }
duel-time = Temps de réflexion par partie, en secondes : { $first } et { $second }
evaluate-rating = Cote Elo, avec son intervalle à 95 % : { $rating }
no-such-agent = vérifiez le nom : il n’y a pas de fichier Python { $file }
no-agent-in-file = écrivez une fonction « choose » ou « act » dans { $file } : il ne contient pas encore d’agent
evaluate-unrated = choisissez un autre jeu : les niveaux de { $game } n’ont pas encore de cote
evaluate-levels = choisissez des niveaux de 1 à { $last }, par exemple 1,3,5 : « { $given } » n’est pas une liste de niveaux
no-encoding = écrivez plutôt une fonction « choose » : les coups de { $game } n’ont pas de numéros

nothing-to-analyse = choisissez une position où quelqu’un doit jouer : il n’y a rien à décider ici
analyse-to-play = À { $who } de jouer ; valeurs de -1 (perdu) à +1 (gagné) :
analyse-line = Meilleure suite : { $line }
analyse-win = Gain prouvé en { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
analyse-loss = Perte prouvée en { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
analyse-proven = prouvé
analyse-exact = Cette valeur est prouvée.
analyse-effort = Positions examinées : { $nodes }, en { $ms } ms.
analyse-better = mieux : { $move }
analyse-accuracy = Précision : { $players }
analyse-accuracy-of = { $who } { $percent } %
analyse-lesson = Coup { $number }, { $who } : trouvez mieux que { $move }.
analyse-retry-good = Bien trouvé : ce coup est meilleur.
analyse-retry-weak = Ce coup vaut moins. Essayez-en un autre.
no-such-ply = choisissez un nombre de 0 à { $last } : l’enregistrement n’a pas de coup { $given }
analyse-no-moves = Personne n’a encore joué dans cette partie.
play-hint = { $count ->
    [0] Vous pourriez jouer { $move } ({ $told }).
   *[other] Vous pourriez jouer { $move } ({ $told }) : { $reasons }.
}
dataset-done = Parties : { $games }. Coups : { $moves }. Enregistrés dans { $file }.
dataset-exists = choisissez un autre fichier : { $file } existe déjà
analyse-all-done = { $games ->
    [one] { $games } partie analysée se trouve dans { $file }.
   *[other] { $games } parties analysées se trouvent dans { $file }.
 }
