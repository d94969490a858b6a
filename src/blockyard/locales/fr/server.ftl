# Jeu en ligne : noms, comptes, tables.

help-busy = l’ordinateur réfléchit déjà à { $most } choses pour vous ; attendez-en une ou annulez-la
help-rated = dans une partie classée, chacun réfléchit seul ; demandez de l’aide après la fin
help-crowded = beaucoup de personnes interrogent l’ordinateur en ce moment ; redemandez dans une minute
help-slow = l’ordinateur n’a pas pu répondre ; redemandez
no-such-job = ce travail est terminé
no-such-phrase = choisissez une des phrases de la liste
person-gone = Quelqu’un qui est parti
