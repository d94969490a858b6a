"""Plays the sample game of every game that has none yet: `src/blockyard/samples/<game>.record`.

    python tools/samples.py

The computer plays all seats at a middle level. A sample that exists is kept, so that what documents
and tests say about it stays true.
"""

from __future__ import annotations

from random import Random

from blockyard import game_files, games
from blockyard.ai.players import hand_of, player
from blockyard.core import record
from blockyard.core.contract import CHANCE, Game
from blockyard.core.match import Match

PLAYER = "bot:4"


def played(game: Game, rng: Random) -> Match:
    match = Match.begin(game)
    hands = {seat: hand_of(PLAYER, game) for seat in range(match.seats)}
    while (seat := match.to_play) is not None:
        if seat == CHANCE:
            move = match.chance_move(rng, hands).move
        else:
            move = player(PLAYER)(match, seat, rng)
        match = match.play(seat, match.ply, move)
    return match


def main() -> None:
    for key, game in games.all_games().items():
        file = game_files.SAMPLES / f"{key}{game_files.RECORD}"
        if not file.exists():
            match = played(game, Random(1))
            lines = record.write(match, [PLAYER] * match.seats)
            file.write_text("\n".join([*lines, ""]), encoding="utf-8")
            print(file.name)


if __name__ == "__main__":
    main()
