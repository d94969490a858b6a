"""Trees of the Smart Game Format: nothing is lost, and what is no tree is refused at its place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blockyard.core import sgf
from blockyard.core.record import BadRecord
from blockyard.core.sgf import Node
from blockyard.words import LANGUAGES, Words

TEXTS = st.text(st.characters(exclude_categories=("Cs",)), max_size=20)
NAMES = st.from_regex("[A-Z][A-Z0-9]{0,3}", fullmatch=True).filter(lambda name: name != "CA")
PROPERTIES = st.dictionaries(
    NAMES, st.lists(TEXTS.map(sgf.escaped), min_size=1, max_size=3), max_size=4
)
TREES = st.recursive(
    st.builds(Node, PROPERTIES),
    lambda below: st.builds(Node, PROPERTIES, st.lists(below, max_size=3)),
    max_leaves=12,
)


def written(root: Node) -> bytes:
    return "\n".join(sgf.write(root)).encode()


def parsed(raw: bytes) -> Node:
    [root] = sgf.read(raw)
    return root


def refusal(raw: bytes) -> tuple[str, int, int | None]:
    with pytest.raises(BadRecord) as bad:
        list(sgf.read(raw))
    for lang in LANGUAGES:
        assert str(bad.value.column) in Words(lang).refusal(bad.value)
    return bad.value.objection.reason, bad.value.line, bad.value.column


@given(root=TREES)
def test_a_tree_survives_being_written_and_read(root):
    root.properties["CA"] = ["UTF-8"]
    assert parsed(written(root)) == root


@given(text=TEXTS)
def test_any_text_can_stand_in_a_value(text):
    node = Node()
    node.add("C", text)
    node.properties["CA"] = ["UTF-8"]
    assert parsed(written(node)).text("C") == text


def test_values_stay_as_they_were_written():
    raw = rb"( ;C[a \] b \\ c \: d] XY [1] [2]" + b"\r\n;B[e10] )"
    root = parsed(raw)
    assert root.properties["C"] == [r"a \] b \\ c \: d"] and root.properties["XY"] == ["1", "2"]
    assert root.text("C") == r"a ] b \ c : d"
    assert parsed(written(root)).properties["C"] == root.properties["C"]


def test_an_escaped_line_end_is_no_line_end():
    assert parsed(b"(;C[one \\\nline\nand another])").text("C") == "one line\nand another"


def test_variations_hang_where_they_branch_off():
    root = parsed(b"(;A[0];A[1](;A[2];A[3])(;A[4](;A[5])(;A[6])))")
    assert [node.text("A") for node in sgf.every_node(root)] == list("0123456")
    assert [node.text("A") for node in sgf.main_line(root)] == list("0123")
    assert [child.text("A") for child in root.children[0].children] == ["2", "4"]


def test_a_file_may_hold_many_trees_and_they_come_one_at_a_time():
    trees = sgf.read(b"(;A[1])\n(;A[2]) (;A[3")
    assert [next(trees).text("A"), next(trees).text("A")] == ["1", "2"]
    with pytest.raises(BadRecord):
        next(trees)


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("(;CA[UTF-8]C[é ש])".encode(), "é ש"),
        ("\ufeff(;CA[utf-8]C[é])".encode(), "é"),
        ("(;C[é])".encode("latin-1"), "é"),
        ("(;CA[ISO-8859-1]C[é])".encode("latin-1"), "é"),
    ],
)
def test_letters_are_read_by_the_charset_of_the_file_and_written_in_utf_8(raw, text):
    root = parsed(raw)
    assert root.text("C") == text
    again = parsed(written(root))
    assert again.text("C") == text and again.text("CA") == "UTF-8"


@pytest.mark.slow
def test_a_tree_may_nest_as_deeply_as_it_likes():
    depth = 20_000
    root = parsed(b"(;A[1]" * depth + b")" * depth)
    assert sum(1 for _ in sgf.main_line(root)) == depth
    assert sum(1 for _ in sgf.every_node(parsed(written(root)))) == depth


@pytest.mark.parametrize(
    ("raw", "refused"),
    [
        (b"", ("sgf-empty", 1, 1)),
        (b" \n ", ("sgf-empty", 2, 2)),
        (b"hello", ("sgf-first", 1, 1)),
        (b"\x00\x00", ("sgf-first", 1, 1)),
        (b";A[1]", ("sgf-first", 1, 1)),
        (b"()", ("sgf-sign", 1, 2)),
        (b"(A[1])", ("sgf-sign", 1, 2)),
        (b"(;A[1]))", ("sgf-sign", 1, 8)),
        (b"(;A[1](;B[2]);C[3])", ("sgf-sign", 1, 14)),
        (b"((;A[1]))", ("sgf-sign", 1, 2)),
        (b"(;A[1]\n  ?)", ("sgf-sign", 2, 3)),
        (b"(;A[1]\n(;B)", ("sgf-no-value", 2, 3)),
        (b"(;[1])", ("sgf-value-alone", 1, 4)),
        (b"(;A[1", ("sgf-value-open", 1, 3)),
        (b"(;A[1][2", ("sgf-value-open", 1, 7)),
        (b"(;A[1]\n", ("sgf-breaks-off", 2, 1)),
        (b"(;CA[KOI8-R]A[1])", ("sgf-charset", 1, 2)),
        (b"(;CA[UTF-8]\n;C[\xff])", ("sgf-not-text", 2, 1)),
    ],
)
def test_what_is_no_tree_is_refused_with_line_and_character(raw, refused):
    assert refusal(raw) == refused


@given(raw=st.binary(max_size=60), cut=st.integers(0, 60))
def test_garbage_is_refused_or_read_but_never_breaks(raw, cut):
    whole = b"(;GM[Blokus Duo]CA[UTF-8];B[e10]C[x\\]](;W[j5])(;W[j5,j6]))"
    for mangled in (raw, whole[:cut] + raw + whole[cut + len(raw) :]):
        try:
            list(sgf.read(mangled))
        except BadRecord as bad:
            assert len(Words("en").refusal(bad)) > 10
