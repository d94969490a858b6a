"""Our formatting of messages against Mozilla's runtime with Babel's tables."""

from __future__ import annotations

from itertools import product

import pytest
from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from blockyard.message_format import Bundle, FormatError, number, plural
from blockyard.words import LANGUAGES, RIGHT_TO_LEFT, catalogue

WHOLE = [*range(-3, 220), 999, 1000, 1001, 12_345, 999_999, 1_000_000, 2_000_000, 1_000_003]
FRACTIONS = [0.5, -0.5, 1.5, 2.25, 11.125, 0.0005, 398.4325, 1041.7905, 1234.5, 1e6 + 0.5]

CATEGORIES = ("zero", "one", "two", "few", "many", "other")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_and_plurals_are_those_of_unicode(lang):
    locale = Locale.parse(lang)
    for value in WHOLE + FRACTIONS:
        assert number(lang, value) == format_decimal(value, locale=locale)
        assert plural(lang, value) == locale.plural_form(abs(value))


class Parameters(Visitor):
    """The variables of a message, each with the values that it is tried with."""

    def __init__(self) -> None:
        self.values: dict[str, list[float | str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, ["b2", 1, 11])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            found = self.values[node.selector.id.name]
            for variant in node.variants:
                key = variant.key
                name = key.name if isinstance(key, ast.Identifier) else int(key.value)
                if name not in CATEGORIES:  # of a number; nobody passes them as text
                    found.append(name)
            found += [0, 2, 3, 100]


def combinations(values: dict[str, list[float | str]]) -> list[dict[str, float | str]]:
    """All of them, or where they are too many, every value of every parameter at least once."""
    if len(values) <= 2:
        return [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]
    longest = max(map(len, values.values()))
    return [{n: v[(i + j) % len(v)] for j, (n, v) in enumerate(values.items())}
            for i in range(longest)]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_what_the_reference_runtime_says(lang):
    text = "\n".join(catalogue(lang))
    reference = FluentBundle([lang], use_isolating=lang in RIGHT_TO_LEFT)
    reference.add_resource(FluentResource(text))
    ours = Bundle(lang, isolates=lang in RIGHT_TO_LEFT)
    ours.add(text)
    compared = 0
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        parameters = Parameters()
        parameters.visit(entry.value)
        for params in combinations(parameters.values):
            pattern = reference.get_message(entry.id.name).value
            expected, problems = reference.format_pattern(pattern, params)
            if not problems:  # a message that refers to another may need more parameters
                assert ours.format(entry.id.name, params) == expected, (entry.id.name, params)
                compared += 1
    assert compared > 1500


def test_a_mistake_in_the_catalogue_does_not_pass_for_a_sentence():
    bundle = Bundle("en", isolates=False)
    bundle.add("asks = { $count } of { other }\nother = { DATETIME($day) }")
    with pytest.raises(FormatError, match="count"):
        bundle.format("asks", {})
    with pytest.raises(FormatError, match="FunctionReference"):
        bundle.format("other", {"day": 1})
    with pytest.raises(FormatError, match="absent"):
        bundle.format("absent", {})
    with pytest.raises(FormatError, match="broken"):
        bundle.add("broken = {")
