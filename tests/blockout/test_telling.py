"""What happens, in words of four languages and in moving pictures; and placing with keys."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from blockyard.core.picture import plain
from blockyard.games.blockout.hand.aiming import placing
from blockyard.games.blockout.hand.hand import SWEEP
from blockyard.games.blockout.hand.hand_notation import slip
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.physics.film import Film, decode, encode
from blockyard.words import LANGUAGES, Words
from tests.blockout.tables import GAME, line, table

SAY = Words("en").say
COUNTING = """
    medium-red
    large-blue
    =================
    0: pass any          <- count small-red {spot} 0 0 0
    1: red blue
    discards: any
"""


@pytest.fixture(scope="module")
def standing():
    return counted(0)


@pytest.fixture(scope="module")
def falling():
    return counted(28)


def counted(spot):
    state = table(COUNTING.format(spot=spot))
    return state.view(1), GAME.filmed(state, Random(1), "sigma 0.7")


# --- words ----------------------------------------------------------------------------------------


def test_the_count_is_told_as_far_as_it_came_and_how_it_ended(standing, falling):
    view, luck = standing
    told = GAME.phrase(view, luck.move, SAY, luck.film)
    whole_count = "one-one-thousand … two-one-thousand … three-one-thousand … "
    assert told.startswith(whole_count + "it stands, 3 of 9 (let go ")
    assert GAME.phrase(view, luck.move, SAY) == told, "no film is needed for it"
    view, luck = falling
    told = GAME.phrase(view, luck.move, SAY, luck.film)
    at = decode(luck.film).at
    assert at < 1
    expected = f"one-one-thousand … the stack falls after {at:.1f} s, the small red block first"
    assert told.startswith(expected)
    assert GAME.phrase(view, luck.move, SAY).startswith("the stack falls (let go")


def test_a_late_fall_says_that_nobody_draws(falling):
    view, luck = falling
    film = encode(decode(luck.film)._replace(at=8.8))
    told = GAME.phrase(view, luck.move.replace("falls", "late"), SAY, film)
    assert "three-one-thousand … it stood through the count and falls after 8.8 s" in told
    assert "nobody draws" in told
    assert "falls later" in GAME.phrase(view, luck.move.replace("falls", "late"), SAY)


def test_how_far_the_hand_was_off_is_told():
    state = table(COUNTING.format(spot=5))
    x, y = state.tower[-1].pose[:2]
    told = " ".join(["stands", f"{x + 5 + 3:.3f},{y + 4:.3f},94,1,0,0,0", *["0,0,50,1,0,0,0"] * 3])
    assert GAME.phrase(state.view(0), told, SAY).endswith("(let go 5 mm from the spot)")


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ("draw", "a card drawn"),
        ("draw small-red", "drawn: small red"),
        ("any>large-blue", "“any block”: large blue block"),
        (">large-blue", "large blue block"),
        ("reverse", "reverse"),
    ],
)
def test_cards_are_told_in_words(told, words):
    assert GAME.phrase(GAME.start(2).view(0), told, SAY) == words


def test_where_a_block_is_aimed_is_told_in_words():
    view = table(COUNTING.replace("count", "put").format(spot="").replace(" 0 0 0", "")).view(0)
    assert GAME.phrase(view, "put -3 4.5 45 0", SAY) == (
        "small red block, aimed 3 mm left, 4 mm to the back, turned 45°, gentle dome ○ up"
    )
    assert "2 mm right, 7 mm to the front" in GAME.phrase(view, "put 2 -7 0 5", SAY)
    assert "flat face up" in GAME.phrase(view, "put 2 -7 0 5", SAY)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_told_in_every_language(lang, standing, falling):
    say = Words(lang).say
    for view, luck in (standing, falling):
        late = luck.move.replace("falls", "late")
        for told in {luck.move, late}:
            assert len(GAME.phrase(view, told, say, luck.film)) > 20
        assert say("blockout-count-1") in plain(list(GAME.scenes(view, luck.film, say))[-1].picture)


# --- moving pictures -----------------------------------------------------------------------------


def test_a_stack_that_stands_is_shown_to_the_end_of_the_count(standing):
    view, luck = standing
    scenes = list(GAME.scenes(view, luck.film, SAY))
    assert scenes[0].at == 0 and scenes[-1].at == 3
    counted = [plain(scene.picture).split("\n")[-1] for scene in scenes]
    assert counted[0] == "" and counted[6] == "one-one-thousand"
    assert counted[-1] == "one-one-thousand … two-one-thousand … three-one-thousand"
    assert len({len(scene.picture) for scene in scenes}) == 1, "it does not jump"


def test_a_fall_is_shown_to_its_end_in_a_picture_that_stays_as_large(falling):
    view, luck = falling
    scenes = list(GAME.scenes(view, luck.film, SAY))
    film = decode(luck.film)
    assert scenes[-1].at == pytest.approx(len(film.frames) / 60, abs=0.1)
    assert len({len(scene.picture) for scene in scenes}) == 1
    assert plain(scenes[-1].picture).endswith("one-one-thousand")
    assert plain(scenes[0].picture) != plain(scenes[-1].picture)


def test_a_late_fall_is_not_waited_for_at_its_own_pace(falling):
    view, luck = falling
    frames = decode(luck.film).frames
    late = encode(Film(15.0, (frames[0],) * 900 + frames))
    scenes = list(GAME.scenes(view, late, SAY))
    assert 3 + 11.5 / 4 + 0.5 < scenes[-1].at < 8


# --- placing with keys ---------------------------------------------------------------------------


def hovering():
    state = line(table("""
        medium-red
        large-blue
        =================
        0: pass any          <- put small-red
        1: red blue
        discards: any
    """))  # fmt: skip
    return state, placing(state.view(0))


def test_a_block_is_placed_by_keys_only_when_one_is_held():
    assert placing(table(COUNTING.format(spot=0)).view(0)) is None
    assert placing(GAME.start(2).view(0)) is None


def test_keys_lead_the_block_and_stop_at_the_bounds():
    state, aim = hovering()
    assert aim.move == "put 0 0 0 0"
    for key in ("right", "right", "up", "turn", "next"):
        aim = aim.press(key)
    assert aim.move == "put 2 1 15 2"
    for key in ("left", "down", "turn-back", "turn-back"):
        aim = aim.press(key)
    assert aim.move == "put 1 0 345 2"
    for _ in range(100):
        aim = aim.press("left").press("down").press("turn")
    assert aim.move.startswith("put -30 -30") and state.objection(aim.move) is None
    faces = {aim.press("next").aim.face}
    for _ in range(6):
        aim = aim.press("next")
        faces.add(aim.aim.face)
    assert faces == set(range(6))


def test_the_block_hovers_over_the_stack_and_moves_with_the_keys():
    _, aim = hovering()
    rows = plain(aim.picture(SAY)).split("\n")
    assert "aimed 0 mm right" in rows[-3] and "arrows" in rows[-1]
    moved = aim
    for _ in range(8):
        moved = moved.press("right")
    shifted = plain(moved.picture(SAY)).split("\n")
    assert shifted[1].index("▓") > rows[1].index("▓")
    assert shifted[-7] == rows[-7], "the stack stays where it is"


def test_the_bar_runs_from_end_to_end_and_who_stops_it_is_the_hand():
    _, aim = hovering()
    assert (aim.bar(0), aim.bar(SWEEP / 4), aim.bar(SWEEP / 2)) == (1, 0, -1)
    middle = SWEEP / 4
    hand = aim.hand([middle, middle + SWEEP])
    assert hand == f"keyed {middle:.3f} {middle + SWEEP:.3f}"
    assert GAME.hand_objection(hovering()[0], hand) is None
    true, late = Put(0, 0, 0, 0), aim.hand([middle + 0.25, middle + SWEEP])
    off = slip(late, true, Random(1)).x - slip(hand, true, Random(1)).x
    assert abs(off) == pytest.approx(5, abs=0.5), "a quarter of a second late is 5 mm off"


def test_a_held_block_that_is_the_first_is_seen_to_move():
    state, _ = hovering()
    alone = placing(replace(state, tower=()).view(0))
    moved = alone.press("right").press("right").press("right").press("right")
    assert plain(alone.picture(SAY)).split("\n")[1] != plain(moved.picture(SAY)).split("\n")[1]
