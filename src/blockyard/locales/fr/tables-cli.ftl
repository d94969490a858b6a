# The server at the command line.

database-newer = mettez Blockyard à jour : la base de données est au format { $found }, et cette version ne connaît que les formats jusqu’à { $known }
database-unready = vérifiez --data ou --database, puis relancez : la base de données est inutilisable pour l’instant ({ $why })
no-such-database = indiquez le dossier avec --data : il n’y a pas de base de données dans { $file }
copy-failed = faites de la place, ou choisissez un autre endroit : aucune copie n’a été faite dans { $file } ({ $why })
no-free-port = choisissez un autre port avec --port : aucun n’est libre de { $port } à { $last }
serve-port-taken = Le port { $port } est pris ; Blockyard utilise le port { $free }.
serve-address = Blockyard vous attend à l’adresse { $url }
serve-stop = Ctrl+C pour arrêter ; toutes les parties sont conservées.
backup-done = Copie faite : { $file }
