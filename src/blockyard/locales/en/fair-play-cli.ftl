# The operator's report on rated play: blockyard admin fair-play.

admin-pair = { $name } against { $other }: { $gained } points in { $games } games, { $free } of them not won over the board or from new accounts
admin-play = Table { $table }: { $moves } moves after the opening, { $seconds } s each (± { $variation }), { $alike } as the engine moves
admin-no-pairs = No rated games in that time.
usage-fair-play = Show who gains from whom in rated games; with a name, also timing and agreement with the engine.
usage-param-games = How many of the person’s latest games the engine replays.
