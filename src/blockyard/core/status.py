"""How a game stands for the side to play, as a number that kernels and searches share.

Compiled code takes these from ending.pxd, where they are C constants.
"""

RUNNING, WON, LOST, DRAWN = range(4)
