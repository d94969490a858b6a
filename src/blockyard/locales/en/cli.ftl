# The terminal.

yes = yes
no-such-player = choose one of these players, { $players }: nobody here is called { $given }
option-without-value = write name=value: “{ $given }” has no value
depth-out-of-range = choose a depth from 0 to { $most }: { $given } cannot be counted
file-trouble = { $trouble ->
    [missing] Check the name and the folder: there is no { $file }
    [folder] Name a file: { $file } is a folder
    [denied] Choose another file or folder: you have no permission to use { $file }
    [full] Free up some space: the disk is full, so { $file } could not be written
   *[other] Choose another file: { $file } can’t be used ({ $why })
}.

games-seats = { "  " }{ $several ->
    [no] players: { $seats }
   *[yes] players: { $seats } (usually { $usual })
}

menu-title = Which game would you like to play?
menu-which = Number of the game (1-{ $last }), or quit:
menu-again = Type a number from 1 to { $last }, or the name of a game.
menu-players = Players
menu-person = a person
menu-computer = computer, level { $level }
menu-start = Press Enter to start, type a number (1-{ $last }) to change a line, or back:
menu-start-again = Type a number from 1 to { $last }, or just press Enter to start.
menu-back = back
menu-how-many = How many players? ({ $numbers })
menu-who = { $who }: type 0 for a person, or the computer’s level, 1 to { $last }:
menu-value = Type your choice, or press Enter to keep this one:
menu-choices = Type one of these: { $choices }

first-youngest = Who is the youngest? Number of the player (1-{ $last }):
first-birthday = Whose birthday comes next? Number of the player (1-{ $last }):

window-too-small = { $rows ->
    [one] Make the window one row taller to see the whole board.
   *[other] Make the window { $rows } rows taller to see the whole board.
}
play-prompt = { $number }. { $who }, your move (type help for commands):
label = { $name }: { $value }
play-told = { $who }: { $move }
play-skipped = { $who } can’t move and misses a turn.
play-curtain = The screen is clear. Hand over to { $who } and press Enter.
play-agree-draw = { $who }: a draw is offered. Do you agree? (yes or no)
play-declined = { $who } would rather play on.
play-undone = Taken back. Play move { $number } again.
play-which-file = Add a file name: { $command } my-game.record
play-saved = Saved in { $file }.
play-loaded = Resuming { $file }.
play-kept = Your game is saved. To resume it: blockyard play --load { $file }
play-again = Another game? (yes or no)
legal-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}

command-help = help
command-rules = rules
command-legal = legal
command-moves = moves
command-undo = undo
command-draw = draw
command-resign = resign
command-save = save
command-load = load
command-quit = quit
help-move = Type a move, such as { $example }, or one of these words:
help-help = this list
help-rules = the rules, or one of them: rules M4
help-legal = all moves that can be played now
help-moves = the moves so far
help-undo = take back the last turn
help-draw = offer a draw
help-resign = resign the game
help-save = write the game to a file: save my-game.record
help-load = resume a game from a file: load my-game.record
help-quit = quit; your game is saved

replay-next = Move { $number }: { $move } (press Enter)
replay-still-running = This game is still being played and part of it is hidden, so only the current position is shown.

about-us = Blockyard is an independent place to play block games. It is free software, made by people who like them.
about-names = Deblockle, Gobblet, Gobblet Gobblers, Block Out! and Blokus are names that belong to their owners, who are not involved in Blockyard and have not endorsed it. If you like a game, buy the real thing: it is nicer to touch.
about-rules = The rules are in our own words. Where a rulebook is silent we had to choose; those choices are marked as ours.

convert-left = Game { $number }: a record has no room for everything. Only the original file has { $what }.
convert-done = { $count ->
    [one] One game written to { $file }.
   *[other] { $count } games written to { $file }.
}
file-format = choose a file in one of these formats, { $kinds }: “{ $given }” does not hold games
convert-kind = use one of these file extensions, or give the type with --from and --to ({ $kinds }): the name “{ $given }” does not say what type it is
convert-exists = choose another name, or replace the file with --force: { $file } already exists
convert-not-for-game = choose one of these kinds of file, { $kinds }: { $kind } files cannot hold { $game }

# Placing by hand.
aim-offer = Press Enter to place with the arrow keys, or type the move.
aim-stop = Stop the bar in the middle, { $times ->
    [one] once more
    [2] twice
   *[other] { $times } times
}: press the space bar.
no-such-language = choose one of these languages, { $languages }: { $given } is not among them
games-option = { "  " }{ $key }: { $name } (rule { $clause })
games-value = { "    " }{ $key }: { $name }
