# What ending.py says, for compiled code.

cdef enum:
    RUNNING = 0
    WON = 1
    LOST = 2
    DRAWN = 3
