# La commande blockyard admin, pour qui tient un serveur.

admin-person = { $name } ({ $kind }), identifiant { $id }, depuis { $since }
admin-kind-guest = invité
admin-kind-account = compte
admin-nobody = essayez une partie du nom : personne ici ne s’appelle { $given }
admin-guest = { $given } est un invité, et les invités n’ont pas de nom à eux ; excluez-le ou rendez-le muet
admin-renamed = { $old } s’appelle maintenant { $name }. Personne d’autre ne peut prendre l’ancien nom pendant 90 jours.
admin-muted = { $name } ne peut plus dire de phrases pendant { $days } jours.
admin-unmuted = { $name } peut de nouveau dire des phrases.
admin-banned = { $name } est déconnecté partout et ne peut pas se connecter pendant { $days } jours.
admin-unbanned = { $name } peut de nouveau se connecter.
admin-void = La partie { $table } ne compte plus ; { $count } classements ont été corrigés.
admin-voided = la partie { $table } ne compte déjà plus
admin-no-report = affichez la liste avec blockyard admin reports : il n’y a pas de signalement ouvert { $number }
admin-closed = Le signalement { $number } est clos.
admin-no-reports = Aucun signalement ouvert.
admin-report = { $number }. { $at } : { $name } (identifiant { $id }) : { $why } ; table { $table }
admin-no-server = indiquez son adresse avec --server : aucun serveur ne répond à { $server } ({ $why })
