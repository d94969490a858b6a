# La partie, les enregistrements, les options : ce qui vaut pour tous les jeux.

list-comma = { ", " }
sentence = { $text }.
chance = le hasard

clause-M1 = Abandon
clause-M2 = Temps écoulé
clause-M3 = Partie quittée
clause-M4 = Nulle d’un commun accord
clause-M5 = Partie interrompue
clause-M6 = Partie annulée
clause-M7 = Partie trop longue

event-M1 = { $who } abandonne.
event-M2 = { $who } n’a plus de temps.
event-M3 = { $who } a quitté la partie.

result-won = { $count ->
    [one] { $who } gagne. { $title } ({ $clause }).
   *[other] { $who } gagnent ensemble. { $title } ({ $clause }).
}
result-draw = Partie nulle. { $title } ({ $clause }).
result-none = Sans résultat. { $title } ({ $clause }).

# Ce que la partie refuse.
game-over = commencez une autre partie ou revoyez les coups : celle-ci est finie
match-over = commencez une autre partie ou revoyez les coups : celle-ci est finie
stale = regardez de nouveau le plateau : c’était prévu pour le coup { $ply }, et la partie en est au coup { $now }
no-hands-here = envoyez le coup seul : ce jeu ne tient pas compte du geste de la main
pick-up-again = reprenez-le en main : le serveur ne regardait plus, et rien n’a changé
nothing-to-pick-up = choisissez d’abord ce que vous posez : il n’y a encore rien à prendre
not-your-turn = attendez un instant : ce n’est pas encore votre tour
not-in-the-game = vous pouvez continuer à regarder : ce joueur n’est plus dans la partie
already-begun = abandonnez ou proposez la nulle : la partie a commencé et ne peut plus être annulée
too-late-to-abandon = abandonnez ou proposez la nulle : un joueur a déjà joué deux tours, et la partie compte
not-too-long = continuez à jouer : une partie ne devient nulle d’elle-même que si elle est très longue
nothing-to-take-back = jouez d’abord un coup : vous n’en avez encore aucun à reprendre
nothing-revealed-goes-back = continuez à partir d’ici : quelque chose a été révélé depuis, et ce qui est vu est vu
answer-first = répondez d’abord à la proposition : acceptez-la ou refusez-la
nothing-on-offer = faites vous-même une proposition : il n’y en a aucune pour le moment

our-ruling = notre choix :
