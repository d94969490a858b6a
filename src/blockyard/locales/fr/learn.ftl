# Cours : les pages où l’on apprend un jeu, tâche après tâche.

web-courses = Cours
web-courses-how = Quelques petits exercices sur le vrai plateau, puis une partie entière. Chaque cours dure environ deux minutes.
web-course-progress = Exercices : { $done } sur { $all }
web-course-begin = Commencer le cours
web-course-resume = Continuer
web-course-again = Recommencer
learn-watch = Regardez
learn-your-turn = À vous de jouer
learn-try = Essayer
learn-replay = Revoir
learn-next = Suivant
learn-skip = Passer
learn-leave = Enregistrer et quitter
learn-hand = Regardez la main, puis essayez
learn-task = Exercice { $number }
learn-task-done = Exercice { $number }, réussi
learn-game = Une partie entière
learn-game-more = Jouez maintenant une partie entière contre un adversaire facile : { $name }.
learn-game-start = Commencer la partie
no-such-task = choisissez un exercice de ce cours : aucun ne s’appelle « { $given } »
