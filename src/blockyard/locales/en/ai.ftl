# Players that are programs: their words, and the reasons for their moves.

reason-wins = it wins at once
reason-repeats-for-a-draw = it repeats the position for the third time, which is a draw
reason-sound-start = it is a sound first move, which keeps everything open
