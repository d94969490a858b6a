# The server at the command line.

database-newer = the database is in format { $found }, but this version only knows formats up to { $known }; please update Blockyard
database-unready = the database cannot be used now: { $why }; check --data or --database, and start again
no-such-database = there is no database at { $file }; name its folder with --data
copy-failed = no copy was made at { $file }: { $why }; make room there, or choose another place
no-free-port = no port from { $port } to { $last } is free; choose another with --port
serve-port-taken = Port { $port } is taken, so Blockyard is using port { $free }.
serve-address = Blockyard is at { $url }
serve-stop = Press Ctrl+C to stop; every game is kept.
backup-done = Copied to { $file }
