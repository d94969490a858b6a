# Jeu en ligne : noms, comptes, tables.

name-length = un nom compte de { $shortest } à { $longest } lettres ; essayez-en un plus court ou plus long
name-letters = un nom se compose de lettres et de chiffres, avec une espace, un point ou un tiret entre les mots ; essayez sans autres signes
name-mixed = des lettres de deux alphabets dans un même nom le font prendre pour un autre ; restez dans un seul alphabet
name-reserved = { $name } est réservé à Blockyard ; ajoutez-y quelque chose à vous
name-taken = quelqu’un s’appelle déjà { $name }, ou porte un nom qui lui ressemble ; essayez-en un autre
has-account = vous vous appelez déjà { $name } ici ; déconnectez-vous pour créer un autre compte
wrong-password = ce nom et ce mot de passe ne vont pas ensemble ; réessayez, ou utilisez un code de secours
wrong-code = ce nom et ce code de secours ne vont pas ensemble ; vérifiez le code, chacun sert une fois
transfer-gone = ce lien a déjà servi ou est trop ancien ; créez-en un nouveau sur l’autre appareil
no-such-person = personne ici ne porte ce nom ; vérifiez son orthographe
blocked-here = quelqu’un à cette table préfère ne pas jouer avec vous, ou l’inverse ; choisissez une autre table
bots-unmeasured = aucun match n’a encore montré la force de l’ordinateur à ce niveau de ce jeu ; choisissez un autre niveau, ou une partie amicale
help-busy = l’ordinateur réfléchit déjà à { $most } choses pour vous ; attendez-en une ou annulez-la
help-rated = dans une partie classée, chacun réfléchit seul ; demandez de l’aide après la fin
review-later = une partie se relit quand elle est finie ; demandez un indice en attendant
nothing-to-think-about = personne n’a de décision à prendre ici ; choisissez un autre coup
no-such-job = ce travail est terminé
no-such-phrase = choisissez une des phrases de la liste
person-gone = Quelqu’un qui est parti

# Ce que les joueurs peuvent se dire.
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-good-move = Joli coup !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-sorry = Pardon !
phrase-no-problem = Pas de souci !
phrase-thinking = Je réfléchis.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back-now = Me revoilà.
phrase-that-was-close = C’était moins une !
phrase-again = Une autre partie ?
phrase-bye = Au revoir !
