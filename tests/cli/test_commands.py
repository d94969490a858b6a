"""The command `blockyard` as a person or a script meets it."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from blockyard import games
from blockyard.words import LANGUAGES
from tests.cli.run import GOLDEN, blockyard, environment


@pytest.mark.slow
def test_the_command_runs_as_a_process_of_its_own():
    """Everything else here runs inside the test process."""
    ran = subprocess.run(
        [sys.executable, "-m", "blockyard.cli", "perft", "gobblet", "two"],
        capture_output=True,
        text=True,
        env=os.environ | environment(),
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "depth" in ran.stderr.lower() and "Traceback" not in ran.stderr


def test_games_lists_every_game_with_its_options():
    ran = blockyard("games")
    assert ran.returncode == 0
    for game in games.all_games().values():
        assert game.key in ran.stdout
        assert all(option.name in ran.stdout for option in game.options)
    # What is usual is said only where there is a choice.
    assert "(usually 4)" in ran.stdout and "players: 2\n" in ran.stdout


@pytest.mark.parametrize(
    ("args", "number"),
    [
        (("gobblet", "2"), "240"),
        (("gobblet", "0"), "1"),
        (("gobblers", "2"), "675"),
        (("blokus-duo", "1"), "828"),
        (("blokus-classic", "1", "--seats", "2"), "58"),
        (("gobblet", "1", "--option", "touch=strict"), "16"),
        (("gobblet", "1", "--from", "4b,.,.,./.,.,.,./.,.,.,./4w,.,.,. w casual"), "42"),
    ],
)
def test_perft_prints_one_number(args, number):
    ran = blockyard("perft", *args)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, number + "\n", "")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("perft", "chess", "2"), "none called chess"),
        (("perft", "gobblet", "-1"), "-1"),
        (("perft", "gobblet", "101"), "from 0 to 100"),
        (("perft", "gobblet", "1", "--from", "garbage"), "how the position is written"),
        (("perft", "gobblet", "1", "--option", "touch"), "name=value"),
        (("perft", "gobblet", "1", "--option", "touch=hard"), "cannot be hard"),
        (("perft", "gobblet", "1", "--option", "speed=9"), "none called speed"),
        (("perft", "gobblet", "1", "--seats", "5"), "not for 5 players"),
        (("play", "chess"), "none called chess"),
        (("play", "gobblet", "--seats", "human,ghost"), "here is called ghost"),
        (("play", "gobblet", "--seats", "human"), "not for one player"),
        (("play", "gobblet", "--seats", "random,random,random"), "not for 3 players"),
        (("play", "gobblet", "-o", "memory=yes", "-o", "touch=casual"), "free peek"),
        (("play", "--load", "no-such-file"), "no-such-file"),
        (("replay", "no-such-file"), "no-such-file"),
        (("replay", "."), "Name a file"),
        (("games", "--lang", "xx"), "en, he, fr, ar"),
        (("frobnicate",), "frobnicate"),
    ],
)
def test_bad_input_gets_a_clear_sentence_and_exit_code_2(args, said):
    ran = blockyard(*args)
    assert ran.returncode == 2
    assert said in ran.stderr and "Traceback" not in ran.stderr


@pytest.mark.parametrize("garbage", [b"\x00\xff" * 5_000_000, b"4b2\n" * 2_500_000, b"", b"hello"])
def test_a_file_that_is_no_record_gets_a_clear_sentence_and_exit_code_2(tmp_path, garbage):
    file = tmp_path / "bad.record"
    file.write_bytes(garbage)
    for command in (("replay", str(file)), ("play", "--load", str(file))):
        ran = blockyard(*command)
        assert ran.returncode == 2
        assert "Line 1" in ran.stderr and "Traceback" not in ran.stderr


@pytest.mark.parametrize("key", list(games.all_games()))
def test_replay_shows_every_golden_game_to_its_result(key, tmp_path):
    """All of them in one file: a file may hold many records."""
    golden = [path.read_text(encoding="utf-8") for path in sorted((GOLDEN / key).glob("*.record"))]
    file = tmp_path / "all.record"
    file.write_text("".join(golden), encoding="utf-8")
    ran = blockyard("replay", str(file), "--plain")
    assert ran.returncode == 0 and ran.stderr == ""
    results = [
        line.split()[2] for text in golden for line in text.splitlines() if "result:" in line
    ]
    shown = re.findall(r"^\S.*\((\w+)\)\.$", ran.stdout, re.MULTILINE)
    assert shown == results


@pytest.mark.parametrize("kind", ["record", "json", "blksgf"])
def test_replay_shows_games_in_every_file_format(tmp_path, kind):
    source, file = GOLDEN / "blokus-duo" / "u2-drawn.record", tmp_path / f"game.{kind}"
    blockyard("convert", str(source), str(file))
    ran = blockyard("replay", str(file), "--plain")
    assert ran.returncode == 0 and ran.stdout == blockyard("replay", str(source), "--plain").stdout


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Ada", "Robo (bot)", "Tom (guest)", "Guest 41582"]),
        ("fr", ["Ada", "Bot Robo", "Tom (invité)", "Invité 41582"]),
    ],
)
def test_replay_says_who_is_a_guest_or_a_bot(tmp_path, lang, names):
    """As in a record that was downloaded from the site."""
    text = (GOLDEN / "blokus-classic" / "u2-four-seats-drawn.record").read_text(encoding="utf-8")
    players = ["Ada", "Robo (bot)", "Tom (guest)", "guest-41582 (guest)"]
    lines = [line for line in text.splitlines() if not line.startswith("player")]
    at = lines.index("seats: 4") + 1
    lines[at:at] = [f"player {seat}: {name}" for seat, name in enumerate(players)]
    file = tmp_path / "game.record"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    shown = blockyard("replay", str(file), "--plain", "--lang", lang).stdout.splitlines()[1:5]
    assert [line.partition(":")[2].strip() for line in shown] == names


def test_replay_step_by_step_waits_after_every_move():
    path = GOLDEN / "gobblet" / "m1-resigned.record"
    ran = blockyard("replay", str(path), "--step", "--plain", typed="\n" * 50)
    assert (
        ran.returncode == 0 and "Move 1:" in ran.stdout and "Move 10: Black resigns" in ran.stdout
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_about_says_whose_the_names_are_in_every_language(lang):
    ran = blockyard("about", "--lang", lang)
    assert ran.returncode == 0 and "Blokus" in ran.stdout and len(ran.stdout) > 200


def test_the_language_follows_the_environment():
    assert "שחקנים" in blockyard("games", lang="he_IL.UTF-8").stdout
    assert "joueurs" in blockyard("games", lang="fr_FR.UTF-8").stdout
