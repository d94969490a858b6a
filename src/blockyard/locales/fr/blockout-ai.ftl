# Pourquoi un tour de Block Out! est bon ou mauvais.

reason-waits-while-it-is-shaky = la tour vacille, et c’est au joueur suivant de bâtir dessus
reason-spends-a-quiet-turn = ce coup dépense une carte Action alors que la tour est encore sûre
reason-turns-the-order = ce coup inverse le sens du jeu
reason-ninth-block = si le bloc tient, c’est le neuvième, et il gagne
reason-last-card = ce coup joue la dernière carte de la main
reason-large-block-low = un grand bloc en bas porte tout ce qui viendra ensuite
reason-small-block-high = un petit bloc pèse moins sur une tour haute
reason-keeps-the-wider-card = ce coup garde pour plus tard la carte qui convient à plus de blocs
reason-starts-a-stack = le premier bloc d’une tour ne peut pas tomber
reason-stands-even-if-it-slips = la tour tient même si la main glisse un peu
reason-may-fall = la tour risque fort de s’écrouler
reason-leaves-a-steep-dome = ce coup laisse au joueur suivant la face la plus bombée
reason-leaves-a-flat-top = ce coup laisse au joueur suivant une face plate
reason-leaves-it-shaky = ce coup laisse au joueur suivant une tour branlante
reason-balances-the-lean = décalé, le bloc compense l’inclinaison de la tour
reason-leaves-it-leaning = ce coup laisse au joueur suivant une tour qui penche, où le milieu n’est plus sûr
reason-stood-by-luck = elle a tenu par chance : le risque était grand
reason-fell-by-choice = le choix : une autre face ou un autre endroit était nettement plus sûr
reason-fell-by-hand = la main : elle a lâché trop loin de l’endroit visé
reason-fell-by-luck = la malchance : l’endroit et la main étaient bons
reason-fell-in-any-case = rien n’aurait tenu sur cette tour
