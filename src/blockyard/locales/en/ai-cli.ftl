# Analysis, tournaments and engines at the command line.

no-kernel = { $game } has no fast kernel yet; count without --fast

command-hint = hint
help-hint = what the computer would play, and why

how-many-games = choose between 1 and { $most } games, and at least one opening
engine-does-not-start = the engine won’t start; check the command: { $command }
engine-refuses = the engine refused “{ $command }” and answered “{ $answer }”; check that it plays this game
not-a-contest = { $file } does not hold the games of a duel; choose another file
another-contest = { $file } holds the games of another duel; choose another file, or the same players and seed
duel-result = { $first } against { $second }: won { $won }, drawn { $drawn }, lost { $lost }, { $percent }%
duel-elo = Elo difference, with 95% interval: { $elo }
duel-time = Thinking time per game, in seconds: { $first } and { $second }

nothing-to-analyse = there is nothing to decide here; choose a position where it is somebody’s turn
analyse-to-play = { $who } to play; values from -1 (lost) to +1 (won):
analyse-line = Best play: { $line }
analyse-win = A proven win in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
analyse-loss = A proven loss in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
analyse-effort = Positions searched: { $nodes }, in { $ms } ms.
analyse-better = better: { $move }
no-such-ply = the record has no move { $given }; choose a number from 0 to { $last }
analyse-no-moves = Nobody has moved in this game yet.
play-hint = { $count ->
    [0] You could play { $move }.
   *[other] You could play { $move }: { $reasons }.
}
