"""The status of a game for the side to move, as kernels and searches encode it.

Compiled code takes these from status.pxd, where they are C constants.
"""

RUNNING, WON, LOST, DRAWN = range(4)
