"""`python -m blockyard.cli` is `blockyard`."""

from blockyard.cli import main

main()
