# Limits of the server.

too-many-sockets = close one of your pages first: you have as many open as allowed ({ $most })
too-many-games = finish or leave a game first: you have as many running as allowed ({ $most })
too-many-waiting = leave one of your tables first: as many as allowed are waiting for players already ({ $most })
too-many-waiting-here = take a seat at a table, or try again in a few minutes: as many tables from your network as allowed are waiting already ({ $most })
table-long = start a new table: this one has as many moves and offers as a table can hold
offers-end = play on or resign: so many offers have been made at this table that no more are heard
web-more-tables = Show older tables
restarting = try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}: the server is restarting
web-local-only = This link works on this computer only. For others to join, start Blockyard with --host 0.0.0.0.
web-local-others = You opened this page at an address that only this computer can reach. The link above works for everyone on your network.
