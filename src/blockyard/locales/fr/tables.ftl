# Le serveur : tables, joueurs et démarrage.

no-such-table = cette table n’existe pas ; vérifiez le lien ou ouvrez une autre table
not-signed-in = vous n’êtes pas encore connecté ; rouvrez la page d’accueil
foreign-origin = cette demande vient de la page d’un autre site ; ouvrez Blockyard lui-même
malformed = ce message est illisible ; rechargez la page
too-fast = réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} : cela fait beaucoup d’un coup
too-many-tables = fermez d’abord une table : vous pouvez en suivre { $most } à la fois
open-first = ouvrez d’abord cette table
not-your-seat = regardez la partie ou prenez une place libre : un autre joueur est assis là
table-waiting = patience : la partie commence quand toutes les places sont prises
table-over = cette table a été fermée ; ouvrez-en une autre
table-busy = la table vient de changer ; réessayez
out-of-time = votre temps est écoulé
nobody-gone = personne n’est parti depuis assez longtemps ; attendez un peu
rematch-later = la partie n’est pas finie ; redemandez à la fin
rematch-there = vous rejouez déjà ; suivez le lien vers la nouvelle table
no-such-film = il n’y a pas de film de ce coup ; regardez le plateau
disk-trouble = impossible d’enregistrer : rien n’a changé ; réessayez dans un instant
machine-slow = l’ordinateur n’a pas répondu ; on lui redemande
server-trouble = une erreur s’est produite chez nous, et elle est consignée ; réessayez
