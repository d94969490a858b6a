# Le plateau d’analyse.

web-analysis-page = Analyser
web-analysis-board = Plateau d’analyse
web-analysis-how = Jouez librement pour tous les joueurs. L’ordinateur montre les meilleures suites au fur et à mesure.
web-analysis-lines = Meilleures suites
web-analysis-show = Montrer les meilleures suites
web-analysis-stop = Arrêter
web-analysis-depth = recherche : profondeur { $depth }
web-analysis-wins = { $who } gagne
web-analysis-proven = prouvé
web-analysis-moves = Coups
web-analysis-no-moves = Pas encore de coup : jouez-en un sur le plateau.
web-analysis-start = Début
web-analysis-back = Reculer
web-analysis-forward = Avancer
web-analysis-delete = Supprimer ce coup
web-analysis-text = Position en texte
web-analysis-set-up = Installer cette position
web-analysis-open = Ouvrir une partie
web-analysis-paste = Collez une partie ici ou choisissez un fichier
web-analysis-open-it = Ouvrir
web-analysis-download = Télécharger
web-analysis-link = Copier le lien
web-analysis-picture = Enregistrer une image
web-analysis-comment = Commentaire sur ce coup
web-analysis-from-here = Analyser à partir d’ici
not-a-game-file = choisissez un fichier ou un texte qui contient une partie, par exemple une partie téléchargée ici
web-analysis-place = { $place ->
    [one] prochain dans la file
   *[other] place dans la file : { $place }
}
not-a-position = vérifiez comment la position est écrite : la position de départ, par exemple, s’écrit { $example }
web-analysis-play = Jouer à partir d’ici
web-analysis-against = Adversaire
web-analysis-edit = Modifier la position
web-analysis-edit-how = Choisissez un outil, puis des cases du plateau.
web-analysis-edit-ready = Cette position peut se jouer.
web-analysis-edit-done = Utiliser cette position
web-analysis-edit-leave = Annuler
edit-erase = Retirer
edit-turn = Changer de joueur
edit-clear = Plateau vide
no-editor = écrivez cette position sous forme de texte : ce jeu n’a pas d’éditeur de positions
no-such-tool = choisissez l’un de ces outils, { $tools } : aucun ne s’appelle { $given }
no-such-square = choisissez une case du plateau : aucune ne s’appelle { $given }
no-such-format = choisissez l’un de ces types de fichier, { $kinds } : ce jeu ne peut pas être enregistré en { $given }
web-analysis-exact = Résolu : chaque suite calculée jusqu’au bout
web-analysis-exact-show = Montrer les coups résolus
web-analysis-exact-none = Aucun coup n’est encore résolu ici.
web-analysis-exact-part = Coups résolus : { $count } sur { $legal }
web-analysis-exact-value = { $value ->
    [1] gagne
    [0] nulle
   *[other] perd
}
web-analysis-exact-in = { $value ->
    [1] gagne en { $turns }
   *[other] perd en { $turns }
}
web-analysis-name = Nom de cette suite
web-analysis-undo = Annuler la suppression
web-analysis-deleted = La suite est supprimée.
web-openings = Ouvertures
web-openings-show = Montrer
web-openings-hide = Masquer
web-openings-none = Aucune partie n’a continué depuis cette position.
web-openings-games = ordinateur : { $computer }, publiques : { $public }
web-openings-result = gagnées { $won } %, nulles { $drawn } %, perdues { $lost } %
web-openings-search = Parties publiques avec cette position
web-analysis-threats = Menaces
web-analysis-threats-of = Si c’était à { $who } de jouer :
