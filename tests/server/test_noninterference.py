"""Noninterference: hidden information makes no difference to what an observer learns.

Random games run on two servers that differ only in hidden information. After each step everything
that is sent to one observer is compared byte by byte: updates, refusals with their positions, the
snapshot, refused hints and analyses, records, exports, the lobby, and the server's log. At the end
of this file leaks are planted, to check that each of them is found.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from random import Random

import pytest

from blockyard import games
from blockyard.core.contract import CHANCE, State
from blockyard.core.match import Match
from blockyard.server.http import routes_tables
from blockyard.server.live.rooms import Room
from blockyard.server.tables import visibility
from tests.server.paired_servers import PairedServers, World, paired_worlds, stop_time

PLIES = 45
CARDS, COVERED = "block-out", "gobblet"


@pytest.fixture(scope="module")
def servers(tmp_path_factory):
    """Two servers, and a way to run something in them. In Block Out! hands are hidden from all but
    their owners; at a memory table of Gobblet what is covered is hidden from everybody."""
    data, memory = tmp_path_factory.mktemp("data"), {"memory": "yes", "touch": "strict"}
    with asyncio.Runner() as runner:
        created = PairedServers.create(data, (CARDS, 3, 10, {}), (COVERED, 2, 7, memory))
        servers = runner.run(created)
        yield runner.run, servers
        runner.run(servers.close())


@pytest.fixture(autouse=True)
def at_noon(monkeypatch):
    stop_time(monkeypatch)


async def same(worlds: list[World], pages: bool = True) -> bool:
    """Compare all bytes of both; whether hidden information differed."""
    one, other = [await world.everything_visible(pages) for world in worlds]
    for kind, known in one.items():
        assert known == other[kind], f"the {kind} reveal hidden information"
    texts = {world.match.state.text() for world in worlds}
    return len(texts) == 2


# --- hands --------------------------------------------------------------------------------------


def drawn(rng: Random, match: Match, other: Match, observer: int | None) -> tuple[str, str] | None:
    """A card for each world. Where the observer does not draw it, it may be another one, as long
    as it is the same seat's turn afterwards: that would be seen."""
    move, state = match.game.quick_chance(match.state, rng), other.state
    is_hidden = move.startswith("draw ") and match.state.drawer != observer
    is_playable = state.objection(move) is None and _goes_on_alike(match, other, move)
    if is_playable and (not is_hidden or rng.random() < 0.5):
        return move, move
    after = match.state.play(move).to_play
    cards = [card for card in match.game.odds(state) or () if state.play(card).to_play == after]
    return (move, rng.choice(cards)) if is_hidden and cards else None


def _goes_on_alike(one: Match, other: Match, move: str) -> bool:
    return one.state.play(move).to_play == other.state.play(move).to_play


async def hold_cards(servers: PairedServers, observer: int | None, seed: int) -> int:
    """One random game of Block Out! in two worlds; how often something hidden was different."""
    rng, differed = Random(seed), 0
    async with paired_worlds(servers, CARDS, observer) as worlds:
        for world in worlds:
            await world.connect()
        for ply in range(PLIES):
            one, other = (world.match for world in worlds)
            if one.outcome or one.to_play != other.to_play:
                break
            moves = _next(rng, one, other, observer)
            if moves is None:
                break
            for world, move in zip(worlds, moves, strict=True):
                await world.play(world.match.to_play, move)
            differed += await same(worlds, pages=ply % 10 == 9)
    return differed


def _next(rng: Random, one: Match, other: Match, observer: int | None) -> tuple[str, str] | None:
    """What happens in each world, or None where nothing can that looks the same."""
    if one.to_play == CHANCE:
        return drawn(rng, one, other, observer)
    common = sorted({*one.state.legal_moves()} & {*other.state.legal_moves()})
    tried = rng.sample(common, min(len(common), 30))
    return next(((move, move) for move in tried if _goes_on_alike(one, other, move)), None)


@pytest.mark.slow
@pytest.mark.parametrize("observer", [None, 0, 1, 2])
def test_other_hands_make_no_difference(servers, observer):
    run, pair = servers
    assert run(hold_cards(pair, observer, seed=1)) >= 10, "times something hidden was different"


# --- what is covered ------------------------------------------------------------------------------

SQUARES = [column + row for column in "abcd" for row in "1234"]


def covered(rng: Random) -> tuple[list[str], list[str]]:
    """Two games that look the same at the end: black's 3 and 2 lie under white's gobblets, the one
    here and the other there, or the other way round."""
    black, white, third, far, p, q, away = rng.sample(SQUARES, 7)

    def line(three: str, two: str) -> list[str]:
        return [
            *(f"4{white}", f"4{far}", f"4{third}", f"3{three}", f"4{black}", f"2{two}"),
            *(white, p, far, away, third, q),
        ]

    return line(p, q), line(q, p)


def looks_alike(one: State, other: State) -> bool:
    """Nothing but what is covered differs; this is said without asking a view."""

    def visible(state: State) -> object:
        tops = [stack[-1:] for stack in state.squares]
        return tops, state.beside(0), state.beside(1), state.held, state.to_play, state.outcome

    return visible(one) == visible(other)


def two_lines(rng: Random) -> tuple[list[str], list[str]]:
    while True:
        lines = covered(rng)
        ends = [_played(line) for line in lines]
        if all(ends) and looks_alike(*ends):
            return lines


def _played(line: list[str]) -> State | None:
    """The position after these moves, if they can be played and nobody has won."""
    state = games.get("gobblet").start(2, {"memory": "yes", "touch": "strict"})
    for move in line:
        if state.outcome or state.objection(move):
            return None
        state = state.play(move)
    return None if state.outcome else state


async def hold_memory(servers: PairedServers, observer: int | None, seed: int) -> int:
    """One game of memory Gobblet in two worlds, from where they cannot be told apart."""
    rng, differed = Random(seed), 0
    async with paired_worlds(servers, COVERED, observer) as worlds:
        for world, line in zip(worlds, two_lines(rng), strict=True):
            for move in line:
                await world.play(world.match.to_play, move)
            world.logs.take()
            await world.connect()
        differed += await same(worlds)
        for _ in range(8):
            one, other = (world.match.state for world in worlds)
            common = [
                move
                for move in one.legal_moves()
                if other.objection(move) is None and looks_alike(one.play(move), other.play(move))
            ]
            if not common or one.outcome:
                break
            move = rng.choice(common)
            for world in worlds:
                await world.play(world.match.to_play, move)
            differed += await same(worlds)
    return differed


@pytest.mark.slow
@pytest.mark.parametrize("observer", [None, 0, 1])
def test_what_is_covered_makes_no_difference(servers, observer):
    run, pair = servers
    assert run(hold_memory(pair, observer, seed=observer or 7)) >= 4


# --- planted leaks --------------------------------------------------------------------------------


def leaky_view(monkeypatch) -> None:
    position = visibility._seat_view

    def leaks(match, seat, view):
        return position(match, seat, view | {"all": match.state.text()})

    monkeypatch.setattr(visibility, "_seat_view", leaks)


def leaky_history(monkeypatch) -> None:
    monkeypatch.setattr(Match, "_shown", lambda self, event, seat: event.text())


def leaky_list(monkeypatch) -> None:
    monkeypatch.setattr(
        Match, "move_list", lambda self, seat: [event.text() for event in self.events]
    )


def leaky_record(monkeypatch) -> None:
    monkeypatch.setattr(routes_tables, "public_match", lambda table: table.playing())


def leaky_log(monkeypatch) -> None:
    logged = logging.getLogger("blockyard.planted")
    public = Room.info

    def leaks(room):
        logged.warning("shown: %s", room.table.playing().state.text())
        return public(room)

    monkeypatch.setattr(Room, "info", leaks)


def leaky_lobby(monkeypatch) -> None:
    public = visibility.table_info

    def leaks(table, *more):
        shown = public(table, *more)
        shown.again = str(table.match and table.match.state.text())
        return shown

    monkeypatch.setattr(visibility, "table_info", leaks)


def leaky_refusal(monkeypatch) -> None:
    refused = visibility.objection

    def leaks(why):
        frame = refused(why)
        frame.params = frame.params | {"of": worlds_state()}
        return frame

    def worlds_state() -> str:
        frame = sys._getframe(2)
        while frame and not isinstance(frame.f_locals.get("self"), World):
            frame = frame.f_back
        return frame.f_locals["self"].match.state.text() if frame else ""

    monkeypatch.setattr(visibility, "objection", leaks)


LEAKS = [leaky_view, leaky_history, leaky_record, leaky_log, leaky_lobby, leaky_refusal]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_of_a_hand_is_found(servers, monkeypatch, leak):
    run, pair = servers
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="reveal hidden information"):
        run(hold_cards(pair, None, seed=1))


@pytest.mark.parametrize("leak", [leaky_view, leaky_list, leaky_record, leaky_log])
def test_a_planted_look_under_a_gobblet_is_found(servers, monkeypatch, leak):
    run, pair = servers
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="reveal hidden information"):
        run(hold_memory(pair, None, seed=7))
