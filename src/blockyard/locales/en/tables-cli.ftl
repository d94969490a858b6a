# The server at the command line.

database-newer = update Blockyard: the database is in format { $found }, and this version knows formats up to { $known }
database-unready = check --data or --database, and start again: the database cannot be used right now ({ $why })
no-such-database = name the folder with --data: there is no database at { $file }
copy-failed = free up some space there, or choose another place: no copy was made at { $file } ({ $why })
no-free-port = choose another port with --port: none from { $port } to { $last } is free
serve-port-taken = Port { $port } is taken, so Blockyard is using port { $free }.
serve-address = Blockyard is at { $url }
serve-stop = Press Ctrl+C to stop; every game is kept.
backup-done = Copied to { $file }
