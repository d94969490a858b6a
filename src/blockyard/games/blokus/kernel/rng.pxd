# What luck.py shows to other compiled modules.

ctypedef unsigned long long Word

cdef Word roll(Word* luck) noexcept nogil
cdef Word mixed(Word number) noexcept nogil
