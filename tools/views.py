"""The views of games as TypeScript types: web/src/api/views.ts.

    python tools/views.py            generate it
    python tools/views.py --check    say whether it is up to date

A view is what a seat sees of a game. Each game declares it as TypedDicts in games/<game>/view.py;
msgspec gives their schema and openapi-typescript turns it into the types that the boards import.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, is_typeddict

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import build

TYPES = build.WEB / "src" / "api" / "views.ts"
SCHEMA = build.ROOT / "build" / "views.json"


def view_types() -> Iterator[type]:
    """The TypedDicts of every game's view.py."""
    for file in sorted(build.PACKAGE.glob("games/*/view.py")):
        module = importlib.import_module(f"blockyard.games.{file.parent.name}.view")
        for kind in vars(module).values():
            if is_typeddict(kind) and kind.__module__ == module.__name__:
                yield kind


def document() -> dict[str, Any]:
    """An OpenAPI document with nothing but schemas."""
    _, schemas = msgspec.json.schema_components(
        list(view_types()), ref_template="#/components/schemas/{name}"
    )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Blockyard: the views of its games", "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


def generate(to: Path) -> str:
    """Write the types and return them."""
    SCHEMA.parent.mkdir(exist_ok=True)
    SCHEMA.write_text(json.dumps(document(), indent=1), encoding="utf-8")
    build.fetch_packages()
    options = ["--root-types", "--root-types-no-schema-prefix"]
    if build.npm(["exec", "--", "openapi-typescript", str(SCHEMA), "-o", str(to), *options]):
        raise build.Trouble("openapi-typescript failed; its messages are above.")
    return to.read_text(encoding="utf-8")


def main() -> int:
    try:
        if "--check" not in sys.argv:
            generate(TYPES)
        elif generate(SCHEMA.with_suffix(".ts")) != TYPES.read_text(encoding="utf-8"):
            raise build.Trouble("web/src/api/views.ts is not up to date: run tools/views.py.")
    except build.Trouble as trouble:
        build.say(str(trouble))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
