"""Whole games between browsers: short ones, with moves from the list that the server sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from blockyard import games
from blockyard.games.deblockle.insight import distance
from blockyard.games.deblockle.rules import DeblockleState
from tests.browser.player import Player
from tests.browser.pointer import HANDS, Hand

# Seeds of short games.
SEEDS = {"gobblet": 34, "gobblers": 13, "blokus-duo": 5, "deblockle": 8, "block-out": 0}
GAMES = [*HANDS]

Choice = Callable[[Player, Random], str]


def at_random(player: Player, rng: Random) -> str:
    return rng.choice(player.legal)


def blokus(player: Player, rng: Random) -> str:
    """Among the largest pieces, so that the board fills quickly."""
    legal = player.legal
    largest = max(map(len, legal))
    return rng.choice([move for move in legal if len(move) >= largest - 2])


def deblockle(player: Player, rng: Random) -> str:
    """Arranged at random; then both help Gold along the ways that are shortest for blocks alone."""
    state = games.get("deblockle").start()
    for move in player.moves:
        state = state.play(move)
    assert isinstance(state, DeblockleState)
    legal = state.legal_moves()
    assert legal == player.legal
    if state.stage != "play":
        return rng.choice(legal)
    return min(legal, key=lambda move: (way_to_go(state.after(move)), len(move), rng.random()))


def way_to_go(state: DeblockleState) -> int:
    """Turns that Gold's blocks would need, each alone, and how many there are."""
    blocks = [at for at, block in enumerate(state.squares) if block and block.colour == 0]
    return sum(1 + distance(state, at) for at in blocks)


STRAIGHT = "put 0 0 0 0"
SIZES = ("large", "medium", "small")


def blockout(player: Player, rng: Random) -> str:
    """Actions first, which need no block; then large blocks, and straight onto the middle."""
    legal = player.legal
    if STRAIGHT in legal:
        return STRAIGHT

    def first(move: str) -> tuple[int, float]:
        size = move.partition(">")[2].partition("-")[0]
        return SIZES.index(size) if size else -1, rng.random()

    return min(legal, key=first)


CHOICES: dict[str, Choice] = {
    "blokus-duo": blokus,
    "deblockle": deblockle,
    "block-out": blockout,
}


def chosen(game: str, player: Player, rng: Random) -> str:
    return CHOICES.get(game, at_random)(player, rng)


def play(
    players: Sequence[Player], game: str, hand: Hand, moves: int = 500, rng: Random | None = None
) -> bool:
    """Play this many decisions, players in the order of their seats; whether it is over then."""
    rng = rng or Random(SEEDS[game])
    before: int | None = None
    for _ in range(moves):
        turn = players[0].await_decision(before)
        if turn == "over":
            return True
        before = players[0].now["ply"]
        mover = players[int(turn) % len(players)]
        mover.await_ply(before)
        mover.open_curtain()
        hand(mover, chosen(game, mover, rng))
    return players[0].await_decision(before) == "over"


def two_at(new_player: Callable[[], Player], game: str) -> list[Player]:
    """Two browsers at a table, one invited by the other's link."""
    ada, bob = new_player(), new_player()
    path = ada.set_table(game, "me", "open")
    ada.see(path)
    bob.sit_down(path)
    return [ada, bob]
