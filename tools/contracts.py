"""A kind of import contract that import-linter lacks: a room built from the standard library only.

`forbidden` can name the packages that a room must not import. This one names those that it
may, so that a package nobody thought of is refused as well.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, ClassVar, cast

from importlinter import Contract, ContractCheck, fields, output

if TYPE_CHECKING:
    from grimp import ImportGraph


class StandardLibraryContract(Contract):
    """A room imports its own project, the standard library and `allowed`, and nothing else."""

    type_name: ClassVar[str] = "standard-library"

    room = fields.StringField()
    allowed = fields.SetField(subfield=fields.StringField(), required=False, default=set())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        room = str(self.room)
        project = room.partition(".")[0]
        allowed = cast("set[str]", self.allowed)
        known = {project, *sys.stdlib_module_names, *allowed}
        inside = {room, *graph.find_descendants(room)}
        strangers = sorted(
            f"{module} imports {imported}"
            for module in inside
            for imported in graph.find_modules_directly_imported_by(module)
            if imported.partition(".")[0] not in known
        )
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for stranger in check.metadata["strangers"]:
            output.print_error(f"{stranger}, which neither Python nor this room comes with")
