# Noms, sessions, bots et signalements.

rated-own-name = dans une partie classée, chacun joue sous son propre nom ; laissez les noms vides ou jouez une partie amicale
