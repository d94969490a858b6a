# Limits of the server.

too-many-sockets = close one of your pages first: you have as many open as allowed ({ $most })
too-many-games = finish or leave a game first: you have as many running as allowed ({ $most })
too-many-waiting = leave one of your tables first: as many as allowed are waiting for players already ({ $most })
too-many-waiting-here = take a seat at a table, or try again in a few minutes: as many tables from your network as allowed are waiting already ({ $most })
web-more-tables = Show older tables
restarting = the server is restarting; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
web-local-only = This link works on this computer only. For others to join, start Blockyard with --host 0.0.0.0.
web-local-others = This page is open on the server itself. Others in your network use this link:
