# La table de Block Out! à l’écran.

blockout-plan = Le sommet de la tour vu d’en haut : les flèches déplacent le bloc d’un millimètre, de cinq avec Maj ; la virgule et le point le tournent, F prend la face suivante, Entrée lance et arrête le curseur, Échap arrête sans lâcher
blockout-which-face = Quelle face est dessous
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
    [off] Lancer le curseur
    [x] Arrêter : gauche ou droite
   *[y] Arrêter : devant ou derrière, et lâcher
}
blockout-fair = Poser sans le curseur
blockout-stop-x = Le curseur va d’un côté à l’autre. Arrêtez-le au-dessus de l’endroit visé.
blockout-stop-y = Il va maintenant d’avant en arrière. Arrêtez-le, et la main lâche.
blockout-choose-block = « { blockout-card } » : choisissez un bloc.
blockout-choose-again = « { blockout-card } » : choisissez la carte encore une fois pour la jouer.
blockout-again = Revoir
blockout-plays = { $who } joue la carte « { blockout-card } » et prend : { blockout-block }
blockout-plays-action = { $who } joue la carte « { blockout-card } »
blockout-takes = { $who } prend : { blockout-block }
blockout-lets-go = { $who } lâche le bloc ; on récite la formule
blockout-look = les flèches font le tour de la table, plus et moins approchent et éloignent
