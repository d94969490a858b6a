# Limits of the server.

too-many-sockets = close one of your pages first: Blockyard is open { $most } times for you already
too-many-games = finish a game or leave it first: { $most } of yours from today are still going on
too-many-waiting = leave one of your tables first: { $most } are waiting for players already
too-many-waiting-here = sit down at a table, or try again in a few minutes: { $most } tables from your network are waiting already
web-more-tables = Show older tables
restarting = the server is starting anew; try again in { $seconds } seconds
web-local-only = This link works on this computer only. For others to join, start Blockyard with --host 0.0.0.0.
web-local-others = This page is open on the server itself. Others in your network use this link:
