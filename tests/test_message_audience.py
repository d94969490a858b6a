"""Who reads a message: `cli.ftl` and `*-cli.ftl` are for the command line alone.

The web client loads every other file of the catalogue, so a message in the wrong file is either
missing on a page or downloaded by everybody for nothing. Nothing in the build looks at source code
to decide this; here the sources are searched to hold the file names to it.
"""

import ast
import itertools
import re
from collections import defaultdict
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from tests.catalogue import parsed

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "blockyard"
LOCALES = PACKAGE / "locales"
CLIENT = ROOT / "web" / "src"

#: Modules whose messages no browser shows: commands, readers and writers of files, text drawings.
COMMAND_LINE = re.compile(
    r"^(cli|envs)/|^(words|rulespage|game_files|library)\.py$|^ai/(executors|players|tournament|gtp_engine|agent_file|frozen|training/.*|puzzles/.*)\.py$"
    r"|^core/(aiming|formats|gtp|jsonrecord|picture|record|sgf)\.py$"
    r"|^games/\w+/(formats|training)/|^games/\w+/hand/(aiming|lens)|^games/\w+/(narration|picture)\.py$"
    r"|^games/\w+/kernel/(retrograde|tablebase)\.py$|^server/serving\.py$|^(server/broker|server/live/ownership)\.py$|^server/storage/(migrations?|file_lock)\.py$"
    r"|^server/people/moderation\.py$"
)
CLAUSE = re.compile(r"[A-Z]\d+(\.\d+)?")


def is_for_command_line(file: Path) -> bool:
    return file.stem == "cli" or file.stem.endswith("-cli")


def messages(lang: str) -> dict[str, Path]:
    """Each message id with its file."""
    return {
        entry.id.name: file for file, entry in parsed(lang) if isinstance(entry, fluent.Message)
    }


IDS = messages("en")


def text_of(node: ast.AST) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


class Uses(ast.NodeVisitor):
    """The message ids and reasons that a module names, each with who reads it."""

    def __init__(self, module: str) -> None:
        self.reader = module
        self.found: set[tuple[str, str]] = set()
        self.paired: set[ast.AST] = set()

    def visit_Constant(self, node: ast.Constant) -> None:
        # Words without a hyphen are too common to be taken for ids.
        if isinstance(node.value, str) and "-" in node.value and node not in self.paired:
            self.found.add((node.value, self.reader))

    def generic_visit(self, node: ast.AST) -> None:
        """A clause and a reason side by side are one id: `"G6", "does-not-cover"`."""
        for first, second in itertools.pairwise(ast.iter_child_nodes(node)):
            clause, reason = text_of(first), text_of(second)
            if clause and reason and CLAUSE.fullmatch(clause):
                self.paired.add(second)
                self.found.add((f"{clause.replace('.', '_')}-{reason}", self.reader))
        super().generic_visit(node)


@pytest.fixture(scope="module")
def uses() -> dict[str, set[str]]:
    """For each string of the package the modules that name it."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in PACKAGE.rglob("*.py"):
        visitor = Uses(file.relative_to(PACKAGE).as_posix())
        visitor.visit(ast.parse(file.read_text(encoding="utf-8")))
        for word, reader in visitor.found:
            found[word].add(reader)
    return found


@pytest.fixture(scope="module")
def client() -> tuple[set[str], set[str]]:
    """Ids that the web client names, and beginnings to which it adds a key: `title-${game}`."""
    sources = [file for file in CLIENT.rglob("*") if file.suffix in {".ts", ".svelte"}]
    text = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    named = set(re.findall(r"['`]([\w-]+)[.'`]", text))
    return named, set(re.findall(r"[`']([\w-]+-)(?:\$\{|')", text))


def modules(message: str, uses: dict[str, set[str]]) -> set[str]:
    """Where a message is named: whole, or by its reason where the clause is computed."""
    reason = re.sub(r"^[A-Z]\d+(_\d+)?-", "", message)
    return uses[message] | (uses[reason] if reason not in IDS else set())


def is_shown_in_browsers(message: str, uses, client) -> bool:
    named, _ = client
    return message in named or any(
        not COMMAND_LINE.search(module) for module in modules(message, uses)
    )


@pytest.mark.slow
def test_no_message_for_the_command_line_is_shown_in_a_browser(uses, client):
    marked = [message for message, file in IDS.items() if is_for_command_line(file)]
    assert [one for one in marked if is_shown_in_browsers(one, uses, client)] == []


@pytest.mark.slow
def test_no_message_of_the_command_line_alone_is_sent_to_browsers(uses, client):
    _, beginnings = client
    for message, file in IDS.items():
        is_composed = not modules(message, uses) or message.startswith(tuple(beginnings))
        if not is_for_command_line(file) and not is_composed:
            assert is_shown_in_browsers(message, uses, client), message


@pytest.mark.parametrize("lang", ["he", "fr", "ar"])
def test_every_language_keeps_a_message_in_the_same_file(lang):
    files = {message: file.name for message, file in messages(lang).items()}
    assert files == {message: file.name for message, file in IDS.items()}


def test_no_message_for_browsers_refers_to_one_that_is_not_sent():
    marked = {message for message, file in IDS.items() if is_for_command_line(file)}
    for lang in ("en", "he", "fr", "ar"):
        for file in (LOCALES / lang).glob("*.ftl"):
            if not is_for_command_line(file):
                referred = set(re.findall(r"\{ ([a-zA-Z][\w-]*) \}", file.read_text("utf-8")))
                assert referred & marked == set(), file
