# The server at the command line.

database-newer = la base de données est au format { $found }, et cette version ne connaît que les formats jusqu’à { $known } ; mettez Blockyard à jour
database-unready = la base de données est inutilisable pour l’instant : { $why } ; vérifiez --data ou --database, puis relancez
no-such-database = il n’y a pas de base de données dans { $file } ; indiquez son dossier avec --data
copy-failed = aucune copie n’a été faite dans { $file } : { $why } ; faites-y de la place, ou choisissez un autre endroit
no-free-port = aucun port de { $port } à { $last } n’est libre ; choisissez-en un autre avec --port
serve-port-taken = Le port { $port } est pris ; Blockyard utilise le port { $free }.
serve-address = Blockyard vous attend à l’adresse { $url }
serve-stop = Ctrl+C pour arrêter ; toutes les parties sont conservées.
backup-done = Copie faite : { $file }
