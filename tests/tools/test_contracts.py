"""The import contract of our own: a room built from the standard library only."""

import grimp
import pytest

from tools.contracts import StandardLibraryContract


@pytest.mark.parametrize(
    ("imported", "is_kept"),
    [("json", True), ("blockyard.words", True), ("cython", True), ("numpy", False)],
)
def test_a_room_imports_its_house_the_standard_library_and_what_is_allowed(imported, is_kept):
    graph = grimp.ImportGraph()
    for module in ("blockyard", "blockyard.core", "blockyard.core.match"):
        graph.add_module(module)
    graph.add_import(importer="blockyard.core.match", imported=imported)
    contract = StandardLibraryContract(
        name="core",
        session_options={},
        contract_options={"room": "blockyard.core", "allowed": ["cython"]},
    )
    check = contract.check(graph, verbose=False)
    assert check.kept == is_kept
    assert is_kept or check.metadata["strangers"] == ["blockyard.core.match imports numpy"]
