# Les cours en ligne de commande.

usage-learn = Apprendre un jeu par quelques petits exercices.
learn-heading = Exercice { $number } sur { $all }
learn-prompt = Votre coup (ou montrer, passer, quitter) :
learn-example = Tapez par exemple : { $move }
learn-finished = C’était tout le cours. Jouez maintenant une partie : { $command }
learn-command-show = montrer
learn-command-skip = passer
learn-command-quit = quitter
no-course = choisissez un autre jeu : { $game } n’a pas encore de cours
