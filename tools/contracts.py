"""An import contract that import-linter lacks: a package that needs the standard library only.

`forbidden` names the packages that must not be imported. This one names those that may be, so
that a package nobody thought of is refused too.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, ClassVar

from importlinter import Contract, ContractCheck, fields, output

if TYPE_CHECKING:
    from grimp import ImportGraph


class StandardLibraryContract(Contract):
    """A package imports its own project, the standard library and `allowed`, and nothing else."""

    type_name: ClassVar[str] = "standard-library"

    package = fields.StringField()
    allowed = fields.SetField(subfield=fields.StringField(), required=False, default=set())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        package = str(self.package)
        project = package.partition(".")[0]
        allowed: object = self.allowed  # import-linter puts the value in the place of the field
        assert isinstance(allowed, set)
        known = {project, *sys.stdlib_module_names, *allowed}
        inside = {package, *graph.find_descendants(package)}
        unexpected = sorted(
            f"{module} imports {imported}"
            for module in inside
            for imported in graph.find_modules_directly_imported_by(module)
            if imported.partition(".")[0] not in known
        )
        return ContractCheck(kept=not unexpected, metadata={"unexpected": unexpected})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["unexpected"]:
            output.print_error(f"{line}, which is neither in the standard library nor allowed")
