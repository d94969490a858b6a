# Pourquoi un tour de Block Out! est bon ou mauvais.

reason-waits-while-it-is-shaky = la tour est branlante, et c’est au joueur suivant de bâtir dessus
reason-spends-a-quiet-turn = dépense une carte action alors que la tour est encore sûre
reason-turns-the-order = fait tourner le jeu dans l’autre sens
reason-ninth-block = s’il tient, c’est le neuvième bloc, et il gagne
reason-last-card = c’est la dernière carte de la main
reason-large-block-low = un grand bloc en bas porte tout ce qui viendra ensuite
reason-small-block-high = un petit bloc pèse moins sur une tour haute
reason-keeps-the-wider-card = garde pour plus tard la carte qui convient à plus de blocs
reason-starts-a-stack = le premier bloc d’une tour ne peut pas tomber
reason-stands-even-if-it-slips = la tour tient même si la main glisse un peu
reason-may-fall = la tour risque fort de tomber
reason-leaves-a-steep-dome = laisse au joueur suivant la face la plus bombée
reason-leaves-a-flat-top = laisse au joueur suivant une face plane
reason-leaves-it-shaky = laisse au joueur suivant une tour branlante
