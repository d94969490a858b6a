# The operator's report on rated play: blockyard admin fair-play.

admin-pair = { $name } against { $other }: points { $gained }, games { $games }; not won over the board, or from new accounts: { $free }
admin-play = Table { $table }: moves after the opening { $moves }, time per move { $seconds } s (± { $variation }), agreement with the engine { $alike }
admin-hand = { $flag ->
    [yes] Worth checking:
   *[no] Hand of
} { $name }: blocks placed { $placed }, implausible { $doubted }, off by { $error } mm (± { $spread }), repeated movements { $repeated }, held for { $seconds } s (± { $variation })
admin-no-pairs = No rated games in this period.
usage-fair-play = Show who gains from whom in rated games; with a name, also timing and agreement with the engine.
usage-param-games = How many of the person’s latest games the engine replays.
