"""The value net: it sees what is covered, and the symmetries of the board change nothing."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from blockyard import games
from blockyard.games.gobblet.kernel.net_symmetries import symmetries
from tests.lines import random_line

GAME = games.get("gobblet")


def features_of(text: str) -> list[int]:
    return GAME.kernel().position(text).net_features()


def mirrored(text: str) -> str:
    """The same position with the files a to d reversed."""
    board, *rest = text.split()
    rows = [",".join(reversed(row.split(","))) for row in board.split("/")]
    return " ".join(["/".join(rows), *rest])


@given(seed=st.integers(0, 2**32))
def test_one_symmetry_maps_the_features_of_each_position_to_those_of_its_mirror_image(seed):
    images = symmetries()
    for state in random_line("gobblet", seed, 20):
        if state.outcome is None:
            features = features_of(state.text())
            found = set(features_of(mirrored(state.text())))
            images = [image for image in images if {image[one] for one in features} == found]
    assert len(images) >= 1


def test_stacks_are_numbers_to_the_base_three():
    text = "4b,4b,.,./3b,.,.,./.,.,.,./3b4w,.,.,. w casual"
    stacks = [feature for feature in features_of(text) if feature < 81 * 16]
    assert stacks == [2 * 9 + 27, 81 * 8 + 2 * 9, 81 * 12 + 2 * 27, 81 * 13 + 2 * 27]


def test_what_is_covered_counts():
    start = "4b,4b,.,./3b,.,.,./.,.,4w,./{},.,.,. w casual"
    values = [
        GAME.kernel().position(start.format(stack)).static_evaluation() for stack in ("4w", "3b4w")
    ]
    assert values[0] != values[1]
