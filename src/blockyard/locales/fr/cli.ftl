# Le terminal.

yes = oui
no-such-player = choisissez l’un de ces joueurs, { $players } : personne ici ne s’appelle { $given }
option-without-value = écrivez nom=valeur : « { $given } » n’a pas de valeur
depth-out-of-range = choisissez une profondeur de 0 à { $most } : on ne peut pas compter jusqu’à { $given }
file-trouble = { $trouble ->
    [missing] Vérifiez le nom et le dossier : { $file } n’existe pas
    [folder] Indiquez un fichier : { $file } est un dossier
    [denied] Choisissez un autre fichier ou dossier : l’accès à { $file } est refusé
    [full] Libérez de la place : le disque est plein, { $file } n’a pas pu être écrit
   *[other] Choisissez un autre fichier : { $file } est inutilisable ({ $why })
}.

games-seats = { "  " }{ $several ->
    [no] joueurs : { $seats }
   *[yes] joueurs : { $seats } (le plus souvent { $usual })
}

menu-title = À quel jeu jouons-nous ?
menu-which = Numéro du jeu (1–{ $last }), ou quitter :
menu-again = Tapez un nombre de 1 à { $last }, ou le nom d’un jeu.
menu-players = Joueurs
menu-person = une personne
menu-computer = ordinateur, niveau { $level }
menu-start = Appuyez sur Entrée pour commencer, tapez un numéro (1–{ $last }) pour changer une ligne, ou retour :
menu-start-again = Tapez un nombre de 1 à { $last }, ou appuyez seulement sur Entrée pour commencer.
menu-back = retour
menu-how-many = Combien de joueurs ? ({ $numbers })
menu-who = { $who } : tapez 0 pour une personne, ou le niveau de l’ordinateur, de 1 à { $last } :
menu-value = Tapez votre choix, ou appuyez sur Entrée pour ne rien changer :
menu-choices = Tapez l’un de ces choix : { $choices }

first-youngest = Qui est le plus jeune ? Numéro du joueur (1–{ $last }) :
first-birthday = À qui le prochain anniversaire ? Numéro du joueur (1–{ $last }) :

window-too-small = { $rows ->
    [one] Agrandissez la fenêtre de { $rows } ligne pour voir tout le plateau.
   *[other] Agrandissez la fenêtre de { $rows } lignes pour voir tout le plateau.
}
play-prompt = { $number }. { $who }, à vous de jouer (tapez aide pour les commandes) :
label = { $name } : { $value }
play-told = { $who } : { $move }
play-skipped = { $who } ne peut pas jouer et passe son tour.
play-curtain = L’écran est vide. Laissez la place à { $who }, puis appuyez sur Entrée.
play-agree-draw = { $who }, on vous propose la nulle. D’accord ? (oui ou non)
play-declined = { $who } préfère continuer.
play-undone = Coup repris. Rejouez le coup { $number }.
play-which-file = Ajoutez un nom de fichier : { $command } ma-partie.record
play-saved = Partie enregistrée dans { $file }.
play-loaded = Reprise de { $file }.
play-kept = Votre partie est enregistrée. Pour la reprendre : blockyard play --load { $file }
play-again = Une autre partie ? (oui ou non)
legal-more = { $count ->
    [one] et encore un
   *[other] et { $count } autres
}

command-help = aide
command-rules = règles
command-legal = possibles
command-moves = coups
command-undo = reprendre
command-draw = nulle
command-resign = abandon
command-save = enregistrer
command-load = ouvrir
command-quit = quitter
help-move = Tapez un coup, par exemple { $example }, ou l’un de ces mots :
help-help = cette liste
help-rules = les règles, ou l’une d’elles : règles M4
help-legal = tous les coups possibles
help-moves = les coups déjà joués
help-undo = reprendre le dernier tour
help-draw = proposer la nulle
help-resign = abandonner la partie
help-save = enregistrer la partie dans un fichier : enregistrer ma-partie.record
help-load = reprendre une partie d’un fichier : ouvrir ma-partie.record
help-quit = quitter ; la partie est enregistrée

replay-next = Coup { $number } : { $move } (Entrée pour continuer)
replay-still-running = Cette partie est en cours et cache encore quelque chose : on n’en montre que la position actuelle.

about-us = Blockyard est un lieu indépendant pour jouer à des jeux de blocs. C’est un logiciel libre, fait par des gens qui aiment ces jeux.
about-names = Deblockle, Gobblet, Gobblet Gobblers, Block Out! et Blokus sont des noms qui appartiennent à leurs propriétaires ; ceux-ci ne participent pas à Blockyard et ne l’ont pas approuvé. Si un jeu vous plaît, achetez le vrai : il est bien plus agréable à prendre en main.
about-rules = Les règles sont expliquées avec nos propres mots. Là où un livret se tait, il a fallu choisir ; ces choix-là sont signalés comme les nôtres.

convert-left = Partie { $number } : un enregistrement ne peut pas tout contenir. Ceci ne reste que dans le fichier d’origine : { $what }.
convert-done = { $count ->
    [one] Une partie écrite dans { $file }.
   *[other] { $count } parties écrites dans { $file }.
}
file-format = choisissez un fichier de l’un de ces formats, { $kinds } : « { $given } » n’est pas un fichier de parties
convert-kind = terminez le nom par l’une de ces extensions, ou précisez le genre avec --from et --to ({ $kinds }) : le nom « { $given } » n’indique pas le genre du fichier
convert-exists = choisissez un autre nom, ou remplacez le fichier avec --force : { $file } existe déjà
convert-not-for-game = choisissez l’un de ces genres de fichier, { $kinds } : un fichier { $kind } ne peut pas contenir le jeu { $game }

# Poser à la main.
aim-offer = Appuyez sur Entrée pour poser avec les flèches, ou tapez le coup.
aim-stop = Arrêtez le curseur au milieu, { $times ->
    [one] encore une fois
   *[other] { $times } fois
} : appuyez sur la barre d’espace.
no-such-language = choisissez l’une de ces langues, { $languages } : il n’y a pas de langue { $given } ici
games-option = { "  " }{ $key } : { $name } (règle { $clause })
games-value = { "    " }{ $key } : { $name }
