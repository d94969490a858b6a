# Ce que les joueurs peuvent se dire.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-good-move = Joli coup !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-sorry = Pardon !
phrase-no-problem = Pas de souci !
phrase-thinking = Je réfléchis.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back-now = Me revoilà.
phrase-that-was-close = C’était moins une !
phrase-again = Une autre partie ?
phrase-bye = Au revoir !
