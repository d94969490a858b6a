"""Narration: what happens, in the words of four languages and as an animation."""

from __future__ import annotations

from random import Random

import pytest

from blockyard.core.picture import plain
from blockyard.games.blockout.physics.film import Film, decode, encode
from blockyard.words import LANGUAGES, Words
from tests.blockout.tables import GAME, table

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


def test_the_count_is_narrated_as_far_as_it_came_and_how_it_ended(standing, falling):
    view, chance = standing
    narrated = GAME.phrase(view, chance.move, SAY, chance.film)
    whole_count = "one-one-thousand … two-one-thousand … three-one-thousand … "
    assert narrated.startswith(whole_count + "it stands, 3 of 9 (let go ")
    assert GAME.phrase(view, chance.move, SAY) == narrated, "no film is needed for it"
    view, chance = falling
    narrated = GAME.phrase(view, chance.move, SAY, chance.film)
    at = decode(chance.film).decided_at
    assert at < 1
    expected = f"one-one-thousand … the tower falls after {at:.1f} s, the small red block first"
    assert narrated.startswith(expected)
    assert GAME.phrase(view, chance.move, SAY).startswith("the tower falls (let go")


def test_a_late_fall_says_that_nobody_draws(falling):
    view, chance = falling
    film = encode(decode(chance.film)._replace(decided_at=8.8))
    narrated = GAME.phrase(view, chance.move.replace("falls", "late"), SAY, film)
    assert "three-one-thousand … it stood through the count and fell after 8.8 s" in narrated
    assert "nobody draws" in narrated
    assert "fell afterwards" in GAME.phrase(view, chance.move.replace("falls", "late"), SAY)


def test_the_accuracy_of_the_hand_is_narrated():
    state = table(COUNTING.format(spot=5))
    x, y = state.tower[-1].pose[:2]
    verdict = " ".join(
        ["stands", f"{x + 5 + 3:.3f},{y + 4:.3f},94,1,0,0,0", *["0,0,50,1,0,0,0"] * 3]
    )
    assert GAME.phrase(state.view(0), verdict, SAY).endswith("(let go 5 mm from the spot)")


@pytest.mark.parametrize(
    ("shown", "words"),
    [
        ("draw", "a card drawn"),
        ("draw small-red", "drawn: small red"),
        ("any>large-blue", "“any block”: large blue block"),
        (">large-blue", "large blue block"),
        ("reverse", "reverse"),
    ],
)
def test_cards_are_narrated(shown, words):
    assert GAME.phrase(GAME.start(2).view(0), shown, SAY) == words


def test_the_aim_is_narrated():
    view = table(COUNTING.replace("count", "put").format(spot="").replace(" 0 0 0", "")).view(0)
    assert GAME.phrase(view, "put -3 4.5 45 0", SAY) == (
        "small red block, aimed 3 mm left, 4 mm to the back, rotated 45°, gentle dome ○ up"
    )
    assert "2 mm right, 7 mm to the front" in GAME.phrase(view, "put 2 -7 0 5", SAY)
    assert "flat face up" in GAME.phrase(view, "put 2 -7 0 5", SAY)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_narrated_in_every_language(lang, standing, falling):
    say = Words(lang).say
    for view, chance in (standing, falling):
        late = chance.move.replace("falls", "late")
        for move in {chance.move, late}:
            assert len(GAME.phrase(view, move, say, chance.film)) > 20
        assert say("blockout-count-1") in plain(
            list(GAME.scenes(view, chance.film, say))[-1].picture
        )


# --- the animation -------------------------------------------------------------------------------


def test_a_standing_stack_is_animated_to_the_end_of_the_count(standing):
    view, chance = standing
    scenes = list(GAME.scenes(view, chance.film, SAY))
    assert scenes[0].at == 0 and scenes[-1].at == 3
    counted = [plain(scene.picture).split("\n")[-1] for scene in scenes]
    assert counted[0] == "" and counted[6] == "one-one-thousand"
    assert counted[-1] == "one-one-thousand … two-one-thousand … three-one-thousand"
    assert len({len(scene.picture) for scene in scenes}) == 1, "it does not jump"


def test_a_fall_is_animated_to_its_end_at_constant_size(falling):
    view, chance = falling
    scenes = list(GAME.scenes(view, chance.film, SAY))
    film = decode(chance.film)
    assert scenes[-1].at == pytest.approx(len(film.frames) / 60, abs=0.1)
    assert len({len(scene.picture) for scene in scenes}) == 1
    assert plain(scenes[-1].picture).endswith("one-one-thousand")
    assert plain(scenes[0].picture) != plain(scenes[-1].picture)


@pytest.mark.slow
def test_the_wait_for_a_late_fall_is_shown_faster(falling):
    view, chance = falling
    frames = decode(chance.film).frames
    late = encode(Film(15.0, (frames[0],) * 900 + frames))
    scenes = list(GAME.scenes(view, late, SAY))
    assert 3 + 11.5 / 4 + 0.5 < scenes[-1].at < 8
