"""The openings that come with us: how games of the computer against itself began and ended.

`blockyard/openings/<game>.tsv` holds those of a game as `blockyard openings GAME --make` wrote
them: after a comment a position a line, its key and then each move with won/drawn/lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from blockyard import games
from blockyard.core import packed
from blockyard.core.match import Match
from blockyard.core.openings import KEY_BYTES, Tallies, Tally, place_of

FOLDER = Path(__file__).parent / "openings"
COMMENT = "#"
BITS = 8 * KEY_BYTES


def read(lines: Iterable[str]) -> dict[int, Tallies]:
    """For each position, by its key, the moves and their results."""
    found: dict[int, Tallies] = {}
    for line in lines:
        if not line.startswith(COMMENT):
            key, *moves = line.split("\t")
            found[_signed(int(key, 16))] = dict(map(_counted, moves))
    return found


def _signed(number: int) -> int:
    return number - (1 << BITS) if number >> (BITS - 1) else number


def _counted(text: str) -> tuple[str, Tally]:
    move, _, results = text.rpartition(":")
    won, drawn, lost = results.split("/")
    return move, Tally(int(won), int(drawn), int(lost))


def write(positions: Mapping[int, Tallies]) -> Iterator[str]:
    """The lines of a file, the most frequent positions and moves first."""
    rows = [(sum(t.games for t in moves.values()), key) for key, moves in positions.items()]
    for _, key in sorted(rows, key=lambda row: (-row[0], row[1])):
        moves = sorted(positions[key].items(), key=lambda row: (-row[1].games, row[0]))
        counted = (f"{move}:{'/'.join(map(str, tally))}" for move, tally in moves)
        yield "\t".join([f"{key % (1 << BITS):x}", *counted])


@cache
def openings_of(key: str) -> Mapping[int, Tallies]:
    """All openings of a game, by its key; none where none come with us."""
    written = packed.text(FOLDER / f"{key}.tsv")
    return read(written.splitlines()) if written else {}


@cache
def games_with_openings() -> tuple[str, ...]:
    return tuple(key for key in games.all_games() if openings_of(key))


def moves_from(match: Match) -> dict[str, Tally]:
    """The moves that were played from this position in self-play, with their results, the most
    frequent first. One of several equal moves stands for all."""
    place = place_of(match.game, match.state) if match.to_play is not None else None
    if place is None:
        return {}
    return place.played(match.legal_moves(), openings_of(match.game.key).get(place.key, {}))
