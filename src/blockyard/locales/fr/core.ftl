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

event-M1 = { $who } abandonne.
event-M2 = { $who } n’a plus de temps.
event-M3 = { $who } a quitté la partie.

result-won = { $count ->
    [one] { $who } gagne. { $title } ({ $clause }).
   *[other] { $who } gagnent ensemble. { $title } ({ $clause }).
}
result-draw = Partie nulle. { $title } ({ $clause }).
result-none = Sans résultat. { $title } ({ $clause }).

game-over = cette partie est finie ; commencez-en une autre ou revoyez les coups
match-over = cette partie est finie ; commencez-en une autre ou revoyez les coups
stale = cela valait pour le coup { $ply }, et la partie en est au coup { $now } ; regardez de nouveau le plateau
no-hands-here = le geste de la main ne compte pas dans ce jeu ; envoyez le coup seul
not-your-turn = ce n’est pas encore votre tour ; votre coup peut attendre
not-in-the-game = cette place n’est plus dans la partie ; vous pouvez continuer à regarder
already-begun = la partie a commencé et ne peut plus être annulée ; abandonnez ou proposez la nulle
too-late-to-abandon = quelqu’un a déjà joué deux fois, la partie compte donc ; abandonnez ou proposez la nulle
nothing-to-take-back = vous n’avez encore aucun coup à reprendre
nothing-revealed-goes-back = quelque chose a été révélé depuis, et ce qui est vu ne peut plus être caché ; continuez à partir d’ici
answer-first = il y a une proposition sur la table ; acceptez-la ou refusez-la d’abord
nothing-on-offer = aucune proposition n’est sur la table ; faites-en une vous-même

our-ruling = notre choix :
