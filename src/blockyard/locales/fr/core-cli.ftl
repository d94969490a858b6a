# Positions, records and other files, read at the command line.

result-points = { $who } : { $points }

# Jeux et options.
no-such-action = choisissez un nombre de 0 à { $last } : aucune action ne porte ce numéro
no-such-seat = choisissez un nombre de 0 à { $last } : il n’y a pas de joueur { $given } à cette table
no-such-clause = choisissez l’une de ces règles, { $clauses } : il n’y a pas de règle { $given } ici

# Enregistrements.
record-at-line = Ligne { $line } : { $why }
record-first-line = vérifiez que c’est le bon fichier : un enregistrement commence par la ligne « { $expected } »
record-empty = choisissez un autre fichier : celui-ci est vide, et un enregistrement commence par la ligne « { $expected } »
record-format = mettez Blockyard à jour : le fichier est au format « { $given } », et cette version lit le format { $format }
record-long-line = vérifiez que c’est le bon fichier : la ligne est trop longue (caractères au plus : { $longest })
record-not-text = vérifiez que c’est le bon fichier : la ligne n’est pas du texte brut en UTF-8
record-header = écrivez game, seats, option, player, start, result ou moves : « { $given } » n’est pas une ligne d’en-tête
record-twice = n’en gardez qu’un : « { $given } » figure deux fois
record-missing = ajoutez la ligne « { $key } » avant les coups : elle manque dans l’en-tête
record-number = écrivez { $key } en chiffres : « { $given } » n’est pas un nombre
record-player = comptez les joueurs à partir de 0 : il n’y a pas de joueur { $given } à une table de { $seats }
record-result = corrigez l’un des deux : l’en-tête dit « { $given } », mais les coups finissent par « { $played } »
record-after-end = retirez la suite : la partie s’achève avant cette ligne
record-line = après le point d’exclamation, écrivez M1, M2 ou M3 et un numéro de joueur, ou bien M4, M5, M6 ou M7 seul : « { $given } » est inconnu

# Autres genres de fichiers : arbres de jeu, JSON, et ce qu’un enregistrement ne peut pas en garder.
record-at-column = Ligne { $line }, caractère { $column } : { $why }
record-at-field = Ligne { $line }, champ { $field } : { $why }
sgf-first = vérifiez que c’est le bon fichier : un arbre de jeu commence par « (; », et ce fichier par « { $given } »
sgf-empty = choisissez un autre fichier : celui-ci est vide, et un arbre de jeu commence par « (; »
sgf-sign = vérifiez les signes ici : un arbre s’ouvre par « ( », chaque nœud commence par « ; », les variantes suivent entre leurs propres parenthèses, et « { $given } » n’y a pas sa place
sgf-value-alone = écrivez devant cette valeur le nom de sa propriété : elle n’en a pas
sgf-value-open = fermez par « ] » la valeur qui commence ici : elle ne finit pas
sgf-no-value = ajoutez une valeur entre crochets après { $given } : cette propriété n’en a pas
sgf-breaks-off = retrouvez la suite du fichier : il s’interrompt au milieu d’un arbre (parenthèses encore ouvertes : { $count })
sgf-charset = enregistrez le fichier en UTF-8 : il se dit encodé en { $given }, que Blockyard ne lit pas
sgf-not-text = enregistrez le fichier en UTF-8 : il se dit encodé en { $charset }, mais ce n’en est pas
json-not-text = vérifiez que c’est le bon fichier : ce n’est pas du texte en UTF-8
json-empty = choisissez un autre fichier : celui-ci est vide, et un enregistrement en JSON est un objet entre accolades
json-broken = vérifiez les accolades, les virgules et les guillemets à « { $given } » : à partir de là, ce n’est plus du JSON
json-no-object = vérifiez que c’est le bon fichier : un enregistrement en JSON est un objet entre accolades
json-unknown = utilisez ces champs, { $known } : « { $given } » n’en est pas un
json-missing = ajoutez le champ « { $key } » : il manque
json-type = écrivez ici { $type ->
    [number] un nombre entier
    [string] une chaîne de caractères
    [array] une liste
   *[object] un objet
}
left-variations = { $count ->
    [one] { $count } variante
   *[other] { $count } variantes
}
left-comments = { $count ->
    [one] { $count } commentaire
   *[other] { $count } commentaires
}
left-properties = des annotations ({ $names })
left-moves = { $count ->
    [one] { $count } coup joué avant la mise en place
   *[other] { $count } coups joués avant la mise en place
}
left-result = le résultat « { $given } », car les coups finissent par « { $played } »

no-words = Cela n’a pas marché. Réessayez.
by-rule = { $why } (règle { $clause }).
