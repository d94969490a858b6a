# Noms, sessions, bots et signalements.

rated-own-name = laissez les noms vides ou jouez une partie amicale : dans une partie classée, chacun joue sous son propre nom
wrong-old-password = ce n’est pas votre mot de passe actuel ; retapez-le, ou utilisez un code de secours
password-common = ce mot de passe est trop répandu, donc facile à deviner ; choisissez-en un autre, par exemple quelques mots à la suite
password-name = un mot de passe ne doit pas contenir votre nom ; choisissez-en un autre, par exemple quelques mots à la suite
session-ended = vous avez été déconnecté ; reconnectez-vous pour continuer
no-such-session = cet appareil est déjà déconnecté ; rechargez la liste
banned = ce compte a été fermé par l’administrateur jusqu’au { $date }
token-scope = ce jeton ne le permet pas ({ $scope }) ; créez-en un qui convient sur la page du compte
bots-need-account = créez d’abord un compte : les bots appartiennent à un compte
no-such-bot = ce bot n’est pas à vous ; rechargez la page
too-many-bots = supprimez d’abord un bot : un compte en a { $most } au plus
too-many-tokens = supprimez d’abord un jeton : un bot en a { $most } au plus
bots-not-here = choisissez une table ouverte aux bots : celle-ci ne l’est pas
report-self = choisissez quelqu’un d’autre : ce joueur, c’est vous
report-known = vous l’avez déjà signalé ; merci !
muted = vous pouvez continuer à jouer, mais l’administrateur a désactivé vos phrases pour l’instant
report-many = réessayez demain : vous avez déjà signalé beaucoup de personnes aujourd’hui
report-why-name = un nom choquant
report-why-engine = l’aide d’un moteur
report-why-leaving = des parties abandonnées
report-why-phrases = trop de phrases
report-why-collusion = des résultats arrangés
report-why-other = autre chose
