"""Terminal play: whole games, and everything else that can be typed."""

from __future__ import annotations

import pytest

from blockyard import game_files, games
from blockyard.words import LANGUAGES, Words
from tests.cli.run import blockyard

WHITE_WINS = "4a1 4a4 4b1 4b4 4c1 4c3 3d1".split()


def typed(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def test_a_whole_game_is_played_to_its_result():
    ran = blockyard("play", "gobblet", "--plain", typed=typed(*WHITE_WINS, "no"))
    assert ran.returncode == 0
    assert "White wins. Goal (G1)." in ran.stdout
    assert "[○3]" in ran.stdout


def test_a_typo_gets_the_rule_and_the_way_out_and_the_turn_goes_on():
    ran = blockyard("play", "gobblet", "--plain", typed=typed("3b2", "zz", "4b2", "4c3", "quit"))
    assert "none of your stacks has a size 3 on top (rule G2)." in ran.stdout
    assert "the square it goes to (rule G3)." in ran.stdout
    assert "Type a size and a square for a new gobblet, like 3b2" in ran.stdout
    assert "3. White, your move" in ran.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_come_in_the_players_language(lang):
    ran = blockyard("play", "gobblet", "--plain", "--lang", lang, typed="3b2\n")
    start = games.get("gobblet").start()
    assert Words(lang).objection(start.objection("3b2")) in ran.stdout


def test_enter_alone_says_what_can_be_typed():
    ran = blockyard("play", "gobblet", "--plain", typed=typed("", "quit"))
    assert "Type a move, such as 4a1, or one of these words:" in ran.stdout


def test_undo_takes_back_the_last_turn():
    ran = blockyard("play", "gobblet", "--plain", typed=typed("4a1", "4d4", "undo", "moves"))
    assert "Play move 2 again" in ran.stdout
    assert ran.stdout.rstrip().splitlines()[-3].endswith("4a1")


def test_undo_against_a_program_gives_the_person_the_move_again():
    ran = blockyard(
        *("play", "gobblet", "--plain", "--seats", "human,random", "--seed", "1"),
        typed=typed("undo", "4a1", "undo"),
    )
    assert "none of yours to take back" in ran.stdout
    assert "Play move 1 again" in ran.stdout


def test_the_computer_agrees_to_a_draw_unless_it_is_ahead():
    """The first player has the better of it in this game, and the search sees that."""
    offered = ("play", "gobblers", "--plain", "--seed", "1", "--seats")
    drawn = blockyard(*offered, "human,nodes:20000", typed=typed("draw", "no"))
    assert "A draw. Draw agreed (M4)." in drawn.stdout
    declined = blockyard(*offered, "nodes:20000,human", typed=typed("draw", "quit"))
    assert "would rather play on" in declined.stdout


def test_resign_and_draw_end_the_game_by_their_clauses():
    resigned = blockyard("play", "gobblet", "--plain", typed=typed("4a1", "resign", "no"))
    assert "White wins. Resigned (M1)." in resigned.stdout
    drawn = blockyard("play", "gobblet", "--plain", typed=typed("4a1", "draw", "yes", "no"))
    assert "White: a draw is offered" in drawn.stdout
    assert "A draw. Draw agreed (M4)." in drawn.stdout
    declined = blockyard("play", "gobblet", "--plain", typed=typed("4a1", "draw", "no", "quit"))
    assert "White would rather play on" in declined.stdout


def test_commands_are_understood_in_the_players_language():
    ran = blockyard(
        "play", "gobblet", "--plain", "--lang", "fr", typed=typed("4a1", "abandon", "non")
    )
    assert "Blanc gagne." in ran.stdout


def test_save_and_load_bring_the_same_game_back(tmp_path):
    file = tmp_path / "ours.record"
    blockyard("play", "gobblet", "--plain", typed=typed("4a1", "4d4", f"save {file}", "quit"))
    assert game_files.load(file).match.history(0) == ["4a1", "4d4"]
    ran = blockyard("play", "--load", str(file), "--plain", typed=typed("moves", "resign"))
    assert "4a1  4d4" in ran.stdout and "Black wins" in ran.stdout
    inside = blockyard("play", "gobblet", "--plain", typed=typed(f"load {file}", "moves"))
    assert "4a1  4d4" in inside.stdout


@pytest.mark.parametrize(
    "command", ["load nowhere.record", "save /no/such/place/x", "save", "load"]
)
def test_trouble_with_a_file_is_said_and_the_game_goes_on(command):
    ran = blockyard("play", "gobblet", "--plain", typed=typed(command, *WHITE_WINS, "no"))
    assert ran.returncode == 0 and "White wins" in ran.stdout
    assert "Traceback" not in ran.stderr


def test_a_game_that_is_left_is_kept(tmp_path):
    ran = blockyard("play", "gobblet", "--plain", typed=typed("4a1", "4d4"), home=tmp_path)
    kept = tmp_path / "blockyard" / "unfinished.record"
    assert ran.returncode == 0 and str(kept) in ran.stdout
    again = blockyard("play", "--load", str(kept), "--plain", typed=typed("moves"), home=tmp_path)
    assert "4a1  4d4" in again.stdout


def test_the_menu_offers_every_game():
    keys = list(games.all_games())
    number = keys.index("gobblet") + 1
    answers = typed("99", "zz", str(number), "2", "0", "", *WHITE_WINS, "no")
    ran = blockyard("play", "--plain", typed=answers)
    assert "White wins" in ran.stdout
    for game in games.all_games().values():
        assert Words("en").title(game) in ran.stdout


def test_the_menu_changes_players_level_and_options_and_leads_back():
    answers = typed(
        *("gobblet", "back"),  # another game after all
        *("blokus-classic", "1", "5", "3", "77", "4", "9", ""),
        *("moves", "quit"),
    )
    ran = blockyard("play", "--plain", typed=answers)
    assert ran.stdout.count("Which game would you like to play?") == 2
    assert "Blue: a person" in ran.stdout and "Red: computer, level 3" in ran.stdout
    assert "Type one of these: 2, 3, 4" in ran.stdout
    assert "Players: 3" in ran.stdout and "Red: computer, level 9" in ran.stdout
    assert "1. Blue, your move" in ran.stdout


def test_the_menu_names_the_values_of_an_option_in_words():
    ran = blockyard("play", "--plain", typed=typed("gobblet", "4", "2", "", "quit"))
    assert "Memory: you may peek under gobblets" in ran.stdout
    assert "2  covered gobblets stay hidden" in ran.stdout
    assert "Memory: covered gobblets stay hidden" in ran.stdout


@pytest.mark.parametrize("answers", [("quit",), ("gobblet", "quit"), ("gobblet", "3")])
def test_the_menu_can_be_left_at_every_question(answers):
    ran = blockyard("play", "--plain", typed=typed(*answers))
    assert ran.returncode == 0 and ran.stderr == ""


def test_the_rules_are_shown_during_a_game_which_then_goes_on():
    ran = blockyard("play", "gobblet", "--plain", typed=typed("rules g6", "rules", "4b2", "quit"))
    before, _, after = ran.stdout.partition("G6 ")
    assert "Draw agreed" not in before + after.partition("1. White, your move")[0]
    assert "Draw agreed" in after and "2. Black, your move" in after
    refused = blockyard("play", "gobblet", "--plain", typed=typed("rules G99", "4b2", "quit"))
    assert "G99" in refused.stdout and "2. Black, your move" in refused.stdout


@pytest.mark.slow
@pytest.mark.parametrize("key", list(games.all_games()))
def test_programs_play_every_game_to_the_end(key):
    people = ",".join(["random"] * min(games.get(key).seats))
    ran = blockyard("play", key, "--plain", "--seats", people, "--seed", "2")
    assert ran.returncode == 0 and ran.stderr == ""
    assert "wins" in ran.stdout or "win together" in ran.stdout or "A draw" in ran.stdout


def test_another_game_may_follow_with_the_loser_first():
    ran = blockyard(
        *("play", "gobblet", "--plain", "-o", "first=loser"),
        typed=typed(*WHITE_WINS, "yes", "4a1", "quit"),
    )
    assert ran.returncode == 0 and ran.stdout.count("1. White, your move") == 2


# --- G9: the curtain ------------------------------------------------------------------


def test_g9_a_curtain_falls_between_players_at_a_memory_table():
    ran = blockyard(
        *("play", "gobblet", "--plain", "-o", "memory=yes"),
        typed=typed("", "4a1", "", "4d4", "", "a1", "a2", "", "moves", "quit"),
    )
    assert ran.stdout.count("The screen is clear.") == 4
    # Sixty empty lines where there is no screen to clear.
    assert "\n" * 60 in ran.stdout
    assert "4a1  4d4" not in ran.stdout


def test_g9_no_curtain_where_nothing_is_hidden():
    ran = blockyard("play", "gobblet", "--plain", typed=typed("4a1", "4d4", "quit"))
    assert "The screen is clear." not in ran.stdout
