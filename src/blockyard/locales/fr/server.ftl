# Jeu en ligne : noms, comptes, tables.

help-busy = attendez une réponse ou annulez une demande : l’ordinateur en étudie déjà { $most } pour vous
help-rated = pas de conseils dans une partie classée ; redemandez quand elle sera finie
help-crowded = beaucoup de personnes interrogent l’ordinateur en ce moment ; redemandez dans une minute
help-slow = l’ordinateur n’a pas pu répondre ; redemandez
no-such-job = c’est déjà terminé
no-such-phrase = choisissez une des phrases de la liste
person-gone = Ancien joueur
