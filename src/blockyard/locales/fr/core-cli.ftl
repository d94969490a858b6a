# Positions, records and other files, read at the command line.

result-points = { $who } : { $points }

# Jeux et options.
no-such-action = aucune action ne porte ce numéro ; comptez de 0 à { $last }
no-such-seat = il n’y a pas de joueur { $given } à cette table ; comptez de 0 à { $last }
no-such-clause = il n’y a pas de règle { $given } ici ; choisissez parmi : { $clauses }

# Enregistrements.
record-at-line = Ligne { $line } : { $why }
record-first-line = un enregistrement commence par la ligne « { $expected } » ; vérifiez que c’est le bon fichier
record-empty = le fichier est vide ; un enregistrement commence par la ligne « { $expected } »
record-format = cette version ne connaît pas le format « { $given } » ; elle lit le format { $format }
record-long-line = la ligne est trop longue (caractères au plus : { $longest }) ; vérifiez que c’est le bon fichier
record-not-text = la ligne n’est pas du texte brut en UTF-8 ; vérifiez que c’est le bon fichier
record-header = « { $given } » n’est pas une ligne d’en-tête ; un en-tête peut contenir game, seats, option, player, start, result et moves
record-twice = « { $given } » figure deux fois ; n’en gardez qu’un
record-missing = il manque la ligne « { $key } » dans l’en-tête ; ajoutez-la avant les coups
record-number = { $key } doit être un nombre, et « { $given } » n’en est pas un ; écrivez-le en chiffres
record-player = il n’y a pas de joueur { $given } à une table de { $seats } ; les joueurs se comptent à partir de 0
record-result = l’en-tête dit « { $given } », mais les coups finissent par « { $played } » ; corrigez l’un des deux
record-after-end = la partie s’achève avant cette ligne ; retirez la suite
record-line = « { $given } » est inconnu ; après le point d’exclamation, écrivez M1, M2 ou M3 et un numéro de joueur, ou bien M4, M5 ou M6 seul

# Autres genres de fichiers : arbres de jeu, JSON, et ce qu’un enregistrement ne peut pas en garder.
record-at-column = Ligne { $line }, caractère { $column } : { $why }
record-at-field = Ligne { $line }, champ { $field } : { $why }
sgf-first = un arbre de jeu commence par « (; », mais ce fichier commence par « { $given } » ; vérifiez que c’est le bon fichier
sgf-empty = le fichier est vide ; un arbre de jeu commence par « (; »
sgf-sign = « { $given } » n’a pas sa place ici ; un arbre s’ouvre par « ( », chaque nœud commence par « ; » et les variantes suivent entre leurs propres parenthèses
sgf-value-alone = cette valeur n’a pas de nom ; écrivez devant elle le nom de sa propriété
sgf-value-open = la valeur qui commence ici ne finit pas ; fermez-la par « ] »
sgf-no-value = la propriété { $given } n’a pas de valeur ; ajoutez-en une entre crochets à sa suite
sgf-breaks-off = le fichier s’interrompt au milieu d’un arbre (parenthèses encore ouvertes : { $count }) ; il en manque la suite
sgf-charset = le fichier se dit encodé en { $given }, que Blockyard ne lit pas ; enregistrez-le en UTF-8
sgf-not-text = ce n’est pas du texte en { $charset }, contrairement à ce que dit le fichier ; enregistrez-le en UTF-8
json-not-text = ce n’est pas du texte en UTF-8 ; vérifiez que c’est le bon fichier
json-empty = le fichier est vide ; un enregistrement en JSON est un objet entre accolades
json-broken = à partir de « { $given } », ce n’est plus du JSON ; vérifiez là les accolades, les virgules et les guillemets
json-no-object = un enregistrement en JSON est un objet entre accolades ; vérifiez que c’est le bon fichier
json-unknown = « { $given } » n’est pas un champ connu ; les champs sont : { $known }
json-missing = il manque le champ « { $key } » ; ajoutez-le
json-type = il faut ici { $type ->
    [number] un nombre entier
    [string] une chaîne de caractères
    [array] une liste
   *[object] un objet
} ; corrigez la valeur
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

not-a-position = ce n’est pas une position de ce jeu ; le début s’écrit : { $example }
no-words = Cela n’a pas marché. Réessayez.
by-rule = { $why } (règle { $clause }).
