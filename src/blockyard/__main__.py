"""`python -m blockyard` is `blockyard`."""

from blockyard.cli import main

main()
