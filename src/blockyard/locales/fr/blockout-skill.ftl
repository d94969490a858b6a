# Block Out! à l’écran : viser, niveaux, films. Chargé avec le premier bloc.

blockout-plan = Le sommet de la tour vu d’en haut : les flèches déplacent le bloc d’un millimètre, de cinq avec Maj, R le tourne, F prend la face suivante ; maintenez Espace pour descendre le bloc et relâchez pour le poser, Échap le relève ; Entrée lance et arrête le curseur
blockout-which-face = Quelle face va dessous ?
blockout-face-down = { $face ->
    [0] face plate dessous, bombé doux ○ dessus
    [2] face plate dessous, bombé moyen ○○ dessus
    [4] face plate dessous, bombé fort ○○○ dessus
    [1] bombé doux ○ dessous, face plate dessus
    [3] bombé moyen ○○ dessous, face plate dessus
   *[5] bombé fort ○○○ dessous, face plate dessus
}
blockout-turned = Rotation : { $turn }°
blockout-bar = { $phase ->
    [off] Avec le curseur
    [x] Arrêter : gauche ou droite
   *[y] Arrêter : près ou loin, et lâcher
}
blockout-stop-x = Le curseur va d’un côté à l’autre. Arrêtez-le au-dessus de l’endroit visé.
blockout-stop-y = Il s’éloigne maintenant de vous et revient. Arrêtez-le, et la main lâche.
blockout-again = Revoir

# Viser : ce que l’on voit dans la loupe, à côté de la tour et dans le panneau.
blockout-toward = { $side ->
    [near] { $mm } mm vers vous
   *[away] { $mm } mm vers le fond
}
blockout-zone-holds = tient, { $mm } mm de marge
blockout-zone-rocks = peut vaciller
blockout-zone-falls = tombe
blockout-levels = La stabilité de la tour, de bas en haut
blockout-joint = joint { $joint } : { $state ->
    [steady] stable
    [leaning] penche
   *[falling] va tomber
}
blockout-level-steady = stable
blockout-level-leaning = penche
blockout-level-falling = va tomber
blockout-mirror = Miroir de côté
blockout-flat-down = face plate dessous
blockout-dome-down = face bombée dessous
blockout-dome = { $face ->
    [1] bombé doux ○
    [3] bombé moyen ○○
   *[5] bombé fort ○○○
}
blockout-choice = { $face ->
    [0] Stable pour vous, facile pour le joueur suivant.
    [2] Stable pour vous, plus délicat pour le joueur suivant.
    [4] Stable pour vous, difficile pour le joueur suivant.
    [1] Vacille un peu pour vous, face plate pour le joueur suivant.
    [3] Vacille pour vous, face plate pour le joueur suivant.
   *[5] Vacille beaucoup pour vous, face plate pour le joueur suivant.
}
blockout-wheel = Tourner : molette, deux doigts ou R
blockout-hold-up = Maintenir pour descendre
blockout-hold-lowering = Maintenez encore…
blockout-hold-down = Relâchez pour poser
blockout-hold-tap = Touchez encore pour poser

# Regarder : qui compte, et des films que l’on accélère, passe, revoit et partage.
blockout-nth = Bloc { $nth } sur 9
blockout-then-count = puis la formule
blockout-counts = { $who } dit la formule
blockout-hurry = Plus vite
blockout-skip = Passer à mon tour
blockout-watch = Voir la scène
blockout-share = Partager
blockout-copy-link = Copier le lien
blockout-link-copied = Lien copié
blockout-link-works = Il montre ce moment à tout le monde dès la fin de la partie.
blockout-save-clip = Enregistrer la vidéo
blockout-save-picture = Enregistrer une image
blockout-making-clip = Vidéo en préparation : { $percent } %
