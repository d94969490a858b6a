# La commande « openings ».

usage-openings = Montrer la suite des parties depuis une position : coups, parties et résultats.
usage-openings-moves = Les coups joués jusque-là, tels qu’un fichier de partie les écrit.
usage-openings-count = Faire jouer l’ordinateur contre lui-même ce nombre de parties et en écrire les ouvertures dans un fichier.
usage-openings-nodes = Nœuds examinés pour chaque coup.
usage-openings-least = Laisser de côté les positions atteintes dans moins de parties que ce nombre.
usage-openings-jobs = Nombre de processus.
usage-openings-out = Fichier où écrire les ouvertures.
usage-name-moves = COUPS
no-openings = choisissez un autre jeu : { $game } n’a pas d’ouvertures
openings-none = Aucune partie n’a continué depuis cette position.
openings-games = Parties depuis cette position : { $games }
openings-results = parties : { $games }, gagnées { $won } %, nulles { $drawn } %, perdues { $lost } %
openings-made = Parties : { $games }, positions : { $positions }. Enregistré dans { $file }
