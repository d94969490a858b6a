"""The message catalogue as plain text, for checks of language.

A text is one way a message can come out: of each selection one variant is taken, and `{count}`
stands where a value is filled in. `card-gobblet.about` is an attribute.
"""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

LOCALES = Path(__file__).parent.parent / "src" / "blockyard" / "locales"
EXCEPTIONS = tomllib.loads((Path(__file__).parent / "language.toml").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Text:
    """One way a message can come out, and the selections that lead to it."""

    id: str
    file: str
    text: str
    chosen: tuple[tuple[str, str], ...] = ()


@cache
def parsed(lang: str) -> tuple[tuple[Path, ast.EntryType], ...]:
    """Everything in the catalogue of a language with its file, by the order of the files."""
    return tuple(
        (file, entry)
        for file in sorted((LOCALES / lang).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
    )


@cache
def entries(lang: str) -> tuple[tuple[str, ast.Message], ...]:
    """Every message of a language with its file, by the order of the files."""
    return tuple(
        (file.name, entry) for file, entry in parsed(lang) if isinstance(entry, ast.Message)
    )


@cache
def texts(lang: str) -> tuple[Text, ...]:
    return tuple(
        Text(name, file, text, chosen)
        for file, message in entries(lang)
        for name, pattern in _patterns(message)
        for text, chosen in _spelled_out(pattern)
    )


def _patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


Spelled = tuple[str, tuple[tuple[str, str], ...]]


def _spelled_out(pattern: ast.Pattern) -> list[Spelled]:
    parts = [list(_element(element)) for element in pattern.elements]
    return [
        ("".join(text for text, _ in way), tuple(one for _, chosen in way for one in chosen))
        for way in itertools.product(*parts)
    ]


def _element(element: ast.TextElement | ast.Placeable) -> Iterator[Spelled]:
    if isinstance(element, ast.TextElement):
        yield element.value, ()
        return
    match element.expression:
        case ast.StringLiteral(value=value):
            yield value, ()
        case ast.VariableReference(id=name) | ast.MessageReference(id=name):
            yield f"{{{name.name}}}", ()
        case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
            for variant in variants:
                key = variant.key
                chosen = key.name if isinstance(key, ast.Identifier) else key.value
                for text, more in _spelled_out(variant.value):
                    yield text, ((name.name, chosen), *more)
        case other:
            raise AssertionError(f"not used in the catalogue: {other}")


def selections(lang: str) -> Iterator[tuple[str, str, set[str]]]:
    """Every message that selects by a variable, with the variable and the variants' keys."""
    for _, message in entries(lang):
        for name, pattern in _patterns(message):
            yield from ((name, *found) for found in _selects(pattern))


def _selects(pattern: ast.Pattern) -> Iterator[tuple[str, set[str]]]:
    for element in pattern.elements:
        if not isinstance(element, ast.Placeable):
            continue
        found = element.expression
        if isinstance(found, ast.SelectExpression):
            assert isinstance(found.selector, ast.VariableReference)
            keys = {
                k.name if isinstance(k := v.key, ast.Identifier) else k.value
                for v in found.variants
            }
            yield found.selector.id.name, keys
            for variant in found.variants:
                yield from _selects(variant.value)


def exempt(check: str) -> set[str]:
    """Messages that a check leaves alone; each has its reason."""
    return set(EXCEPTIONS.get(check, {}).get("kept", {}))
