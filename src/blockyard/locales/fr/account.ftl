# La page du compte : appareils, mot de passe et bots.

web-sessions = Connecté sur
web-session-here = Cet appareil
web-session-unknown = Appareil ou programme inconnu
web-session-used = dernière utilisation : { $date }
web-session-end = Déconnecter
web-sessions-end = Déconnecter tous les autres
web-password-change = Changer le mot de passe
web-password-old = Mot de passe actuel
web-password-changed = Le mot de passe est changé. Tous les autres appareils sont déconnectés.
web-bots = Vos bots
web-bots-what = Des programmes qui jouent sous leur propre nom. Vous en répondez.
web-bot-name = Nom du bot
web-bot-new = Ajouter un bot
web-bot-delete = Supprimer
web-token-new = Nouveau jeton
web-token-keep = Ce jeton n’est affiché qu’une fois. Gardez-le comme un mot de passe :
web-token-end = Révoquer ce jeton
web-token = Jeton du { $date }
web-bot-of = Un bot. { $owner } en répond.
web-bot-delete-sure = Vraiment supprimer ? Ses parties restent, son nom disparaît.
