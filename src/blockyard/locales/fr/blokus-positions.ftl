# Des positions qu’aucune partie ne peut atteindre.

U1-measures = recomptez les rangées et les cases vides : le plateau a { $side } rangées de { $side } cases
U1-too-large = écartez les pièces { blokus-colour } autour de { $square } : plus de cinq cases s’y tiennent, et les pièces d’une couleur ne se touchent jamais par un côté
U1-piece-twice = retirez une pièce : { blokus-colour } a deux fois la pièce { $piece } sur le plateau
U4-not-on-point = posez la première pièce { blokus-colour } sur un point de départ ({ $points }) : elle doit en couvrir exactement un
U5-apart = déplacez la pièce { blokus-colour } de { $square } ou complétez la chaîne : aucun coin ne la relie à la première
U6-ahead = retirez des pièces ou changez la couleur qui doit jouer : { blokus-colour } en a posé plus ({ $count }) qu’il n’a eu de tours ({ $most })
U6-behind = ajoutez des pièces ou changez la couleur qui doit jouer : { blokus-colour } en a posé moins ({ $count }) qu’il n’a eu de tours ({ $least }), et peut encore en poser
U6-not-begun = ajoutez la première pièce { blokus-colour } : son tour est déjà venu, et le plateau n’en a aucune
U6-cannot-place = indiquez une couleur qui peut poser une pièce, ou - s’il n’y en a aucune : c’est à { blokus-colour } de jouer, mais il ne le peut plus
U7-not-over = indiquez la couleur qui doit jouer : { blokus-colour } peut encore poser une pièce, et la partie n’est pas finie
U7-too-many-stopped = indiquez moins de joueurs retirés : à une table de { $seats }, au moins deux continuent, et les joueurs se comptent à partir de 0
U8-single-last = ajoutez { blokus-colour } aux couleurs qui ont fini par leur pièce d’une case : il n’a pu la poser qu’en dernier
U8-single-not-last = retirez { blokus-colour } des couleurs qui ont fini par leur pièce d’une case : il n’a pas pu la poser en dernier
U9-not-in-corner = posez la première pièce { blokus-colour } dans son coin : { $square }
