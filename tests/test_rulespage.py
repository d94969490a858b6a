"""The rules pages: every clause can be pointed at, boards are real, and ours is marked as ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import blockyard
from blockyard import games
from blockyard.core.contract import Refused
from blockyard.core.match import CLAUSES
from blockyard.core.picture import plain
from blockyard.rulespage import (
    LINK,
    MATCH,
    Block,
    Box,
    Facts,
    Figure,
    List,
    Page,
    Question,
    Quiz,
    Section,
    Text,
    page,
    read_page,
)
from blockyard.words import LANGUAGES, Words
from tests.catalogue import Text as Message
from tests.test_language import CHECKS
from tests.test_words import LETTERS

HERE = Path(__file__).parent
KEYS = [*games.all_games(), MATCH]
PAGES = [(key, lang) for key in KEYS for lang in LANGUAGES]
OPEN = ["minute", "box", "setup", "turn", "win"]
FOLDED = ["variants", "rulings", "rules", "quiz", "terminal"]
LAST = ["quick", "hints"]
# Anchors of earlier pages that no list of clauses has.
KEPT = {"gobblers": {"G2", "G4"}}


GAMES = [(key, lang) for key, lang in PAGES if key != MATCH]


def blocks(shown: Page) -> list[Block]:
    return [*shown.intro, *(block for section in shown.walk() for block in section.blocks)]


def figures(key: str, lang: str = "en") -> list[Figure]:
    return [block for block in blocks(page(key, lang)) if isinstance(block, Figure)]


def words_of(block: Block) -> list[str]:
    """The words of a block, which are translated."""
    match block:
        case Text(text):
            return [text]
        case List(items):
            return list(items)
        case Box(parts) | Facts(parts):
            return [word for part in parts for word in (part.name, part.text) if word]
        case Figure():
            return [step.caption for step in block.steps if step.caption]
        case Quiz(asked):
            return [word for one in asked for word in (one.text, one.right, *one.wrong)]
    return []


# --- anchors and structure


@pytest.mark.parametrize(("key", "lang"), PAGES)
def test_every_clause_has_its_anchor_once(key, lang):
    wanted = set(CLAUSES if key == MATCH else games.get(key).clauses) | KEPT.get(key, set())
    anchors = page(key, lang).anchors
    assert len(anchors) == len(set(anchors))
    assert wanted <= set(anchors)


def skeleton(section: Section) -> Iterator[object]:
    """What has to be the same in every language."""
    yield section.anchor, section.clause, section.fold
    for block in section.blocks:
        match block:
            case Text():
                yield "text", block.anchor
            case List():
                yield "list", block.ordered, len(block.items)
            case Box(parts):
                yield "box", [part.picture for part in parts]
            case Figure():
                moves = [(step.move, bool(step.caption)) for step in block.steps]
                yield block.shows, block.clause, block.position, block.close_up, moves
            case Quiz(asked):
                yield "quiz", [(one.anchor, len(one.wrong)) for one in asked]
    for inner in section.sections:
        yield list(skeleton(inner))


@pytest.mark.parametrize(("key", "lang"), PAGES)
def test_a_page_has_the_same_anchors_and_pictures_in_every_language(key, lang):
    here, english = page(key, lang), page(key, "en")
    for one, other in zip(here.sections, english.sections, strict=True):
        assert list(skeleton(one)) == list(skeleton(other))
    assert facts(here).keys() == facts(english).keys()


@pytest.mark.parametrize(("key", "lang"), GAMES)
def test_a_page_teaches_first_and_folds_the_reference_away(key, lang):
    sections = page(key, lang).sections
    assert [section.anchor for section in sections] == [*OPEN, *FOLDED, *LAST]
    assert [section.anchor for section in sections if section.fold] == FOLDED


@pytest.mark.parametrize(("key", "lang"), PAGES)
def test_what_is_typed_is_in_the_section_for_the_terminal_only(key, lang):
    others = (section for section in page(key, lang).walk() if section.anchor != "terminal")
    texts = (text for section in others for block in section.blocks for text in words_of(block))
    assert [text for text in texts if "`" in text] == []


@pytest.mark.parametrize(("key", "lang"), PAGES)
def test_links_lead_to_anchors(key, lang):
    for block in blocks(page(key, lang)):
        for link in LINK.finditer("\n".join(words_of(block))):
            path, _, anchor = link["to"].partition("#")
            assert path in ("", "/rules/match"), link[0]
            assert anchor in page(MATCH if path else key, lang).anchors, link[0]


@pytest.mark.parametrize(("key", "lang"), PAGES)
def test_headings_carry_the_names_of_the_catalogue(key, lang):
    words = Words(lang)
    for section in page(key, lang).walk():
        if section.clause and not (key == "gobblers" and section.clause == "G2"):
            assert section.title == words.clause(section.clause)


@pytest.mark.parametrize("lang", list(LETTERS))
@pytest.mark.parametrize("key", KEYS)
def test_pages_are_written_in_the_letters_of_the_language(key, lang):
    for block in blocks(page(key, lang)):
        for words in words_of(block):
            assert LETTERS[lang].search(words) or re.fullmatch(r"[\dA-Z, ]+", words), words


# What holds for messages and for pages; the other checks look for values that are filled in.
WRITING = ("no-break-spaces", "maqaf", "quotation-marks", "ellipsis")


@pytest.mark.parametrize(("key", "lang"), PAGES)
def test_pages_are_written_as_decided(key, lang):
    written = [words for block in blocks(page(key, lang)) for words in words_of(block)]
    for name in WRITING:
        langs, is_wrong = CHECKS[name]
        messages = [Message(name, "", words) for words in written if lang in langs]
        assert [message.text for message in messages if is_wrong(message, lang)] == []


def test_clauses_named_in_refusals_and_results_have_an_anchor():
    """Every id that the source can put into an objection or an outcome."""
    source = "\n".join(p.read_text() for p in Path(blockyard.__file__).parent.rglob("*.py"))
    found = re.findall(r'(?:Objection|impossible|Outcome)\([^"\n]*"([A-Z]\d+(?:\.\d+)?)"', source)
    named = set(found)
    anchors = {a for key in KEYS for a in page(key, "en").anchors}
    assert len(named) > 20 and named <= anchors


# --- what is ours


def facts(shown: Page) -> dict[str, str]:
    found = [block for block in shown.intro if isinstance(block, Facts)]
    return {fact.picture: fact.name for block in found for fact in block.facts}


def marked(shown: Page, lang: str) -> set[str]:
    """What is marked as ours: clauses, what is numbered under them, facts.

    Outside of the clauses a marked sentence links to its ruling.
    """
    words = Words(lang)
    mark, estimate = f"*{words.say('our-ruling')}*", f"*{words.say('our-estimate')}*"
    found = {fact for fact, text in facts(shown).items() if estimate in text}
    for section in shown.walk():
        for block in section.blocks:
            for text in words_of(block):
                if mark in text:
                    own = block.anchor if isinstance(block, Text) else ""
                    clause = own or section.clause
                    links = {link["to"].removeprefix("#") for link in LINK.finditer(text)}
                    assert clause or links, f"which ruling is this? {text}"
                    found |= {clause} if clause else links
    return found


def listed(key: str) -> set[str]:
    """What docs/rulings lists as ours: in the section named after the game, or at the beginning."""
    game = None if key == MATCH else games.get(key)
    folder = type(game).__module__.split(".")[2] if game else MATCH
    text = (HERE.parent / "docs" / "rulings" / f"{folder}.md").read_text(encoding="utf-8")
    parts = re.split(r"^## ", text, flags=re.MULTILINE)
    own = [p for p in parts if game and re.split(r" \(|\n", p)[0] == game.title]
    part = own[0] if own else parts[0]
    rows = re.findall(r"^\| ([^|]+) \|", part, flags=re.MULTILINE)
    return {id for row in rows for id in row.split(", ")} - {"id"}


@pytest.mark.parametrize(("key", "lang"), PAGES)
def test_what_docs_list_as_ours_is_marked_on_the_page_and_nothing_else(key, lang):
    assert listed(key)
    assert marked(page(key, lang), lang) == listed(key)


@pytest.mark.parametrize(
    ("written", "planted", "wrong"),
    [
        ("**G5.2** *our ruling:* ", "**G5.2** ", "G5.2"),
        ("**G6.1** ", "**G6.1** *our ruling:* ", "G6.1"),
        ("time | *our estimate:* ", "time | ", "time"),
    ],
)
def test_a_mark_that_is_missing_and_one_too_many_are_found(written, planted, wrong):
    file = Path(blockyard.__file__).parent / "locales" / "en" / "rules" / "gobblet.md"
    text = file.read_text(encoding="utf-8")
    assert text.count(written) == 1
    shown = read_page(text.replace(written, planted), games.get("gobblet"))
    assert marked(shown, "en") ^ listed("gobblet") == {wrong}


# --- pictures


@pytest.mark.parametrize("key", list(games.all_games()))
def test_every_board_is_a_position_of_the_game_and_can_be_drawn(key):
    game = games.get(key)
    assert figures(key)
    for figure in figures(key):
        for step in figure.steps:
            assert plain(game.draw(step.view, Words("en").say))


@pytest.mark.parametrize("key", list(games.all_games()))
def test_right_examples_are_legal_and_wrong_ones_refused_by_the_clause_that_is_named(key):
    game = games.get(key)
    for figure in figures(key):
        state = game.read(figure.position)
        for step in figure.steps[1:-1]:
            state = state.play(step.move)
        objection = state.objection(figure.steps[-1].move) if figure.steps[1:] else None
        if figure.shows != "wrong":
            assert objection is None
        else:
            assert objection and (objection.clause + ".").startswith(figure.clause + "."), figure
        if figure.shows == "loses":
            end = state.play(figure.steps[-1].move).outcome
            assert end and end.clause == figure.clause and state.to_play not in end.winners


@pytest.mark.parametrize("key", list(games.all_games()))
def test_a_page_shows_what_is_in_the_box_a_turn_and_what_is_allowed_and_not(key):
    kinds = {figure.shows for figure in figures(key)}
    assert {"board", "play", "right"} <= kinds and kinds & {"wrong", "loses"}
    assert any(isinstance(block, Box) for block in page(key, "en").section("box").blocks)


# --- what a page answers


# Goal and end, contents, set-up, who begins; most of the others are about the turn.
ASKED_OF_ALL = {"win", "box", "setup", "first"}


def questions(key: str, lang: str) -> tuple[Question, ...]:
    (quiz,) = (block for block in page(key, lang).section("quiz").blocks if isinstance(block, Quiz))
    return quiz.questions


@pytest.mark.parametrize(("key", "lang"), GAMES)
def test_ten_questions_are_answered_above_the_fold(key, lang):
    asked = questions(key, lang)
    assert len(asked) == 10
    above = {
        section.anchor: section
        for top in page(key, lang).sections
        if not top.fold and top.anchor in OPEN
        for section in top.walk()
    }
    for one in asked:
        assert one.anchor in above, one
        answer = [word for block in above[one.anchor].blocks for word in words_of(block)]
        assert len(" ".join(answer)) >= 60, f"{one} {answer}"
    assert {one.anchor for one in asked} >= ASKED_OF_ALL
    turn = {section.anchor for section in page(key, lang).section("turn").walk()}
    assert sum(one.anchor in turn for one in asked) >= 4, "what one may do, and exceptions"
    assert len({one.anchor for one in asked}) >= 8


@pytest.mark.parametrize(("key", "lang"), GAMES)
def test_a_question_has_one_right_answer_and_two_others(key, lang):
    asked = questions(key, lang)
    assert len({one.text for one in asked}) == len(asked)
    for one in asked:
        assert one.text.endswith(("?", "؟"))
        assert len({one.right, *one.wrong}) == 3, one


@pytest.mark.parametrize(("key", "lang"), GAMES)
def test_a_page_says_how_many_play_from_which_age_and_how_long(key, lang):
    assert list(facts(page(key, lang))) == ["players", "age", "time"]
    assert len(page(key, lang).about) > 40


@pytest.mark.parametrize(("key", "lang"), GAMES)
def test_the_quick_reference_fits_half_a_page(key, lang):
    quick = page(key, lang).section("quick")
    written = [word for block in quick.blocks for word in words_of(block)]
    assert 200 < len(" ".join(written)) < 1400


# --- reading


def test_a_clause_leads_to_its_section_also_from_what_is_numbered_under_it():
    shown = page("gobblet", "en")
    assert shown.section("G7").title == shown.section("G7.2").title == "Uncovering"
    with pytest.raises(Refused) as refused:
        shown.section("G99")
    assert refused.value.objection.params["clauses"] == tuple(
        f"G{number}" for number in range(1, 14)
    )
    with pytest.raises(Refused):
        shown.section("")


def test_a_page_is_read_as_it_is_written():
    shown = read_page(
        "# T\n\nintro\n\n## Rules {#rules .fold}\n\nwords\n\n### G1 Goal\n\n**G1.1** more\n\n"
        "1. one\n2. two\n\n```box\na | A | text\n```\n\n## Hints {#hints}\n\n- one\n- two\n"
    )
    assert shown.title == "T" and shown.about == "intro"
    assert shown.anchors == ["rules", "G1", "G1.1", "hints"]
    rules, hints = shown.sections
    assert rules.fold and rules.sections[0].clause == "G1"
    assert rules.sections[0].blocks[1] == List(("one", "two"), ordered=True)
    assert hints.blocks == (List(("one", "two")),)


def test_a_board_carries_its_views_before_and_after_each_move():
    text = "# T\n\n## X {#x}\n\n```play\n.,.,./.,.,./.,.,. w casual\nbefore\n> 3b2\nafter\n```\n"
    figure = read_page(text, games.get("gobblers")).sections[0].blocks[0]
    assert isinstance(figure, Figure)
    before, after = figure.steps
    assert (before.caption, after.caption, after.move) == ("before", "after", "3b2")
    assert before.view["squares"][4] == [] and after.view["squares"][4] == ["3w"]
