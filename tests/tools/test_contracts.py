"""Our own import contract: a package that needs the standard library only."""

import grimp
import pytest

from tools.contracts import StandardLibraryContract


@pytest.mark.parametrize(
    ("imported", "is_kept"),
    [("json", True), ("blockyard.words", True), ("cython", True), ("numpy", False)],
)
def test_a_package_imports_its_project_the_standard_library_and_what_is_allowed(imported, is_kept):
    graph = grimp.ImportGraph()
    for module in ("blockyard", "blockyard.core", "blockyard.core.match"):
        graph.add_module(module)
    graph.add_import(importer="blockyard.core.match", imported=imported)
    contract = StandardLibraryContract(
        name="core",
        session_options={},
        contract_options={"package": "blockyard.core", "allowed": ["cython"]},
    )
    check = contract.check(graph, verbose=False)
    assert check.kept == is_kept
    assert is_kept or check.metadata["unexpected"] == ["blockyard.core.match imports numpy"]
