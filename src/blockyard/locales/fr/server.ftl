# Jeu en ligne : noms, comptes, tables.

name-length = un nom compte de { $shortest } à { $longest } lettres ; essayez-en un plus court ou plus long
name-letters = un nom se compose de lettres et de chiffres, avec une espace, un point ou un tiret entre les mots ; essayez sans autres signes
name-mixed = des lettres de deux alphabets dans un même nom le font prendre pour un autre ; restez dans un seul alphabet
name-reserved = { $name } est réservé à Blockyard ; ajoutez-y quelque chose à vous
name-taken = quelqu’un s’appelle déjà { $name }, ou porte un nom qui lui ressemble ; essayez-en un autre

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
