# Le serveur : tables, joueurs et démarrage.

no-such-table = vérifiez le lien ou ouvrez une autre table : celle-ci n’existe pas
not-signed-in = rouvrez la page d’accueil : vous n’êtes pas encore connecté
foreign-origin = ouvrez Blockyard lui-même : cette demande vient de la page d’un autre site
malformed = rechargez la page : ce message est illisible
too-fast = réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} : cela fait beaucoup d’un coup
too-many-tables = fermez d’abord une table : vous pouvez en suivre { $most } à la fois
open-first = ouvrez d’abord cette table
not-your-seat = regardez la partie ou prenez une place libre : un autre joueur est assis là
table-waiting = patience : la partie commence quand toutes les places sont prises
table-over = ouvrez une autre table : celle-ci a été fermée
table-busy = réessayez : la table vient de changer
out-of-time = votre temps est écoulé
nobody-gone = attendez un peu : personne n’est parti depuis assez longtemps
rematch-later = redemandez à la fin : la partie est encore en cours
rematch-there = suivez le lien vers la nouvelle table : vous rejouez déjà
no-such-film = regardez le plateau : il n’y a pas d’enregistrement de ce coup
disk-trouble = réessayez dans un instant : impossible d’enregistrer, et rien n’a changé
machine-slow = l’ordinateur n’a pas répondu ; on lui redemande
server-trouble = réessayez : une erreur s’est produite chez nous, et elle est consignée
