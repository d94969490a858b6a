# Jeu en ligne : noms, comptes, tables.

help-busy = attendez une réponse ou annulez une demande : l’ordinateur en étudie déjà { $most } pour vous
help-rated = redemandez quand la partie sera finie : il n’y a pas de conseils dans une partie classée
no-such-job = c’est déjà terminé
no-such-phrase = choisissez une des phrases de la liste
person-gone = Ancien joueur
