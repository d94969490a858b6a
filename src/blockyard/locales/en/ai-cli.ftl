# Analysis, tournaments and engines at the command line.

no-kernel = count without --fast: { $game } has no fast kernel yet
no-book = choose another game: { $game } begins with dice, or has no engine to make an opening book

command-hint = hint
help-hint = what the computer would play, and why

how-many-games = choose between 1 and { $most } games, and at least one opening
engine-does-not-start = check the command, { $command }: the engine won’t start
engine-refuses = check that the engine plays this game: it refused “{ $command }” and answered “{ $answer }”
not-a-contest = choose another file: { $file } does not hold the games of a duel
another-contest = choose another file, or the same players and seed: { $file } holds the games of another duel
duel-result = { $first } against { $second }: won { $won }, drawn { $drawn }, lost { $lost }, { $percent }%
duel-elo = Elo difference, with 95% interval: { $elo }
duel-time = Thinking time per game, in seconds: { $first } and { $second }
evaluate-rating = Elo rating, with 95% interval: { $rating }
no-such-agent = check the name: there is no Python file { $file }
no-agent-in-file = define a function “choose” or “act” in { $file }: it has no agent yet
evaluate-unrated = choose another game: the levels of { $game } have no ratings yet
evaluate-levels = choose levels from 1 to { $last }, such as 1,3,5: “{ $given }” is not a list of levels
no-encoding = define a function “choose” instead: moves in { $game } have no numbers

nothing-to-analyse = choose a position where it is somebody’s turn: there is nothing to decide here
analyse-to-play = { $who } to move; values from -1 (lost) to +1 (won):
analyse-line = Best play: { $line }
analyse-win = A proven win in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
analyse-loss = A proven loss in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
analyse-proven = proven
analyse-exact = This value is proven.
analyse-effort = Positions searched: { $nodes }, in { $ms } ms.
analyse-better = better: { $move }
analyse-accuracy = Accuracy: { $players }
analyse-accuracy-of = { $who } { $percent }%
analyse-lesson = Move { $number }, { $who }: find a better move than { $move }.
analyse-retry-good = Well found: this move is better.
analyse-retry-weak = This move is worth less. Try another.
no-such-ply = choose a number from 0 to { $last }: the record has no move { $given }
analyse-no-moves = Nobody has moved in this game yet.
play-hint = { $count ->
    [0] You could play { $move } ({ $told }).
   *[other] You could play { $move } ({ $told }): { $reasons }.
}
dataset-done = Games: { $games }. Moves: { $moves }. Saved in { $file }.
dataset-exists = choose another file: { $file } already exists
analyse-all-done = { $games ->
    [one] One reviewed game is in { $file }.
   *[other] { $games } reviewed games are in { $file }.
 }
