# Noms, sessions, bots et signalements.

rated-own-name = laissez les noms vides ou jouez une partie amicale : dans une partie classée, chacun joue sous son propre nom
