# La partie, les enregistrements, les options : ce qui vaut pour tous les jeux.

list-comma = { ", " }
sentence = { $text }.
by-rule = { $title } ({ $clause }) : { $why }.
chance = le hasard

clause-M1 = Abandon
clause-M2 = Temps écoulé
clause-M3 = Départ
clause-M4 = Nulle d’un commun accord
clause-M5 = Partie délaissée
clause-M6 = Partie annulée

event-M1 = { $who } abandonne.
event-M2 = { $who } n’a plus de temps.
event-M3 = { $who } est parti.

result-won = { $count ->
    [one] { $who } gagne. { $title } ({ $clause }).
   *[other] { $who } gagnent ensemble. { $title } ({ $clause }).
}
result-draw = Partie nulle. { $title } ({ $clause }).
result-none = Sans résultat. { $title } ({ $clause }).
result-points = { $who } : { $points }

game-over = cette partie est finie ; commencez-en une autre ou revoyez les coups
match-over = cette partie est finie ; commencez-en une autre ou revoyez les coups
stale = c’était pour le coup { $ply }, et la partie en est au coup { $now } ; regardez de nouveau le plateau
not-your-turn = ce n’est pas encore à vous ; votre coup peut attendre
not-in-the-game = cette place n’est plus dans la partie ; on peut continuer à regarder
already-begun = la partie a commencé et ne peut plus être annulée ; abandonnez ou proposez la nulle
too-late-to-abandon = quelqu’un a déjà joué deux fois, la partie compte donc ; abandonnez ou proposez la nulle
nothing-to-take-back = vous n’avez encore aucun coup à reprendre
nothing-revealed-goes-back = quelque chose a été révélé depuis, et ce qui est vu ne peut plus être caché ; continuez d’ici
answer-first = il y a une proposition sur la table ; acceptez ou refusez d’abord
nothing-on-offer = il n’y a rien de proposé ; faites votre propre proposition

no-such-game = il n’y a pas de jeu appelé { $given } ; choisissez parmi : { $games }
no-such-option = ce jeu n’a pas d’option { $option } ; il a : { $options }
no-such-value = l’option { $option } ne peut pas valoir { $given } ; choisissez parmi : { $values }
no-such-seats = ce jeu ne se joue pas à { $given } ; choisissez { $seats }
no-such-clause = il n’y a pas d’article { $given } ici ; choisissez parmi : { $clauses }
not-a-position = ce n’est pas une position de ce jeu ; le début s’écrit : { $example }

record-at-line = Ligne { $line } : { $why }
record-first-line = un enregistrement commence par la ligne « { $expected } » ; vérifiez que c’est le bon fichier
record-empty = le fichier est vide ; un enregistrement commence par la ligne « { $expected } »
record-format = « { $given } » est un format que cette version ne connaît pas ; elle lit le format { $format }
record-long-line = la ligne dépasse { $longest } caractères ; vérifiez que c’est le bon fichier
record-not-text = la ligne n’est pas du texte en UTF-8 ; vérifiez que c’est le bon fichier
record-header = « { $given } » n’est pas une ligne d’en-tête ; on connaît game, seats, option, player, start, result et moves
record-twice = « { $given } » est donné deux fois ; n’en gardez qu’un
record-missing = il manque la ligne « { $key } » dans l’en-tête ; ajoutez-la avant les coups
record-number = « { $given } » n’est pas un nombre pour { $key } ; écrivez-le en chiffres
record-player = il n’y a pas de place { $given } à une table de { $seats } ; les places se comptent à partir de 0
record-result = l’en-tête dit « { $given } », mais les coups finissent par « { $played } » ; corrigez l’un des deux
record-after-end = la partie est finie avant cette ligne ; retirez la suite
record-line = « { $given } » est inconnu ; après ! viennent M1, M2 ou M3 avec une place, ou bien M4, M5 ou M6 seuls

our-ruling = notre choix :
