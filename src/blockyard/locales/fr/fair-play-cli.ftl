# Le rapport sur les parties classées : blockyard admin fair-play.

admin-pair = { $name } contre { $other } : points { $gained }, parties { $games } ; non gagnés sur le plateau ou pris à de nouveaux comptes : { $free }
admin-play = Table { $table } : coups après l’ouverture { $moves }, temps par coup { $seconds } s (± { $variation }), comme le moteur { $alike }
admin-hand = { $flag ->
    [yes] À vérifier :
   *[no] Main de
} { $name } : blocs posés { $placed }, gestes non admis { $doubted }, écart { $error } mm (± { $spread }), gestes répétés { $repeated }, tenus { $seconds } s (± { $variation })
admin-no-pairs = Aucune partie classée dans cette période.
usage-fair-play = Montrer qui gagne des points contre qui en parties classées ; avec un nom, aussi le rythme et l’accord avec le moteur.
usage-param-games = Combien des dernières parties de la personne le moteur rejoue.
