"""The web client's types, made from the server's: web/src/api/wire.ts.

    python tools/wire.py            write it anew
    python tools/wire.py --check    say whether it is fresh

msgspec gives the schema of every frame and body; openapi-typescript turns it into TypeScript.
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

TYPES = build.WEB / "src" / "api" / "wire.ts"
SCHEMA = build.ROOT / "build" / "wire.json"
UNIONS = {"ClientFrame": wire.ClientFrame, "ServerFrame": wire.ServerFrame}


def document() -> dict[str, Any]:
    """One OpenAPI document: every frame and body, and the two unions of frames."""
    structs = [kind for kind in vars(wire).values() if _is_shown(kind)]
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


def _is_shown(kind: object) -> bool:
    is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    return is_struct and kind not in (wire.Body, wire.Frame)


def written(to: Path) -> str:
    """The types as they would be today."""
    SCHEMA.parent.mkdir(exist_ok=True)
    SCHEMA.write_text(json.dumps(document(), indent=1), encoding="utf-8")
    build.fetch_packages()
    # What has a default is left out when it has that value: so it is optional for the reader.
    how = ["--default-non-nullable=false", "--root-types", "--root-types-no-schema-prefix"]
    words = ["exec", "--", "openapi-typescript", str(SCHEMA), "-o", str(to), *how]
    if build.npm(words):
        raise build.Trouble("The types did not come out; openapi-typescript's words are above.")
    return to.read_text(encoding="utf-8")


def main() -> int:
    try:
        if "--check" not in sys.argv:
            TYPES.parent.mkdir(exist_ok=True)
            written(TYPES)
            return 0
        if written(SCHEMA.with_suffix(".ts")) == TYPES.read_text(encoding="utf-8"):
            return 0
        raise build.Trouble("web/src/api/wire.ts is not what the server speaks: make wire.")
    except build.Trouble as trouble:
        build.say(str(trouble))
        return 1


if __name__ == "__main__":
    sys.exit(main())
