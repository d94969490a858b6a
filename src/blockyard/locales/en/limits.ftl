# Limits of the server.

too-many-sockets = close one of your pages first: you have reached the limit of open pages ({ $most })
too-many-blocks = unblock somebody first: you have reached the limit of blocked players ({ $most })
too-many-games = finish or leave a game first: you have reached the limit of games in progress ({ $most })
too-many-waiting = leave one of your tables first: you have reached the limit of tables waiting for players ({ $most })
too-many-waiting-here = take a seat at a table, or try again in a few minutes: your network has reached the limit of waiting tables ({ $most })
search-long = narrow your search, or try again in a minute: there are too many games to look through at once
table-long = start a new table: this one has reached the limit of moves and offers
offers-end = play on or resign: this table has reached the limit of offers
web-more-tables = Show older tables
restarting = try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}: the server is restarting
web-local-only = This link works on this computer only. For others to join, start Blockyard with --host 0.0.0.0.
web-local-others = You opened this page at an address that only this computer can reach. The link above works for everyone on your network.
