"""The command `openings`: what was played, and making the statistics."""

import pytest

from blockyard import games, opening_files
from blockyard.core.openings import DEPTH
from tests.cli.run import blockyard


def test_moves_are_shown_with_their_games_and_results():
    out = blockyard("openings", "gobblet").stdout
    assert "Games from here:" in out and "won" in out
    more = blockyard("openings", "gobblet", "4b2").stdout
    assert more != out and "Games from here:" in more


def test_a_position_that_nobody_reached_says_so():
    state, moves = games.get("gobblet").start(), list[str]()
    for _ in range(DEPTH + 1):
        moves.append(state.legal_moves()[-1])
        state = state.play(moves[-1])
    assert "No games continued" in blockyard("openings", "gobblet", *moves).stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("block-out",), "has no openings"),
        (("gobblet", "4b2", "4b2"), "Choose an empty square"),
    ],
)
def test_what_cannot_be_shown_is_told_in_words(args, said):
    ran = blockyard("openings", *args)
    assert ran.returncode == 2 and said.lower() in ran.stderr.lower()


def test_openings_are_made_into_a_file_with_its_command(tmp_path):
    file = tmp_path / "mine.tsv"
    args = ("--make", "4", "--nodes", "30", "--least", "2", "--jobs", "1", "--out", str(file))
    out = blockyard("openings", "gobblers", *args).stdout
    head, *lines = file.read_text().splitlines()
    assert head == "# blockyard openings gobblers --make 4 --nodes 30 --least 2 --seed 0"
    assert f"positions: {len(opening_files.read(lines))}" in out
