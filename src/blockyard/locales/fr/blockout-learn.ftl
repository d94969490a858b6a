# Le cours de Block Out! : que faire, ce qu’on a appris, et pourquoi un autre coup ne va pas.

learn-block-out-place = Posez le bloc sur la tour ; elle doit tenir jusqu’au bout du compte
learn-block-out-place-done = Un, deux, trois : elle tient !
learn-block-out-place-wrong = Elle est tombée. Visez le milieu, ne bougez plus, puis lâchez.
learn-block-out-face = Mettez une face plate en bas : c’est ce qui tient le mieux
learn-block-out-face-done = Stable. Une face plate en bas laisse une face bombée au joueur suivant.
learn-block-out-face-wrong = Choisissez une face plate, visez le milieu, puis lâchez.
learn-block-out-size = Les grands blocs en bas, les petits en haut : jouez votre grande carte
learn-block-out-size-done = C’est ça. Bâtir sur de petits blocs, c’est bâtir sur le sable.
learn-block-out-size-wrong = Gardez le petit bloc pour plus haut et choisissez la grande carte.
learn-block-out-balance = La tour penche à droite : posez ce bloc un peu à gauche
learn-block-out-balance-done = De nouveau en équilibre.
learn-block-out-balance-wrong = Posez-le à gauche du milieu, pour redresser la tour.
learn-block-out-dome = Compliquez la vie du joueur suivant : laissez la face la plus bombée en haut
learn-block-out-dome-done = Le prochain bloc devra tenir sur une face bombée.
learn-block-out-dome-wrong = Choisissez la face plate opposée à la plus bombée : trois anneaux.
learn-block-out-pass = La tour est branlante. Jouez la carte qui vous dispense de bâtir
learn-block-out-pass-done = Passer ! C’est au joueur suivant de bâtir.
learn-block-out-pass-wrong = Un grand bloc tomberait de là-haut. Une de vos cartes vous dispense de bâtir.
