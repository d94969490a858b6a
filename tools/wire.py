"""Generates the web client's types from the server's: web/src/api/wire.ts.

    python tools/wire.py            generate it
    python tools/wire.py --check    check that it is up to date

msgspec makes the JSON schema of every frame and body; openapi-typescript turns it into TypeScript.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from blockyard.server import wire

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import build
from tools.kernels import BuildError, log

TYPES = build.WEB / "src" / "api" / "wire.ts"
SCHEMA = build.ROOT / "build" / "wire.json"
UNIONS = {"ClientFrame": wire.ClientFrame, "ServerFrame": wire.ServerFrame}


def document() -> dict[str, Any]:
    """One OpenAPI document: every frame and body, and the two unions of frames."""
    structs = [kind for kind in vars(wire).values() if _is_message(kind)]
    roots, schemas = msgspec.json.schema_components(
        [*UNIONS.values(), *structs], ref_template="#/components/schemas/{name}"
    )
    named = dict(zip(UNIONS, roots, strict=False))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Blockyard: what crosses the wire", "version": str(wire.PROTOCOL)},
        "paths": {},
        "components": {"schemas": {**dict(sorted(schemas.items())), **named}},
    }


def _is_message(kind: object) -> bool:
    is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    return is_struct and kind not in (wire.Body, wire.Frame)


def generate(to: Path) -> str:
    """Write the current types to this file."""
    SCHEMA.parent.mkdir(exist_ok=True)
    SCHEMA.write_text(json.dumps(document(), indent=1), encoding="utf-8")
    build.install_packages()
    # A field with its default value is omitted on the wire, so it is optional for the reader.
    options = ["--default-non-nullable=false", "--root-types", "--root-types-no-schema-prefix"]
    command = ["exec", "--", "openapi-typescript", str(SCHEMA), "-o", str(to), *options]
    if build.npm(command):
        raise BuildError("No types were generated; the output of openapi-typescript is above.")
    return to.read_text(encoding="utf-8")


def main() -> int:
    try:
        if "--check" not in sys.argv:
            TYPES.parent.mkdir(exist_ok=True)
            generate(TYPES)
            return 0
        if generate(SCHEMA.with_suffix(".ts")) == TYPES.read_text(encoding="utf-8"):
            return 0
        raise BuildError("web/src/api/wire.ts is out of date: run make wire.")
    except BuildError as error:
        log(str(error))
        return 1


if __name__ == "__main__":
    sys.exit(main())
