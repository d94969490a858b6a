# Le serveur : tables, places et démarrage.

no-such-table = cette table n’existe pas ; vérifiez le lien ou dressez une autre table
not-signed-in = personne ne sait encore qui vous êtes ; ouvrez de nouveau la première page
foreign-origin = ceci vient de la page d’un autre site ; ouvrez Blockyard lui-même
malformed = ce message n’a pas pu être lu ; rechargez la page
too-fast = cela faisait beaucoup d’un coup ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
too-many-tables = vous pouvez suivre { $most } tables à la fois ; fermez-en une d’abord
too-many-sockets = Blockyard est déjà ouvert { $most } fois pour vous ; fermez d’abord une des pages
too-many-games = vous avez { $most } parties d’aujourd’hui qui ne sont pas finies ; finissez-en une ou quittez-la d’abord
too-many-waiting = { $most } de vos tables attendent déjà des joueurs ; quittez-en une d’abord
too-many-waiting-here = { $most } tables de votre réseau attendent déjà des joueurs ; prenez place à l’une d’elles, ou réessayez dans quelques minutes
open-first = cette table n’est pas ouverte ici ; ouvrez-la d’abord
not-your-seat = quelqu’un d’autre occupe cette place ; regardez, ou prenez une place libre
table-waiting = la partie n’a pas commencé ; elle commence quand toutes les places sont prises
table-over = cette table a été abandonnée ; dressez-en une autre
table-busy = la table vient de changer ; réessayez
out-of-time = votre temps est écoulé
nobody-gone = tout le monde est là, ou ne s’est pas absenté longtemps ; attendez un peu
rematch-later = la partie n’est pas finie ; redemandez à la fin
rematch-there = vous rejouez déjà ; suivez le lien vers la nouvelle table
no-such-film = il n’y a pas de film de ce coup ; regardez le plateau
disk-trouble = ceci n’a pas pu être conservé, rien ne s’est donc passé ; réessayez dans un instant
machine-slow = l’ordinateur n’a pas répondu ; la question lui est posée de nouveau
server-trouble = quelque chose s’est mal passé ici et a été noté ; réessayez
