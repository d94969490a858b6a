# Analysis, tournaments and engines at the command line.

no-kernel = { $game } has no fast kernel yet; count without --fast

command-hint = hint
help-hint = what the computer would play, and why

how-many-games = choose between 1 and { $most } games, and at least one opening
engine-does-not-start = the engine does not start; check the command: { $command }
engine-refuses = the engine does not do “{ $command }” and says “{ $answer }”; check that it plays this game
not-a-contest = { $file } does not hold the games of a duel; choose another file
another-contest = { $file } holds the games of another duel; choose another file, or the same players and seed
duel-result = { $first } against { $second }: { $won } won, { $drawn } drawn, { $lost } lost, { $percent } %
duel-elo = Elo difference, with 95 % interval: { $elo }
duel-time = Seconds of thought a game: { $first } and { $second }

nothing-to-analyse = nobody has to decide anything here; choose a position in which somebody is to play
analyse-to-play = { $who } to play; values from -1 (lost) to +1 (won):
analyse-line = Best play: { $line }
analyse-win = A proven win in { $moves } moves.
analyse-loss = A proven loss in { $moves } moves.
analyse-effort = Looked at { $nodes } positions in { $ms } ms.
analyse-better = better: { $move }
no-such-ply = the record has { $last } moves, not { $given }; choose a number from 0 to { $last }
