"""A match at one keyboard: draw the board, prompt the player to move, report what happened."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from textwrap import shorten

from blockyard import game_files
from blockyard.ai.engine import request_for, respond
from blockyard.ai.players import Player, accepts_draw, hand_of, player
from blockyard.cli import animation, rules
from blockyard.cli.common import save
from blockyard.cli.menu import HUMAN
from blockyard.cli.screen import Screen, file_trouble
from blockyard.core.aiming import Aiming
from blockyard.core.contract import CHANCE, ChanceMove, Refusal, Seat, View
from blockyard.core.match import Match
from blockyard.core.picture import Picture
from blockyard.core.record import Record

COMMANDS = (
    *("help", "hint", "rules", "legal", "moves"),
    *("undo", "draw", "resign", "save", "load", "quit"),
)
MAX_LISTED = 60
LONGEST_SHOWN = 60
TRIES = 3
HINTS = 6
"""The level that gives hints: quick, and better than most people."""


class HotSeat:
    """The people and programs at one screen, and the match they play."""

    def __init__(self, screen: Screen, kept: Record, rng: Random, unfinished: Path) -> None:
        self.screen, self.rng, self.unfinished = screen, rng, unfinished
        self.match: Match = kept.match
        self.people = kept.players
        self.seen_by: Seat | None = None
        self.shown: object = None
        self.chance_moves: list[str] = []
        """What CHANCE did since the last report."""
        self.hands: dict[Seat, str] = {}
        self.earlier_hands: dict[Seat, list[str]] = {}
        """Hand motions of this game, to know one that is repeated."""
        self.bots: dict[Seat, Player] = {}
        self.left = False

    def run(self) -> bool:
        """Play to the end. False if the players left before; their game is then kept."""
        try:
            while self.match.outcome is None and not self.left:
                self._turn()
        except (EOFError, KeyboardInterrupt):
            self.left = True
        if self.left:
            self._keep()
            return False
        self._report_chance()
        self._show(None)
        outcome = self.match.outcome
        assert outcome is not None
        result = self.screen.words.result(self.match.game, outcome, self.match.seats)
        self.screen.print(result, "bold")
        return True

    def _keep(self) -> None:
        save(self.unfinished, Record(self.match, self.people))
        self.screen.print()
        self.screen.say("play-kept", file=str(self.unfinished))

    # --- turns ---------------------------------------------------------------

    def _turn(self) -> None:
        seat = self.match.to_play
        assert seat is not None
        if seat == CHANCE:
            drawn = self._chance_move()
            self._advance(seat, drawn.move, drawn.film)
        elif self.people[seat] == HUMAN:
            self._human(seat)
        else:
            bot = self.bots.setdefault(seat, player(self.people[seat]))
            self._advance(seat, bot(self.match, seat, self.rng))

    def _chance_move(self) -> ChanceMove:
        """The next move of CHANCE; where physics fails, it is retried with other random numbers."""
        named = {seat: hand_of(name, self.match.game) for seat, name in enumerate(self.people)}
        hands = {**named, **self.hands}
        for _ in range(TRIES - 1):
            try:
                return self.match.chance_move(self.rng, hands)
            except Refusal as refusal:
                self.screen.refuse(refusal)
        return self.match.chance_move(self.rng, hands)

    def _advance(self, seat: Seat, move: str, film: bytes = b"") -> None:
        watcher = self.people.index(HUMAN) if self.people.count(HUMAN) == 1 else None
        view = self.match.state.view(watcher)
        self.match = self.match.play(seat, self.match.ply, move)
        shown = self._phrase(view, self.match.last_shown(watcher) or "", film)
        if film:
            self._report_chance()
            self._show_film(view, film)
            self.screen.wrapped(shown, "bold")
        elif seat == CHANCE:
            self.chance_moves.append(shown)
        else:
            self._report_chance()
            self.screen.say("play-told", who=self._name(seat), move=shown)

    def _phrase(self, view: View, shown: str, film: bytes) -> str:
        """What happened, in the game's words if it has some."""
        phrase = self.match.game.phrase(view, shown, self.screen.words.say, film)
        return phrase if phrase != shown else shorten(shown, LONGEST_SHOWN, placeholder=" …")

    def _show_film(self, view: View, film: bytes) -> None:
        if animation.is_interactive(self.screen):
            scenes = self.match.game.scenes(view, film, self.screen.words.say)
            animation.play(self.screen, scenes)

    def _report_chance(self) -> None:
        """What CHANCE did since the last report, on one line: a deal is many cards."""
        if self.chance_moves:
            counts = Counter(self.chance_moves).items()
            moves = tuple(f"{move} ×{n}" if n > 1 else move for move, n in counts)
            self.screen.wrapped(
                self.screen.words.say("play-told", who=self._name(CHANCE), move=moves)
            )
            self.chance_moves = []

    def _human(self, seat: Seat) -> None:
        self._curtain(seat)
        self._report_chance()
        if self.shown is not self.match.state:
            picture = self._show(seat)
            self._report_skipped()
            self._prompt(picture, 1 + bool(self._aiming(seat)))
            if self._aiming(seat):
                self.screen.say("aim-offer")
        typed = self.screen.ask("play-prompt", who=self._name(seat), number=self.match.ply + 1)
        try:
            self._do(seat, typed)
        except Refusal as refusal:
            self.screen.refuse(refusal)
        except OSError as error:
            self.screen.say("file-trouble", **file_trouble(error))

    def _prompt(self, picture: Picture, below: int) -> None:
        """What to do now, above the `below` lines where it is typed. The line that says how or why
        gives way to the board; and where even so a part of it is out of sight, we say so."""
        asked, more = self.screen.words.prompt(self.match.prompt)
        least = below + self.screen.rows_of(asked)
        most = least + self.screen.rows_of(more)
        fits = not self.screen.missing_rows(picture, least)
        self.screen.wrapped(asked, "bold")
        if not fits or not self.screen.missing_rows(picture, most):
            self.screen.wrapped(more)
        if not fits:
            missing = self.screen.missing_rows(picture, most + 1)
            self.screen.say("window-too-small", rows=missing, style="bright_black")

    def _curtain(self, seat: Seat) -> None:
        """Where something is hidden, clear the screen between the players."""
        if self.match.state.hides and self.people.count(HUMAN) > 1 and self.seen_by != seat:
            self.screen.wipe()
            self.screen.ask("play-curtain", who=self._name(seat))
            self.screen.wipe()
        self.seen_by = seat

    def _report_skipped(self) -> None:
        if skipped := self.match.state.skipped:
            names = self.screen.words.seats(self.match.game, skipped, self.match.seats)
            self.screen.say("play-skipped", who=names)

    def _show(self, seat: Seat | None) -> Picture:
        self.shown = self.match.state
        self.screen.print()
        view = self.match.state.view(seat)
        picture = self.match.game.draw(view, self.screen.words.say)
        self.screen.draw(picture)
        return picture

    def _name(self, seat: Seat) -> str:
        return self.screen.words.seat(self.match.game, seat, self.match.seats)

    # --- what can be typed besides a move --------------------------------------

    def _do(self, seat: Seat, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        command = self._command(word)
        if not typed:
            self._aim(seat)
        elif command is None:
            self._play(seat, typed, "")
        elif command in ("save", "load"):
            self._file(command, rest.strip())
        elif command == "rules":
            self._rules(rest.strip())
        else:
            getattr(self, f"_{command}")(seat)

    def _play(self, seat: Seat, move: str, hand: str) -> None:
        self.match = self.match.play(seat, self.match.ply, move)
        self.hands = {seat: hand}

    def _aiming(self, seat: Seat) -> Aiming | None:
        """How the next move is aimed by hand, where it can be and keys can be read."""
        if not animation.is_interactive(self.screen):
            return None
        return self.match.game.aiming(self.match.state.view(seat))

    def _aim(self, seat: Seat) -> None:
        """Where there is nothing to aim, Enter alone says what can be typed."""
        aiming = self._aiming(seat)
        if aiming is None:
            self._help(seat)
        elif made := animation.aim(self.screen, aiming):
            earlier = self.earlier_hands.setdefault(seat, [])
            doubt = self.match.game.hand_doubt(made.hand, made.seconds, earlier)
            self._play(seat, made.move, "" if doubt else made.hand)
            if doubt:
                self.screen.print(self.screen.words.objection(doubt))
            else:
                earlier.append(made.hand)

    def _command(self, word: str) -> str | None:
        """A command by its English name or by its name in the reader's language."""
        for name in COMMANDS:
            if word.lower() in (name, self.screen.words.say(f"command-{name}")):
                return name
        return None

    def _help(self, seat: Seat) -> None:
        self.screen.say("help-move", example=self.match.state.legal_moves()[0])
        for name in COMMANDS:
            word = self.screen.words.say(f"command-{name}")
            shown = name if word == name else f"{name}, {word}"
            what = self.screen.words.say(f"help-{name}")
            self.screen.print(f"  {self.screen.words.say('label', name=shown, value=what)}")

    def _rules(self, clause: str) -> None:
        """The whole page, or a clause as in `rules G7`. After pages the board is drawn again; it
        would push a short rule out of sight."""
        game = self.match.game
        if self.screen.paged(lambda: rules.show(self.screen, game, clause or None)):
            self.shown = None

    def _hint(self, seat: Seat) -> None:
        answer = respond(request_for(self.match, seat, level=HINTS, explain=True))
        why = [self.screen.words.say(f"reason-{reason}") for reason in answer.reasons]
        view = self.match.state.view(seat)
        told = self.match.game.phrase(view, answer.move, self.screen.words.say)
        self.screen.say(
            "play-hint", move=answer.move, told=told, reasons=tuple(why), count=len(why)
        )

    def _legal(self, seat: Seat) -> None:
        moves = self.match.state.legal_moves()
        self.screen.wrapped("  ".join(moves[:MAX_LISTED]))
        if len(moves) > MAX_LISTED:
            self.screen.say("legal-more", count=len(moves) - MAX_LISTED)

    def _moves(self, seat: Seat) -> None:
        self.screen.wrapped("  ".join(self.match.move_list(seat)))

    def _undo(self, seat: Seat) -> None:
        """People at one screen have agreed already; programs always do."""
        human = [s for s in self.match.events if s.seat >= 0 and self.people[s.seat] == HUMAN]
        self.match = self.match.ask_take_back(human[-1].seat if human else seat)
        for other in self.match.remaining():
            if self.match.offer:
                self.match = self.match.agree(other)
        self.screen.say("play-undone", number=self.match.ply + 1)

    def _draw(self, seat: Seat) -> None:
        self.match = self.match.offer_draw(seat)
        for other in self.match.remaining():
            if other == seat or self.match.offer is None:
                continue
            if self._accepts_draw(other):
                self.match = self.match.agree(other)
            else:
                self.match = self.match.decline(other)
                self.screen.say("play-declined", who=self._name(other))

    def _accepts_draw(self, seat: Seat) -> bool:
        if self.people[seat] == HUMAN:
            return self.screen.agrees("play-agree-draw", who=self._name(seat))
        return accepts_draw(self.people[seat], self.match, seat, self.rng)

    def _resign(self, seat: Seat) -> None:
        self.match = self.match.resign(seat)

    def _quit(self, seat: Seat) -> None:
        self.left = True

    def _file(self, command: str, name: str) -> None:
        if not name:
            self.screen.say("play-which-file", command=command)
        elif command == "save":
            save(Path(name), Record(self.match, self.people))
            self.screen.say("play-saved", file=name)
        else:
            kept = game_files.load(Path(name))
            self.match = kept.match
            self.people = [p if p in self.people else HUMAN for p in kept.players]
            self.screen.say("play-loaded", file=name)
