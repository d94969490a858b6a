"""Games between programs as a Parquet file: one row for each decision.

    game, ply, seat      which game, the moves before this one, and who decides
    observation          what the seat sees (docs/research.md, Layouts)
    legal                the legal actions
    action, move         what it played; no action where the encoding has none (Block Out!)
    result               what the seat gets at the end of the game, from -1 to 1

The file's metadata says how it was made: the same version, player and seed make the same games.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from blockyard import __version__
from blockyard.ai.players import hand_of, player
from blockyard.core.contract import CHANCE
from blockyard.core.match import Match
from blockyard.envs.config import EnvConfig, returns_of

Row = dict[str, Any]


def schema(config: EnvConfig, **how: object) -> pa.Schema:
    values = pa.type_for_alias(config.encoding.dtype)
    fields = [
        ("game", pa.int32()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("observation", pa.list_(values, config.encoding.size)),
        ("legal", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("move", pa.string()),
        ("result", pa.float32()),
    ]
    options = ",".join(f"{name}={value}" for name, value in config.options.items())
    facts = {"blockyard": __version__, "key": config.key, "options": options} | how
    return pa.schema(fields, {name: str(value) for name, value in facts.items()})


def write(  # noqa: PLR0913 - each is a choice of its own
    path: Path, config: EnvConfig, name: str, games: int, *, opening: int = 4, seed: int = 0
) -> Iterator[int]:
    """Play and write game by game; yields the number of rows of each. The file appears when it is
    complete. `opening` is the number of random moves at the start of each game."""
    found = schema(config, player=name, games=games, opening=opening, seed=seed)
    partial = path.with_name(f"{path.name}.part")
    # Opened here: Parquet's own error would not name the file.
    with partial.open("wb") as plain, pq.ParquetWriter(plain, found, compression="zstd") as file:
        for game in range(games):
            rows = self_play(config, name, opening, Random(f"{seed} {game}"))
            file.write_table(pa.Table.from_pylist([row | {"game": game} for row in rows], found))
            yield len(rows)
    partial.replace(path)


def self_play(config: EnvConfig, name: str, opening: int, rng: Random) -> list[Row]:
    """One game of a program against itself. The first moves are random, so that games differ."""
    match = Match.begin(config.game, config.seats, dict(config.options))
    choose, hand = player(name), hand_of(name, config.game)
    hands = dict.fromkeys(range(config.seats), hand)
    rows: list[Row] = []
    while match.outcome is None and len(rows) < config.max_moves:
        seat = match.to_play
        assert seat is not None
        if seat == CHANCE:
            move = match.chance_move(rng, hands).move
        elif len(rows) < opening:
            move = rng.choice(match.legal_moves())
        else:
            move = choose(match, seat, rng)
        if seat != CHANCE:
            rows.append(_row(config, match, move, len(rows)))
        match = match.play(seat, match.ply, move)
    results = returns_of(match.outcome, config.seats)
    for row in rows:
        row["result"] = results[row["seat"]]
    return rows


def _row(config: EnvConfig, match: Match, move: str, ply: int) -> Row:
    encoding, seat = config.encoding, match.to_play
    assert seat is not None
    number = float if encoding.dtype.startswith("float") else int  # flags are numbers too
    return {
        "ply": ply,
        "seat": seat,
        "observation": list(map(number, encoding.observation(match.state.view(seat), seat))),
        "legal": sorted(encoding.action_of[legal] for legal in match.legal_moves()),
        "action": encoding.action_of.get(match.state.spell(move)),
        "move": move,
    }
