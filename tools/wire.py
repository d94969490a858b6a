"""Generates the web client's types from Python's.

    python tools/wire.py            generate them
    python tools/wire.py --check    check that they are up to date

web/src/api/wire.ts has every frame and body of the server; web/src/api/views.ts has the views,
what a seat sees of a game, which each game declares as TypedDicts in games/<game>/view.py;
web/src/api/rules.ts has the rules pages.
msgspec makes the JSON schemas; openapi-typescript turns them into TypeScript.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, is_typeddict

import msgspec

from blockyard import rulespage
from blockyard.server import wire

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import build
from tools.kernels import BuildError, log

TYPES = build.WEB / "src" / "api"
SCHEMAS = build.ROOT / "build" / "wire"
REFERENCE = "#/components/schemas/{name}"
UNIONS = {"ClientFrame": wire.ClientFrame, "ServerFrame": wire.ServerFrame}


def frames_and_bodies() -> dict[str, Any]:
    """The schema of every frame and body, and of the two unions of frames."""
    structs = [kind for kind in vars(wire).values() if _is_message(kind)]
    roots, schemas = msgspec.json.schema_components(
        [*UNIONS.values(), *structs], ref_template=REFERENCE
    )
    return {**dict(sorted(schemas.items())), **dict(zip(UNIONS, roots, strict=False))}


def _is_message(kind: object) -> bool:
    is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    return is_struct and kind not in (wire.Body, wire.Frame)


def views() -> dict[str, Any]:
    """The schema of every game's view."""
    _, schemas = msgspec.json.schema_components(list(_view_types()), ref_template=REFERENCE)
    return dict(sorted(schemas.items()))


def _view_types() -> Iterator[type]:
    for file in sorted(build.PACKAGE.glob("games/*/view.py")):
        module = importlib.import_module(f"blockyard.games.{file.parent.name}.view")
        for kind in vars(module).values():
            if is_typeddict(kind) and kind.__module__ == module.__name__:
                yield kind


def rules_pages() -> dict[str, Any]:
    """The schema of a rules page."""
    _, schemas = msgspec.json.schema_components([rulespage.Page], ref_template=REFERENCE)
    return dict(sorted(schemas.items()))


def generate(name: str, schemas: Mapping[str, Any], to: Path) -> str:
    """Write the types of these schemas to a file, and return them."""
    document = {
        "openapi": "3.1.0",
        "info": {"title": f"Blockyard: {name}", "version": str(wire.PROTOCOL)},
        "paths": {},
        "components": {"schemas": schemas},
    }
    SCHEMAS.mkdir(parents=True, exist_ok=True)
    source = SCHEMAS / f"{name}.json"
    source.write_text(json.dumps(document, indent=1), encoding="utf-8")
    build.install_packages()
    # A field with its default value is omitted on the wire, so it is optional for the reader.
    options = ["--default-non-nullable=false", "--root-types", "--root-types-no-schema-prefix"]
    if build.npm(["exec", "--", "openapi-typescript", str(source), "-o", str(to), *options]):
        raise BuildError("No types were generated; the output of openapi-typescript is above.")
    return to.read_text(encoding="utf-8")


def main() -> int:
    is_check = "--check" in sys.argv
    try:
        made_of = {"wire": frames_and_bodies(), "views": views(), "rules": rules_pages()}
        for name, schemas in made_of.items():
            kept = TYPES / f"{name}.ts"
            made = generate(name, schemas, SCHEMAS / kept.name if is_check else kept)
            if is_check and made != kept.read_text(encoding="utf-8"):
                raise BuildError(f"web/src/api/{name}.ts is out of date: run make wire.")
    except BuildError as error:
        log(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
