"""What must hold of any game. A new game is tested here without a new line."""

from __future__ import annotations

import io
import json
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockyard import games
from blockyard.core import record
from blockyard.core.contract import CHANCE, IllegalMove, ImpossiblePosition, Refusal, Refused
from blockyard.core.formats import Records
from blockyard.core.jsonrecord import Json
from blockyard.core.match import Match
from blockyard.core.picture import plain
from blockyard.core.record import Record
from blockyard.words import LANGUAGES, Words
from tests.lines import random_line, random_move

KEYS = list(games.all_games())
EVERY_GAME = pytest.mark.parametrize("key", KEYS)
# Every value of every option, one at a time, and every number of seats.
TABLES = [
    (game.key, seats, {option.name: value})
    for game in games.all_games().values()
    for seats in game.seats
    for option in game.options
    for value in option.values
]
SEEDS = st.integers(0, 2**32)


def main_clause(clause: str) -> str:
    return clause.partition(".")[0]


@pytest.mark.slow
@EVERY_GAME
@settings(max_examples=8)
@given(seed=SEEDS)
def test_a_position_survives_being_written_and_read(key, seed):
    game = games.get(key)
    for seats in game.seats:
        for state in random_line(key, seed, 40, seats=seats):
            again = game.read(state.text())
            assert again.text() == state.text()
            if state.outcome is None:
                assert again.to_play == state.to_play
                assert again.legal_moves() == state.legal_moves()
                assert again.view(0) == state.view(0)


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_a_position_knows_what_was_agreed_before_the_game(key, seats, options):
    """Every option but who begins, also after a few moves and after being read again."""
    game = games.get(key)
    others = {option.name for option in game.options} - {"first"}
    for state in random_line(key, 1, 4, game.resolve_options(options), seats):
        assert set(state.agreed) == {"seats", *others}
        assert state.agreed == game.read(state.text()).agreed
        shown = {name: state.agreed[name] for name in others}
        assert game.start(int(state.agreed["seats"]), shown).agreed == state.agreed
    assert state.agreed["seats"] == str(seats)
    for name, value in options.items():
        assert name == "first" or value == "suggested" or state.agreed[name] == value


@EVERY_GAME
@settings(max_examples=8)
@given(seed=SEEDS)
def test_somebody_can_move_until_the_end_and_moves_are_listed_in_order(key, seed):
    game = games.get(key)
    for state in random_line(key, seed, 60):
        moves = state.legal_moves()
        assert (state.outcome is None) == bool(moves) == (state.to_play is not None)
        assert state.to_play in (None, CHANCE, *range(max(game.seats)))
        assert moves == sorted(set(moves))


@EVERY_GAME
@settings(max_examples=5)
@given(seed=SEEDS)
def test_every_listed_move_is_accepted_and_spelled_as_we_write_it(key, seed):
    rng = Random(seed)
    for state in random_line(key, seed, 30):
        moves = state.legal_moves()
        for move in rng.sample(moves, min(len(moves), 30)):
            assert state.objection(move) is None
            assert state.spell(move) == move


@EVERY_GAME
@settings(max_examples=5)
@given(seed=SEEDS)
def test_playing_leaves_the_old_position_alone(key, seed):
    line = list(random_line(key, seed, 30))
    texts = [state.text() for state in line]
    again = list(random_line(key, seed, 30))
    assert [state.text() for state in line] == texts == [state.text() for state in again]
    for state in line:
        before = (state.text(), json.dumps(state.view(0)), state.legal_moves())
        for move in before[2][:5]:
            state.play(move)
        assert (state.text(), json.dumps(state.view(0)), state.legal_moves()) == before


@EVERY_GAME
def test_views_are_plain_json_and_can_be_drawn_in_every_language(key):
    game = games.get(key)
    for seats in game.seats:
        for state in random_line(key, 1, 200, seats=seats):
            for seat in (None, *range(seats)):
                view = state.view(seat)
                assert json.loads(json.dumps(view)) == view
        for lang in LANGUAGES:
            drawn = plain(game.draw(state.view(0), Words(lang).say))
            assert max(map(len, drawn.splitlines())) <= 100


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("nonsense", ["", "zz", "e99", "🙂", "9" * 5000, "a1a1a1a1", "-1", "\x00"])
def test_nonsense_is_refused_in_words(key, lang, nonsense):
    game = games.get(key)
    for state in random_line(key, 3, 60):
        if state.to_play in (None, CHANCE):
            continue
        with pytest.raises(IllegalMove) as refused:
            state.play(nonsense)
        objection = refused.value.objection
        assert objection.clause in game.clauses
        assert len(Words(lang).objection(objection)) > 20


@EVERY_GAME
def test_a_finished_game_refuses_every_move_and_names_the_clause_that_ended_it(key):
    *_, end = random_line(key, 2, 5000)
    assert end.outcome
    objection = end.objection("a1")
    assert objection and objection.clause == end.outcome.clause
    assert main_clause(end.outcome.clause) in games.get(key).clauses
    assert Words("en").objection(objection)


@EVERY_GAME
@settings(max_examples=60)
@given(text=st.text(max_size=200))
def test_text_that_is_no_position_is_refused(key, text):
    with pytest.raises(ImpossiblePosition):
        games.get(key).read(text)


@EVERY_GAME
@settings(max_examples=60)
@given(seed=SEEDS, at=st.floats(0, 1), put=st.text(max_size=3), cut=st.integers(0, 3))
def test_a_mangled_position_is_refused_or_read_but_never_breaks(key, seed, at, put, cut):
    game = games.get(key)
    *_, state = random_line(key, seed, seed % 25)
    text = state.text()
    where = int(at * len(text))
    mangled = text[:where] + put + text[where + cut :]
    try:
        read = game.read(mangled)
    except ImpossiblePosition as refusal:
        assert len(Words("en").refusal(refusal)) > 20
    else:
        assert game.read(read.text()).text() == read.text()


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_random_games_end_at_every_number_of_seats_and_with_every_option(key, seats, options):
    game = games.get(key)
    for seed in range(2):
        *_, end = random_line(key, seed, 5000, options, seats)
        assert end.outcome, f"seed {seed} goes on after 5000 moves"
        assert end.outcome.winners <= set(range(seats))
        assert main_clause(end.outcome.clause) in game.clauses


@EVERY_GAME
def test_every_number_of_seats_that_is_not_offered_is_refused(key):
    game = games.get(key)
    for seats in {0, 1, 2, 3, 4, 5, 6, 7, -1} - set(game.seats):
        with pytest.raises(Refusal):
            game.start(seats)


@EVERY_GAME
def test_an_unknown_option_or_value_is_refused_in_words(key):
    game = games.get(key)
    for bad in ({"colour": "red"}, {"first": "nobody"}, {"first": ""}):
        with pytest.raises(Refusal) as refused:
            game.start(options=bad)
        assert len(Words("he").refusal(refused.value)) > 20


@pytest.mark.slow
@EVERY_GAME
@settings(max_examples=5)
@given(seed=SEEDS)
def test_chance_draws_only_what_may_happen_and_odds_add_up(key, seed):
    game, rng = games.get(key), Random(seed)
    for state in random_line(key, seed, 80):
        if state.to_play != CHANCE:
            continue
        assert state.objection(game.chance(state, rng)) is None
        odds = game.odds(state)
        if odds is not None:
            assert sorted(odds) == state.legal_moves()
            assert abs(sum(odds.values()) - 1) < 1e-9


def played(key: str, seed: int, seats: int, most: int = 5000) -> Match:
    """A random match."""
    game, rng = games.get(key), Random(seed)
    match = Match.begin(game, seats)
    while match.to_play is not None and match.ply < most:
        match = match.play(match.to_play, match.ply, random_move(game, match.state, rng))
    return match


@pytest.mark.parametrize(("key", "seats"), [(k, s) for k in KEYS for s in games.get(k).seats])
@pytest.mark.parametrize("most", [0, 17, 5000])
def test_a_record_survives_being_written_and_read(key, seats, most):
    match = played(key, 5, seats, most)
    lines = list(record.write(match, ["Ada", "Noa"]))
    again = record.read_one([line.encode() for line in lines], games.get)
    assert list(record.write(again.match, again.players)) == lines
    assert again.match.state.text() == match.state.text()
    assert again.match.outcome == match.outcome


@pytest.mark.parametrize(("key", "seats"), [(k, s) for k in KEYS for s in games.get(k).seats])
def test_a_match_lists_what_the_rules_list_whoever_does_the_listing(key, seats):
    """By the kernel's copy where there is one: through whole games, looked at only now and then,
    after moves that were taken back, after a seat has stopped, and from a place in the middle."""
    for seed in range(3):
        game, rng = games.get(key), Random(seed)
        match = Match.begin(game, seats)
        while match.to_play is not None and match.ply < 300:
            if rng.random() < 0.8:
                assert match.legal_moves() == match.state.legal_moves()
            match = _disturbed(match, rng)
            if match.to_play is not None:
                match = match.play(match.to_play, match.ply, random_move(game, match.state, rng))
        assert match.legal_moves() == match.state.legal_moves()


def _disturbed(match: Match, rng: Random) -> Match:
    """The same match, or it a move earlier, or without one of its seats."""
    seat = rng.choice(match.remaining())
    with suppress(Refused):
        if rng.random() < 0.1:
            match = match.ask_take_back(seat)
            while match.offer is not None:
                match = match.agree(min(set(match.remaining()) - match.offer.agreed))
        elif rng.random() < 0.03 and len(match.remaining()) > 2:
            match = match.resign(seat)
    return match.back_to(match.ply) if rng.random() < 0.05 else match


@pytest.mark.parametrize(
    ("key", "seats"), [(k, s) for k in KEYS for s in games.get(k).seats if s > 2]
)
def test_m1_1_the_game_goes_on_without_a_seat_that_stopped(key, seats):
    for seed in range(6):
        game, rng = games.get(key), Random(seed)
        match = Match.begin(game, seats)
        stop_at = {rng.randrange(40): seat for seat in rng.sample(range(seats), seats - 2)}
        while match.to_play is not None and match.ply < 6000:
            if (seat := stop_at.pop(match.ply, None)) is not None:
                match = match.resign(seat)
                assert match.to_play != seat
                continue
            match = match.play(match.to_play, match.ply, random_move(game, match.state, rng))
        assert match.outcome and not match.outcome.winners & set(match.stopped)
        lines = [line.encode() for line in record.write(match)]
        assert record.read_one(lines, games.get).match.outcome == match.outcome


@EVERY_GAME
@settings(max_examples=10)
@given(seed=SEEDS)
def test_nobody_can_tell_a_guess_from_the_truth(key, seed):
    """A determinization differs from the real position only in what the seat must not know."""
    game, rng = games.get(key), Random(seed)
    match = Match.begin(game, game.seats[seed % len(game.seats)])
    for _ in range(1 + seed % 90):
        if match.to_play is None:
            return
        match = match.play(match.to_play, match.ply, random_move(game, match.state, rng))
    for seat in range(match.seats):
        sample = game.determinize(match.state.view(seat), match.history(seat), seat, Random(1))
        if sample is None:
            assert not match.state.hides or not match.state.lists_moves
            continue
        assert json.dumps(sample.view(seat)) == json.dumps(match.state.view(seat))
        for move in match.state.legal_moves()[:5] if match.to_play == seat else []:
            assert sample.tell(move, seat) == match.state.tell(move, seat)
            assert sample.objection(move) == match.state.objection(move)


@EVERY_GAME
@settings(max_examples=2)
@given(seed=SEEDS)
def test_a_game_survives_in_every_kind_of_file_that_can_hold_it(key, seed):
    game, rng = games.get(key), Random(seed)
    for kind in (Records(), Json(), *game.file_formats().values()):
        match = Match.begin(game)
        for _ in range(12):
            if match.to_play is not None:
                match = match.play(match.to_play, match.ply, random_move(game, match.state, rng))
        kept = Record(match, ["Ada", "Noa"])
        raw = "\n".join(kind.write(kept)).encode()
        [taken] = kind.read(io.BytesIO(raw), games.get)
        assert taken.dropped == () and "\n".join(taken.original).encode() == raw
        assert list(Records().write(taken.record)) == list(Records().write(kept))
