"""The contract that every game fulfils: positions, matches, records, and the bases of kernels."""
