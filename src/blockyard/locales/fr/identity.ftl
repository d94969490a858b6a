# Noms, sessions, bots et signalements.

rated-own-name = laissez les noms vides ou jouez une partie amicale : dans une partie classée, chacun joue sous son propre nom
wrong-old-password = ce n’est pas votre mot de passe actuel ; saisissez-le à nouveau ou utilisez un code de secours
password-common = beaucoup de gens utilisent ce mot de passe, il est donc deviné en premier ; choisissez-en un autre, par exemple quelques mots à la suite
password-name = un mot de passe ne doit pas contenir votre nom ; choisissez-en un autre, par exemple quelques mots à la suite
session-ended = vous avez été déconnecté ici ; connectez-vous à nouveau pour continuer
no-such-session = cet appareil est déjà déconnecté ; rechargez la liste
banned = l’administrateur a fermé ce compte jusqu’au { $date }
token-scope = ce jeton ne le permet pas ({ $scope }) ; créez-en un qui convient sur la page du compte
bots-need-account = les bots appartiennent à un compte ; créez-en un d’abord
no-such-bot = vous n’avez pas ce bot ; rechargez la page
too-many-bots = un compte a au plus { $most } bots ; supprimez-en un d’abord
too-many-tokens = un bot a au plus { $most } jetons ; supprimez-en un d’abord
bots-not-here = cette table n’attend pas de bots ; choisissez-en une qui les admet
report-self = c’est vous ; choisissez quelqu’un d’autre
report-known = vous l’avez déjà signalé ; merci
muted = l’administrateur a désactivé vos phrases pour l’instant ; vous pouvez continuer à jouer
report-many = réessayez demain : vous avez déjà signalé beaucoup de personnes aujourd’hui
report-why-name = un nom choquant
report-why-engine = l’aide d’un moteur
report-why-leaving = des parties abandonnées
report-why-phrases = trop de phrases
report-why-collusion = des résultats arrangés
report-why-other = autre chose
