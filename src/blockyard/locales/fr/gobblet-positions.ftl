# Des positions qu’aucune partie ne peut atteindre.

G1-already-over = retirez l’alignement : il était là avant que ce gobblet soit soulevé, et la partie était donc finie
G2-too-many = retirez des gobblets de taille { $size } : { $colour ->
    [w] Blanc
   *[b] Noir
} n’en a que { $most } en tout
G2-out-of-order = ajoutez un grand gobblet ou retirez-en un petit : { $colour ->
    [w] Blanc
   *[b] Noir
} en a plus de taille { $size } sur le plateau que de taille { $larger }, qui sortent en premier d’une pile
G6-stack-order = écrivez les piles de bas en haut : sur { $square }, un gobblet en couvre un de même taille ou plus grand
G8-cannot-be-held = changez le gobblet en main ou sa case : pour venir de { $square }, il doit être au joueur dont c’est le tour et plus grand que ce qui s’y trouve
G12-white-first = vérifiez les gobblets et à qui c’est le tour : Blanc met en jeu le premier gobblet, et Noir le deuxième
