"""Format Fluent messages: text, variables, selectors and references, which is all of Fluent that
the catalogue uses.

fluent.syntax parses. Mozilla's own runtime needs Babel, whose tables of every language take more
room than all of Blockyard; our four languages need the rules below, taken from Unicode's CLDR.
tests/test_message_format.py compares every message with that runtime.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.syntax import ast

Value = float | str
ISOLATE, POP_ISOLATE = "\u2068", "\u2069"
SEPARATORS = {"en": (",", "."), "he": (",", "."), "fr": ("\u202f", ","), "ar": (",", ".")}
"""What groups the thousands, and the decimal sign."""
DECIMALS = 3


class FormatError(Exception):
    """A message that cannot be formatted: a mistake in the catalogue, or a missing parameter."""


class Bundle:
    """Parsed messages of one language. `isolates` puts marks of direction around what is filled
    in."""

    def __init__(self, lang: str, isolates: bool) -> None:
        self.lang, self.isolates = lang, isolates
        self._patterns: dict[str, ast.Pattern] = {}

    def add(self, source: str) -> None:
        """Parse the source of one or more messages. Attributes are for the browser alone."""
        from fluent.syntax import FluentParser, ast  # noqa: PLC0415 - it takes a while to load

        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Junk):
                raise FormatError(entry.content)
            if isinstance(entry, ast.Message) and entry.value:
                self._patterns[entry.id.name] = entry.value

    def format(self, message: str, params: Mapping[str, Value]) -> str:
        try:
            return self._pattern(self._patterns[message], params)
        except KeyError as missing:
            raise FormatError(f"{message}: there is no {missing}") from None

    def _pattern(self, pattern: ast.Pattern, params: Mapping[str, Value]) -> str:
        isolates = self.isolates and len(pattern.elements) > 1  # alone, it needs no marks
        return "".join(self._element(part, params, isolates) for part in pattern.elements)

    def _element(
        self,
        element: ast.TextElement | ast.Placeable,
        params: Mapping[str, Value],
        isolates: bool,
    ) -> str:
        from fluent.syntax import ast  # noqa: PLC0415

        if isinstance(element, ast.TextElement):
            return element.value
        text = self._written(self._value(element.expression, params))
        is_literal = isinstance(element.expression, ast.StringLiteral)
        return f"{ISOLATE}{text}{POP_ISOLATE}" if isolates and not is_literal else text

    def _value(self, expression: object, params: Mapping[str, Value]) -> Value:
        from fluent.syntax import ast  # noqa: PLC0415

        if isinstance(expression, ast.VariableReference):
            return params[expression.id.name]
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.MessageReference) and not expression.attribute:
            return self._pattern(self._patterns[expression.id.name], params)
        if isinstance(expression, ast.SelectExpression):
            return self._pattern(self._chosen(expression, params).value, params)
        raise FormatError(f"{type(expression).__name__} is not used in our catalogue")

    def _chosen(self, expression: ast.SelectExpression, params: Mapping[str, Value]) -> ast.Variant:
        value = self._value(expression.selector, params)
        fitting = (v for v in expression.variants if self._fits(v.key, value))
        default = next(v for v in expression.variants if v.default)
        return next(fitting, default)

    def _fits(self, key: ast.Identifier | ast.NumberLiteral, value: Value) -> bool:
        """A number fits an equal number or its plural category, a text an equal text."""
        from fluent.syntax import ast  # noqa: PLC0415

        if isinstance(key, ast.NumberLiteral):
            return not isinstance(value, str) and float(key.value) == value
        return key.name == (value if isinstance(value, str) else plural(self.lang, value))

    def _written(self, value: Value) -> str:
        return value if isinstance(value, str) else number(self.lang, value)


def number(lang: str, value: float) -> str:
    """A number as a language writes it, with three decimals at most.

    >>> number("en", 1234567), number("fr", 1234.5), number("he", 0.1239)
    ('1,234,567', '1\u202f234,5', '0.124')
    """
    group, point = SEPARATORS[lang]
    # As a decimal, because 0.0005 is no binary fraction, and a tie would depend on that.
    written = f"{Decimal(str(value)):,.{DECIMALS}f}".rstrip("0").rstrip(".")
    return written.translate({ord(","): group, ord("."): point})


def plural(lang: str, value: float) -> str:
    """The plural category of a number.

    >>> [plural("ar", n) for n in (0, 1, 2, 3, 11, 100)]
    ['zero', 'one', 'two', 'few', 'many', 'other']
    """
    if value != int(value):
        return _plural_of_fraction(lang, value)
    whole = abs(int(value))
    if lang == "ar":
        return _arabic(whole)
    if lang == "fr" and whole and whole % 1_000_000 == 0:
        return "many"
    if lang == "he" and whole == 2:
        return "two"
    return "one" if whole == 1 or (lang == "fr" and whole == 0) else "other"


def _arabic(whole: int) -> str:
    if whole < 3:
        return ("zero", "one", "two")[whole]
    if 3 <= whole % 100 <= 10:
        return "few"
    return "many" if whole % 100 > 10 else "other"


def _plural_of_fraction(lang: str, value: float) -> str:
    """French and Hebrew look at the part before the decimal sign."""
    singular = {"fr": 2, "he": 1}.get(lang, 0)
    return "one" if abs(value) < singular else "other"
