"""Pentobi's files, `.blksgf`: games of Duo and Classic as trees of the Smart Game Format.

GM names the game and the number of players. A move is the property of its colour, B and W in Duo
and 1 to 4 in Classic; AB, AW and A1 to A4 set up pieces, AE removes them, and PL is the colour to
play. Players are PB and PW where there are two, P1 to P4 otherwise. RE is the margin of two sides
(`B+6`, `W+6`, `0`); it has no form for three or four, so none is written.

A record takes the main line. It starts at the last set-up, because in a record only moves change
the board. In Pentobi's Duo the first colour starts on e10 (U4.1), so a game that started on j5 is
written rotated by 180 degrees.

Two things have no SGF property and are written to our own, BLOCKYARD, which other programs keep and
ignore: lines of the record that are not moves (`! M1 2`), and in the root `turned` and options.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import BinaryIO

from blockyard.core import sgf
from blockyard.core.contract import Game, Objection, Outcome, Refusal, Refused
from blockyard.core.formats import FileFormat, ImportedGame
from blockyard.core.match import Match
from blockyard.core.record import BadRecord, FindGame, Record, one_line, play_line, result_text
from blockyard.core.sgf import Node
from blockyard.games.blokus.formats.pentobi import (
    CLASSIC_NAMES,
    DUO_NAMES,
    THEIR_FIRST_START,
    half_turn,
)
from blockyard.games.blokus.formats.setup import Layout
from blockyard.games.blokus.rules import BlokusState, Colour

GAMES = {name: ("blokus-duo", seats) for seats, name in DUO_NAMES.items()} | {
    name: ("blokus-classic", seats) for seats, name in CLASSIC_NAMES.items()
}
OURS, TURNED = "BLOCKYARD", "turned"
OPTION = re.compile(r"option ([^:]+): (.+)")
DUO = ({"B": 0, "1": 0, "W": 1, "2": 1}, {"AB": 0, "A1": 0, "AW": 1, "A2": 1})
# The names of the colours are those of Pentobi's very first version.
CLASSIC = (
    {"1": 0, "2": 1, "3": 2, "4": 3, "BLUE": 0, "YELLOW": 1, "RED": 2, "GREEN": 3},
    {"A1": 0, "A2": 1, "A3": 2, "A4": 3},
)
TO_PLAY = {"B": 0, "1": 0, "W": 1, "2": 1, "3": 2, "4": 3}
# By the suffix of a result: the clause by which the other seat stopped.
STOPPED = {"R": "M1", "T": "M2", "F": "M3"}
IN_FULL = {"+Resign": "+R", "+Time": "+T", "+Forfeit": "+F", "Draw": "0"}
KNOWN = {"GM", "CA", "FF", "AP", "PL", "AE", "RE", "PB", "PW", "P1", "P2", "P3", "P4", OURS}


def _properties(position: BlokusState) -> tuple[Mapping[str, Colour], Mapping[str, Colour]]:
    """The properties of moves and of set-up pieces, with their colours."""
    return CLASSIC if position.variant.corners else DUO


class Blksgf(FileFormat):
    opening = b"("

    def read(self, file: BinaryIO, find: FindGame) -> Iterator[ImportedGame]:
        for root in sgf.read(file.read()):
            kept, left = _Reading(root, find).taken()
            yield ImportedGame(kept, sgf.write(root), tuple(left))

    def write(self, kept: Record) -> Iterator[str]:
        return sgf.write(tree(kept))


# --- from a tree -------------------------------------------------------------------


class _Reading:
    """Replays the main line of a tree on our board."""

    def __init__(self, root: Node, find: FindGame) -> None:
        self.root = root
        self.game, seats = _game(root, find)
        self.notes = [sgf.plain(note) for note in root.properties.get(OURS, [])]
        found = filter(None, map(OPTION.fullmatch, self.notes))
        self.options = {option[1]: option[2] for option in found}
        try:
            self.match = Match.begin(self.game, seats, self.options)
        except Refusal as refusal:
            raise _at(root, refusal) from None
        self.layout: Layout | None = None
        self.set_up_at = root
        self.moves_before = 0

    def taken(self) -> tuple[Record, list[Objection]]:
        for node in sgf.main_line(self.root):
            try:
                self._take(node)
            except BadRecord:
                raise
            except Refusal as refusal:
                raise _at(node, refusal) from None
        self._begin(None)
        result = self._result()
        return Record(self.match, _names(self.root, self.match.seats)), [*self._left(), *result]

    @property
    def position(self) -> BlokusState:
        state = self.match.state
        assert isinstance(state, BlokusState), "another game's position"
        return state

    # --- one node ------------------------------------------------------------------

    def _take(self, node: Node) -> None:
        self._check_colours(node)
        if self._sets_up(node):
            self._lay(node)
        for name, colour in _properties(self.position)[0].items():
            if name in node.properties:
                self._move(colour, ",".join(filter(None, node.properties[name])))
        for note in node.properties.get(OURS, []):
            if note.startswith("!"):
                self._begin(None)
                self.match = play_line(self.match, sgf.plain(note))

    def _check_colours(self, node: Node) -> None:
        """A move or a piece of a colour that this game does not have would be lost."""
        moves, pieces = _properties(self.position)
        known = {*moves, *pieces}
        for name in node.properties:
            if name not in known and any(
                name in table for kind in (DUO, CLASSIC) for table in kind
            ):
                raise Refused("blksgf-colour", name=name, given=self.root.text("GM")[:40])
        if sum(name in node.properties for name in moves) > 1:
            raise Refused("blksgf-two-moves")

    def _move(self, colour: Colour, squares: str) -> None:
        if not squares:  # a pass, written by very old versions
            return
        self._begin(colour)
        if self.match.to_play is None:
            raise Refused("record-after-end")
        if self.position.turn != colour:
            letter = self.position.variant.colours[colour]
            raise Refusal(Objection("U6", "not-its-turn", {"colour": letter}))
        self.match = self.match.play(self.match.to_play, self.match.ply, self._ours(squares))

    def _ours(self, squares: str) -> str:
        """Squares of the file on our board."""
        board = self.position.variant.board
        is_piece = self.position.spell(squares) in board.placements
        return half_turn(board, squares) if TURNED in self.notes and is_piece else squares

    # --- set-up --------------------------------------------------------------------

    def _sets_up(self, node: Node) -> bool:
        lays = any(name in node.properties for name in ("AE", *_properties(self.position)[1]))
        return lays or ("PL" in node.properties and self._to_play(node) != self.position.turn)

    def _to_play(self, node: Node) -> Colour:
        given = node.text("PL")
        colour = TO_PLAY.get(given, len(self.position.colours))
        if colour not in self.position.colours:
            raise Refused("blksgf-to-play", given=given[:40])
        return colour

    def _lay(self, node: Node) -> None:
        """Set-up pieces, added and removed. The position is checked when play goes on, since the
        next node may add more."""
        if self.layout is None:
            self.moves_before += sum(not step.clause for step in self.match.events)
            self.layout = Layout(self.position)
        self.set_up_at = node
        for value in node.properties.get("AE", []):
            self.layout.take_away(self._ours(value))
        for name, colour in _properties(self.position)[1].items():
            for value in node.properties.get(name, []):
                self.layout.lay(colour, self._ours(value))
        if "PL" in node.properties:
            self.layout.turn = self._to_play(node)

    def _begin(self, mover: Colour | None) -> None:
        """Play on from the set-up; without PL the next move decides whose turn it is."""
        if self.layout is None:
            return
        layout, self.layout = self.layout, None
        try:
            start = layout.position(self.game, mover)
            self.match = Match.begin(self.game, None, self.options, start)
        except Refusal as refusal:
            raise _at(self.set_up_at, refusal) from None

    # --- the result, and what a record cannot hold -------------------------------------

    def _result(self) -> list[Objection]:
        given = self.root.text("RE").strip()
        for full, short in IN_FULL.items():
            given = given.replace(full, short)
        if given and self.match.outcome is None and self.match.seats == 2:
            self._conclude(given)
        if given in ("", "?", _written_result(self.match)):
            return []
        played = result_text(self.match.outcome)
        return [Objection("", "left-result", {"given": given[:40], "played": played})]

    def _conclude(self, given: str) -> None:
        """A game that stopped before its end: the result says why."""
        winner, _, how = given.partition("+")
        try:
            if winner in ("B", "W") and how in STOPPED:
                self.match = self.match.stop(int(winner == "B"), STOPPED[how])
            elif given == "0":
                self.match = self.match.conclude("M4")
            elif given == "Void":
                self.match = self.match.conclude("M5" if self.match.events else "M6")
        except Refused:  # it can no longer be abandoned; `left-result` says so
            return

    def _left(self) -> Iterator[Objection]:
        line = list(sgf.main_line(self.root))
        aside = sum(len(node.children) - 1 for node in sgf.every_node(self.root) if node.children)
        if aside:
            yield Objection("", "left-variations", {"count": aside})
        comments = sum("C" in node.properties for node in line)
        if comments:
            yield Objection("", "left-comments", {"count": comments})
        known = {*KNOWN, "C", *(name for table in _properties(self.position) for name in table)}
        others = sorted({name for node in line for name in node.properties} - known)
        if others:
            yield Objection("", "left-properties", {"names": tuple(others)})
        if self.moves_before:
            yield Objection("", "left-moves", {"count": self.moves_before})


def _at(node: Node, refusal: Refusal) -> BadRecord:
    return BadRecord(node.line, refusal.objection, node.column)


def _game(root: Node, find: FindGame) -> tuple[Game, int]:
    given = root.text("GM")
    if given not in GAMES:
        objection = Objection("", "blksgf-game", {"given": given[:40], "games": tuple(GAMES)})
        raise BadRecord(root.line, objection, root.column)
    key, seats = GAMES[given]
    return find(key), seats


def _name_properties(seats: int) -> tuple[str, ...]:
    return ("PB", "PW") if seats == 2 else ("P1", "P2", "P3", "P4")[:seats]


def _names(root: Node, seats: int) -> list[str]:
    return [one_line(root.text(name)) for name in _name_properties(seats)]


# --- to a tree ---------------------------------------------------------------------


def tree(kept: Record) -> Node:
    """A record as a tree of a single line."""
    match = kept.match
    start, moves = match.start, [step.move for step in match.events if step.move]
    assert isinstance(start, BlokusState), "another game's position"
    if start.stopped:
        raise Refused("blksgf-stopped")
    turned = is_turned(start, moves)
    root = _root(kept, start, turned)
    node = root
    for step in match.events:
        if step.clause:
            node.add(OURS, step.text())
            continue
        before = step.before
        assert isinstance(before, BlokusState) and before.turn is not None
        name = _name(_properties(start)[0], before.turn)
        move = half_turn(start.variant.board, step.move) if turned else step.move
        node.children.append(Node({name: [move]}))
        node = node.children[0]
    return root


def is_turned(start: BlokusState, moves: list[str]) -> bool:
    """Whether a game of Duo started on the other point than Pentobi's first colour."""
    if start.variant.corners:
        return False
    if start.placed[0]:
        return not start.placed[0] & start.variant.board.squares([THEIR_FIRST_START])
    return bool(moves) and THEIR_FIRST_START not in moves[0].split(",")


def _root(kept: Record, start: BlokusState, turned: bool) -> Node:
    match, root = kept.match, Node()
    table = match.game.key, match.seats
    root.add("GM", next(name for name, its in GAMES.items() if its == table))
    root.add("CA", sgf.UTF_8)
    for name, player in zip(_name_properties(match.seats), kept.players, strict=False):
        if player:
            root.add(name, one_line(player))
    if result := _written_result(match):
        root.add("RE", result)
    usual = match.game.resolve_options({})
    for name, value in match.options.items():
        if value != usual[name]:
            root.add(OURS, f"option {name}: {value}")
    if turned:
        root.add(OURS, TURNED)
    if start.covered:
        _write_set_up(root, start, turned)
    return root


def _write_set_up(root: Node, start: BlokusState, turned: bool) -> None:
    moves, pieces = _properties(start)
    for colour, lying in enumerate(Layout(start).pieces):
        for move in lying:
            written = half_turn(start.variant.board, move) if turned else move
            root.add(_name(pieces, colour), written)
    if start.turn is not None:
        root.add("PL", _name(moves, start.turn))


def _name(properties: Mapping[str, Colour], colour: Colour) -> str:
    """The property of a colour as Pentobi writes it: the first of those that it reads."""
    return next(name for name, its in properties.items() if its == colour)


def _written_result(match: Match) -> str:
    """`B+6`, `0`, `W+R`; empty for a running game and for more than two seats."""
    outcome = match.outcome
    if outcome is None or match.seats != 2:
        return ""
    if not outcome.winners:
        return "Void" if outcome.clause in ("M5", "M6") else "0"
    winner = "BW"[min(outcome.winners)]
    return f"{winner}+{_by_how_much(outcome)}"


def _by_how_much(outcome: Outcome) -> str:
    ways = {clause: name for name, clause in STOPPED.items()}
    return ways.get(outcome.clause) or str(abs(outcome.scores[0] - outcome.scores[1]))
