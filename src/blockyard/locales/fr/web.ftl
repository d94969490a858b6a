# La première page du client web.

web-title = Blockyard : quatre jeux de blocs
web-name = Blockyard
web-language = Langue

web-headline = Quatre jeux de blocs, une belle tablée
web-lead = Gober, basculer, empiler ou se glisser par un coin : Gobblet, Deblockle, Block Out! et Blokus, joués comme le veulent leurs règles.

web-terminal = Pour l’instant, jouez dans le terminal
web-terminal-how = Les tables dans le navigateur sont en chantier. Dans le dossier où vous avez téléchargé Blockyard, tapez :
web-copy = Copier
web-copied = Copié

web-games = Les jeux

card-blockout = Block Out!
    .about = Jouez une carte, ajoutez un bloc, comptez jusqu’à trois. Ce que vous posez bien à plat laisse un dessus bombé au joueur suivant.
    .players = De 2 à 6 joueurs
    .age = Dès 6 ans
    .time = 20 minutes et plus

card-blokus = Blokus Duo
    .about = Chaque nouvelle pièce touche l’une des vôtres par un coin, jamais par un côté. Qui couvre le plus de cases l’emporte.
    .players = 2 joueurs
    .age = Dès 7 ans
    .time = De 10 à 15 minutes

card-deblockle = Deblockle
    .about = Faites basculer un bloc par-dessus une arête, puis sautez comme le dit le symbole du dessus. Le premier à sortir tous ses blocs du plateau gagne.
    .players = 2 joueurs
    .age = Dès 8 ans
    .time = Environ 20 minutes

card-gobblet = Gobblet
    .about = Alignez quatre gobblets. Les grands gobent les petits : souvenez-vous de qui se cache sous qui.
    .players = 2 joueurs
    .age = Dès 7 ans
    .time = De 10 à 20 minutes

web-about = Blockyard, c’est quoi ?
web-about-rules = La règle est l’arbitre
    .text = Quand un coup n’est pas permis, vous lisez quelle règle s’y oppose et ce que vous pouvez faire à la place. Là où la règle se tait, nous disons ce que nous avons choisi, et pourquoi.
web-about-everyone = Une place pour chacun
    .text = Tout est en anglais, en hébreu, en français et en arabe. Les pièces portent un signe en plus d’une couleur : personne n’a à distinguer deux teintes.
web-about-free = Libre, et à vous
    .text = Blockyard est un logiciel libre, sous licence MIT. Lisez-le, changez-le, ouvrez une table à vos amis, ou ajoutez un cinquième jeu.

web-footer = Les jeux appartiennent à leurs auteurs et à leurs éditeurs, avec lesquels Blockyard n’a aucun lien.
