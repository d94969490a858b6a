# Ouvrir une table et s’y asseoir.

no-such-game = choisissez l’un de ces jeux : { $games } ; aucun ne s’appelle { $given }
no-such-option = choisissez l’une de ces options : { $options } ; ce jeu n’a pas d’option { $option }
no-such-value = choisissez l’une de ces valeurs : { $values } ; l’option { $option } ne peut pas valoir { $given }
no-such-seats = choisissez un autre nombre de joueurs ({ $seats }) : ce jeu ne se joue pas à { $given }
start-disagrees = changez l’un des deux : la position de départ est prévue pour { $name } { $start }, mais { $given } est demandé
no-such-level = choisissez un niveau de { $first } à { $last } : il n’y a pas de niveau { $given }
bots-unmeasured = la force de l’ordinateur à ce niveau n’est pas encore mesurée : la partie ne peut pas être classée ; choisissez un autre niveau ou une partie amicale
table-full = toutes les places sont prises ; regardez, ou ouvrez une autre table
chair-taken = choisissez une autre place : quelqu’un est déjà assis là (place { $seat })
already-seated = vous êtes déjà à cette table
not-seated = vous n’êtes pas assis à cette table
guests-play-casual = créez un compte ou jouez une partie amicale : les parties classées demandent un compte
rated-one-seat-each = pour partager l’écran, choisissez une partie amicale : dans une partie classée, chacun n’a qu’une place
chair-for-you = il vous faut une place à votre table ; gardez-en une
no-such-chair = choisissez me, open, ou bot:1 à bot:9 : une place ne peut pas être { $given }
record-later = attendez la fin pour télécharger la partie : elle cache encore quelque chose
no-such-page = il n’y a rien ici ; revenez à la page d’accueil
client-not-built = la version web n’est pas construite ; lancez make dans le dossier de Blockyard, ou jouez avec blockyard play
