# The command “openings”.

usage-openings = Show how games continued from a position: moves, games and results.
usage-openings-moves = The moves so far, in notation.
usage-openings-count = Have the computer play this many games against itself, and write their openings to a file.
usage-openings-nodes = Nodes searched for each move.
usage-openings-least = Leave out positions reached in fewer games than this.
usage-openings-jobs = Number of processes.
usage-openings-out = File to write the openings to.
usage-name-moves = MOVES
no-openings = choose another game: { $game } has no openings
openings-none = No games continued from here.
openings-games = Games from here: { $games }
openings-results = games: { $games }, won { $won }%, drawn { $drawn }%, lost { $lost }%
openings-made = Games: { $games }, positions: { $positions }. Saved in { $file }
