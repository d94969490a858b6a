"""Commands that search: analyse, duel, gtp, perft --fast, bots and hints in play."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random

import pytest

from blockyard import games
from blockyard.core import record
from blockyard.core.contract import CHANCE, Refused
from blockyard.core.match import STOPS, Match
from blockyard.words import LANGUAGES, Words
from tests.cli.run import blockyard

WINS_NOW = ".,.,.,./.,.,.,./4b,4b,.,./4w,4w,4w,. w casual"


def test_analyse_says_move_value_line_and_why():
    ran = blockyard("analyse", "gobblet", "--from", WINS_NOW, "--plain")
    assert "White to move" in ran.stdout and "A proven win in one move" in ran.stdout
    assert "it wins at once" in ran.stdout


@pytest.fixture
def kept_game(tmp_path):
    """White misses a win, Black lets it happen, and White wins."""
    match = Match.begin(games.get("gobblers"))
    for ply, move in enumerate("3a1 3a3 3b1 2b3 2a2 1b2 2c1".split()):
        match = match.play(ply % 2, ply, move)
    file = tmp_path / "ours.record"
    file.write_text("\n".join([*record.write(match), ""]), encoding="utf-8")
    return str(file)


def test_analyse_reviews_every_move_of_a_record(kept_game):
    found = json.loads(blockyard("analyse", kept_game, "--json", "--level", "5").stdout)["moves"]
    assert [one["seat"] for one in found] == [0, 1, 0, 1, 0, 1, 0]
    missed, last = found[4], found[6]
    assert missed["move"] == "2a2" and missed["best"].endswith("c1")
    assert missed["best_value"] == 1 > missed["value"] and last["value"] == 1
    lines = blockyard("analyse", kept_game, "--plain", "--level", "5").stdout.splitlines()
    assert len(lines) == 8 and "better: " in lines[4] and "better: " not in lines[6]
    assert lines[7].startswith("Accuracy: White ")
    last = blockyard("analyse", kept_game, "--plain", "--level", "1", "--lang", "fr").stdout
    assert last.rstrip().endswith("\u202f%"), "a percentage as it is written in French"


def test_after_the_review_better_moves_are_asked_for(kept_game):
    typed = "9z9\n1b3\n2c1\nsolution\n"
    out = blockyard("analyse", kept_game, "--plain", "--level", "5", "--retry", typed=typed).stdout
    assert "worth less" in out and "Well found" in out
    assert "find a better move than 2a2" in out and "The solution: " in out


def test_analyse_looks_at_one_position_of_a_record(kept_game):
    found = json.loads(blockyard("analyse", kept_game, "--json", "--ply", "4").stdout)
    assert found["move"] == found["line"][0] == found["best"][0][0]
    assert found["value"] == 1 and found["ends_in"] == 1
    assert blockyard("analyse", kept_game, "--ply", "8").returncode == 2
    assert blockyard("analyse", kept_game, "--ply", "7").returncode == 2, "the game is over"


def endings(game):
    """Every way in which the match itself ends a game, after a few moves of it."""
    seats, rng = game.seats[0], Random(5)
    match = Match.begin(game, seats)
    while match.ply < 6:
        if match.to_play == CHANCE:
            move = game.quick_chance(match.state, rng)
        else:
            move = rng.choice(match.state.legal_moves())
        match = match.play(match.to_play, match.ply, move)
    yield match
    yield match.conclude("M4")
    with suppress(Refused):
        yield match.conclude("M5")
    for clause in STOPS:
        ended = match
        while ended.outcome is None:
            ended = ended.stop(ended.remaining()[0], clause)
        yield ended


@pytest.mark.slow
@pytest.mark.parametrize("key", games.all_games())
def test_analyse_reviews_games_that_were_resigned_timed_out_drawn_or_abandoned(key, tmp_path):
    """Every move made by a player, however the game ended; after the end there is nothing."""
    file = tmp_path / "ended.record"
    for match in endings(games.get(key)):
        file.write_text("\n".join([*record.write(match), ""]), encoding="utf-8")
        ran = blockyard("analyse", str(file), "--json", "--level", "1", "--ms", "5")
        made = [e.move for e in match.events if e.move and e.seat != CHANCE]
        assert [one["move"] for one in json.loads(ran.stdout)["moves"]] == made
        if match.outcome:
            ran = blockyard("analyse", str(file), "--ply", str(match.ply))
            assert ran.returncode == 2 and "Choose a position" in ran.stderr, ran


def test_analyse_says_so_where_no_move_was_made(tmp_path):
    file = tmp_path / "cancelled.record"
    cancelled = Match.begin(games.get("gobblet")).cancel()
    file.write_text("\n".join([*record.write(cancelled), ""]), encoding="utf-8")
    ran = blockyard("analyse", str(file), "--plain")
    assert (ran.returncode, ran.stdout.strip()) == (0, "Nobody has moved in this game yet.")


def test_analyse_reviews_a_game_in_another_programs_file(tmp_path):
    file = tmp_path / "game.blksgf"
    file.write_text("(;GM[Blokus Duo];B[e8,e9,f9,d10,e10];W[j4,j5])")
    found = json.loads(blockyard("analyse", str(file), "--json", "--level", "1").stdout)["moves"]
    assert [one["move"] for one in found] == ["e8,e9,f9,d10,e10", "j4,j5"]


def test_analyse_refuses_what_is_over_or_nonsense():
    over = blockyard("analyse", "gobblet", "--from", WINS_NOW.replace("4w,4w,4w,.", "4w,4w,4w,3w"))
    assert over.returncode == 2 and "Choose a position" in over.stderr
    assert blockyard("analyse", "gobblet", "--from", "zz").returncode == 2
    assert blockyard("analyse", "no-such-file").returncode == 2


def test_duel_as_json_and_resumed(tmp_path):
    file = str(tmp_path / "duel.jsonl")
    words = ("duel", "gobblers", "bot:5", "random", "--json", "--resume", file)
    few = json.loads(blockyard(*words, "--games", "2").stdout)
    more = json.loads(blockyard(*words, "--games", "4").stdout)
    assert few["won"] == 2 and more["won"] == 4 and more["elo_low"] > 0
    assert blockyard("duel", "gobblers", "bot:5", "nobody").returncode == 2
    assert blockyard("duel", "gobblers", "bot:5", "random", "--games", "0").returncode == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_duel_tells_its_result_in_every_language(lang):
    ran = blockyard("duel", "gobblers", "random", "random", "--games", "2", "--lang", lang)
    assert Words(lang).say("duel-elo", elo="x").partition("x")[0][:6] in ran.stdout


GTP = """
1 protocol_version
name
known_command genmove
known_command fly
play w 4b2
genmove b
undo
play w 4c3
play x 4c3
fly
all_legal
showboard
final_score
clear_board
genmove
quit
name
"""


def test_gtp_answers_every_command_once_and_stops_at_quit():
    ran = blockyard("gtp", "gobblet", "--level", "2", typed=GTP)
    answers = ran.stdout.split("\n\n")
    assert answers[0] == "=1 2" and answers[1] == "= Blockyard"
    assert answers[2:4] == ["= true", "= false"]
    assert (
        answers[4] == "="
        and answers[5][2:] in games.get("gobblet").start().play("4b2").legal_moves()
    )
    assert answers[7].startswith("? ") and answers[8] == "? no such colour"
    assert answers[9] == "? unknown command"
    assert answers[10].count("\n") == 14
    assert "○4" in answers[11] and answers[12].startswith("? ")
    assert len([answer for answer in answers if answer.strip()]) == 16


@pytest.mark.parametrize("key", list(games.all_games()))
def test_gtp_plays_every_game(key):
    typed = "genmove\n" * 3 + "undo\nmove_values\nshowboard\ncputime\nquit\n"
    ran = blockyard("gtp", key, "--level", "1", typed=typed)
    assert ran.returncode == 0 and ran.stdout.count("\n\n") == 8
    assert "?" not in ran.stdout.split("\n\n")[0]


def test_gtp_thinks_by_the_clock_once_there_is_one():
    typed = "time_settings 1 0 0\ngenmove w\ntime_left b 0.4 2\ngenmove b\ntime_left x 1 0\nquit\n"
    first, white, left, black, refused, *_ = blockyard(
        "gtp", "gobblet", "--level", "9", typed=typed
    ).stdout.split("\n\n")
    assert first == left == "=" and white[:2] == black[:2] == "= "
    assert refused == "? syntax error"


def test_gtp_analyzes_until_the_next_command_arrives():
    typed = "analyze w\nname\nanalyze b\nquit\n"
    found, name, refused, *_ = blockyard("gtp", "gobblet", typed=typed).stdout.split("\n\n")
    head, *infos = found.split("\n")
    assert head == "=" and name == "= Blockyard" and refused == "? not the turn of b"
    words = infos[0].split()
    assert words[:2] == ["info", "move"] and words[3:5] == ["order", "0"]
    assert words[2] == words[words.index("pv") + 1]


@pytest.mark.slow
def test_analyse_live_prints_every_update():
    words = ("analyse", "gobblers", "--live", "--ms", "300", "--lines", "2")
    updates = [json.loads(line) for line in blockyard(*words, "--json").stdout.splitlines()]
    assert len(updates) > 2 and updates[-1]["nodes"] > updates[0]["nodes"]
    assert [len(update["lines"]) for update in updates] == [2] * len(updates)
    told = blockyard(*words, "--plain").stdout
    assert " ".join(updates[0]["lines"][0]["moves"]) in told


def test_perft_counts_with_the_kernel():
    assert blockyard("perft", "gobblet", "5", "--fast").stdout == "19024320\n"
    assert blockyard("perft", "block-out", "1", "--fast").returncode == 2


def test_a_person_plays_a_bot_and_asks_for_a_hint():
    ran = blockyard(
        *("play", "gobblet", "--plain", "--seats", "human,bot:2", "--seed", "1"),
        typed="4a1\nhint\n4a2\nhint\nquit\n",
    )
    assert ran.stdout.count("You could play") == 2
    assert ran.stdout.count("Black: ") >= 2
