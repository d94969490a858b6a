# Block Out! at the command line.

# Un nom propre : il s’écrit comme en anglais.
blockout-order = Sens du jeu
blockout-you = vous
blockout-held = à placer : { blockout-block }
blockout-dealing = on distribue les cartes
blockout-drawing = aucune carte jouable : on pioche
blockout-owed = la tour s’est écroulée ; cartes encore à piocher : { $owed }
blockout-start = la tour s’est écroulée ; une carte Bloc en commence une nouvelle
blockout-last = dernière carte jouée : placez n’importe quel bloc libre, et s’il tient, c’est gagné
blockout-advanced = règle avancée

# La tour dans un terminal.
blockout-how-to-put = put X Y ROTATION FACE : mm à droite, mm vers le fond, degrés, face dessous
blockout-faces = la face 0 laisse ○ dessus, le bombé doux ; 2 ○○ ; 4 ○○○ ; 1, 3, 5 sont bombées
blockout-keys = flèches : bouger · , et . : tourner · Tab : face · Entrée : lâcher · Échap : nombres
blockout-lens = vu d’en haut : · tient  ░ peut vaciller
blockout-zone = { $zone ->
    [holds] visé ici, le bloc tient
    [rocks] visé ici, le bloc peut vaciller
   *[falls] visé ici, le bloc tombe
}
blockout-joints = l’inclinaison sous chaque bloc
blockout-joint-state = { $state ->
    [steady] stable
    [leaning] penche
   *[falling] va tomber
}

# Ce qui est arrivé, en mots.
blockout-played = carte « { blockout-card } » : { blockout-block }
blockout-falls-after = la tour s’écroule après { $seconds } s, en premier : { blockout-block }
blockout-late-after = elle a tenu jusqu’au bout de la formule et s’est écroulée après { $seconds } s, en premier : { blockout-block } ; personne ne pioche
blockout-let-go = (lâché à { $off } mm de l’endroit visé)
typed-B4-notation = Tapez la carte et le bloc, comme any>large-blue, ou bien pass ou reverse.
typed-B6-no-block-named = Tapez les deux, comme any>large-blue.
typed-B7-notation = Tapez put X Y ROTATION FACE, comme put 0 -4.5 45 2, en millimètres et en degrés.
typed-B8-notation = Tapez la carte et le bloc, comme any>large-blue.
typed-B9-takes-no-block = Tapez la carte seule, comme pass.
typed-B11-choose-a-block = Tapez > et le bloc, comme >large-blue.
blockout-spot = { blockout-block }, visée { $spot }, rotation { $turn }°
