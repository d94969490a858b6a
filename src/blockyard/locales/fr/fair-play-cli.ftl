# Le rapport sur les parties classées : blockyard admin fair-play.

admin-pair = { $name } contre { $other } : { $gained } points en { $games } parties, dont { $free } non gagnés sur le plateau ou pris à de nouveaux comptes
admin-play = Table { $table } : { $moves } coups après l’ouverture, { $seconds } s chacun (± { $variation }), { $alike } comme le moteur
admin-no-pairs = Aucune partie classée dans cette période.
usage-fair-play = Montrer qui gagne des points contre qui en parties classées ; avec un nom, aussi le rythme et l’accord avec le moteur.
usage-param-games = Combien des dernières parties de la personne le moteur rejoue.
