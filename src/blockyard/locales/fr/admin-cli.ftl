# La commande blockyard admin, pour qui tient un serveur.

admin-person = { $name } ({ $kind }), identifiant { $id }, depuis { $since }
admin-kind-guest = invité
admin-kind-account = compte
admin-nobody = essayez une partie du nom : personne ici ne s’appelle { $given }
admin-guest = excluez cet invité ou rendez-le muet : { $given } n’a pas de nom à lui
admin-renamed = { $old } s’appelle maintenant { $name }. Personne d’autre ne peut prendre l’ancien nom pendant 90 jours.
admin-muted = { $name } ne peut plus dire de phrases pendant { $days ->
    [one] un jour
   *[other] { $days } jours
}.
admin-unmuted = { $name } peut de nouveau dire des phrases.
admin-banned = { $name } est déconnecté partout et ne peut pas se reconnecter pendant { $days ->
    [one] un jour
   *[other] { $days } jours
}.
admin-unbanned = { $name } peut de nouveau se connecter.
admin-void = La partie { $table } ne compte plus. Cotes corrigées : { $count }.
admin-voided = rien à faire : la partie { $table } est déjà retirée des cotes
admin-no-report = affichez la liste avec blockyard admin reports : il n’y a pas de signalement ouvert { $number }
admin-closed = Le signalement { $number } est clos.
admin-no-reports = Aucun signalement ouvert.
admin-report = { $number }. { $at } : { $name } (identifiant { $id }) : { $why } ; table { $table }
admin-no-server = indiquez son adresse avec --server : aucun serveur ne répond à { $server } ({ $why })

usage-admin = Gérer un serveur : personnes, parties et signalements.
usage-find = Chercher des personnes par nom ou identifiant.
usage-rename = Donner un autre nom à un compte.
usage-mute = Désactiver les phrases d’une personne.
usage-ban = Fermer un compte : ses sessions se terminent, et il abandonne ses parties en cours.
usage-void = Retirer une partie de toutes les cotes.
usage-reports = Afficher les signalements ouverts.
usage-log = Afficher les dernières actions des administrateurs.
usage-queues = Afficher ce qui occupe un serveur en marche.
usage-param-who = Un nom, ou l’identifiant d’une personne.
usage-param-new = Le nouveau nom.
usage-param-days = Pour combien de jours ; 0 y met fin.
usage-param-table = L’identifiant d’une table.
usage-param-close = Clore le signalement qui porte ce numéro.
usage-param-many = Combien.
usage-param-server = L’adresse du serveur.
usage-param-database = Adresse de la base de données, par exemple postgresql+asyncpg://…
usage-name-who = PERSONNE
usage-name-new = NOUVEAU-NOM
usage-name-table = TABLE
