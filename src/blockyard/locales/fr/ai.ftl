# Les joueurs qui sont des programmes : leurs mots, et les raisons de leurs coups.

reason-wins = ce coup gagne tout de suite
reason-repeats-for-a-draw = ce coup ramène la position pour la troisième fois, et la partie est nulle
reason-sound-start = ce coup est un bon début, et tout reste ouvert
