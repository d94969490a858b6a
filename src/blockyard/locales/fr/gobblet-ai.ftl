# Pourquoi un coup de Gobblet est bon ou mauvais.

reason-uncovers-a-line = il découvre une ligne adverse complète et perd
reason-fits-nowhere = une fois levé, il n’entre nulle part, et la partie est perdue
reason-leaves-a-fourth = l’adversaire peut compléter une ligne au prochain tour
reason-leaves-a-third = l’adversaire peut compléter sa ligne de trois au prochain tour
reason-blocks-a-fourth = il bloque la quatrième case de la ligne adverse
reason-blocks-a-third = il bloque la troisième case de la ligne adverse
reason-covers-their-three = il recouvre l’un des trois gobblets adverses alignés
reason-covers-their-two = il recouvre l’un des deux gobblets adverses alignés
reason-makes-three = il en aligne trois
reason-makes-two = il en aligne deux
reason-makes-three-twice = il en aligne trois sur deux lignes à la fois
reason-makes-two-twice = il en aligne deux sur plusieurs lignes à la fois
reason-shows-their-gobblet = il libère un gobblet adverse
reason-gobbles = il gobe un gobblet adverse
reason-takes-the-middle = il tient le centre, où se croisent le plus de lignes
