# Dresser une table et s’y asseoir.

no-such-game = il n’y a pas de jeu appelé { $given } ; choisissez parmi : { $games }
no-such-option = ce jeu n’a pas d’option { $option } ; choisissez parmi : { $options }
no-such-value = l’option { $option } ne peut pas valoir { $given } ; choisissez parmi : { $values }
no-such-seats = ce jeu ne se joue pas à { $given } ; choisissez un nombre de joueurs parmi : { $seats }
start-disagrees = la position de départ est réglée avec { $name } { $start }, mais { $given } est demandé ; changez l’un des deux pour qu’ils concordent
no-such-level = il n’y a pas de niveau { $given } ; choisissez de { $first } à { $last }
bots-unmeasured = aucun match n’a encore montré la force de l’ordinateur à ce niveau de ce jeu ; choisissez un autre niveau, ou une partie amicale
table-full = toutes les places sont prises ; regardez, ou dressez une autre table
chair-taken = la place { $seat } est prise ; choisissez-en une autre
already-seated = vous avez déjà une place à cette table
not-seated = vous n’avez pas de place à cette table
guests-play-casual = les parties classées demandent un compte ; créez-en un ou jouez une partie amicale
rated-one-seat-each = dans une partie classée, chacun a une seule place ; choisissez une partie amicale pour partager l’écran
chair-for-you = il n’y a pas de place pour vous à cette table ; gardez-en une
no-such-chair = une place ne peut pas être { $given } ; choisissez me, open, ou bot:1 à bot:9
record-later = cette partie cache encore quelque chose ; son enregistrement sera disponible à la fin
no-such-page = il n’y a rien ici ; revenez à la première page
client-not-built = le client web n’est pas construit ; lancez make dans le dossier de Blockyard, ou jouez avec blockyard play
