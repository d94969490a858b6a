# Pourquoi un coup de Gobblet est bon ou mauvais.

reason-uncovers-a-line = ce coup découvre un alignement adverse, et il perd
reason-fits-nowhere = une fois soulevé, le gobblet ne va nulle part, et la partie est perdue
reason-leaves-a-fourth = ce coup laisse l’adversaire compléter un alignement au prochain tour
reason-leaves-a-third = ce coup laisse l’adversaire en aligner trois au prochain tour
reason-blocks-a-fourth = ce coup bloque la quatrième case de l’alignement adverse
reason-blocks-a-third = ce coup bloque la troisième case de l’alignement adverse
reason-covers-their-three = ce coup couvre l’un des trois gobblets adverses alignés
reason-covers-their-two = ce coup couvre l’un des deux gobblets adverses alignés
reason-makes-three = ce coup en aligne trois
reason-makes-two = ce coup en aligne deux
reason-makes-three-twice = ce coup en aligne trois sur deux lignes à la fois
reason-makes-two-twice = ce coup en aligne deux sur plusieurs lignes à la fois
reason-shows-their-gobblet = ce coup découvre un gobblet adverse
reason-gobbles = ce coup gobe un gobblet adverse
reason-takes-the-middle = ce coup tient le centre, où se croisent le plus de lignes
