# The constants of status.py for compiled code.

cdef enum:
    RUNNING = 0
    WON = 1
    LOST = 2
    DRAWN = 3
