# The functions of bits.py for compiled code: one machine instruction each. lowest(0) is undefined
# here; bits.py asserts against it.

cdef extern from * nogil:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    #define blockyard_prefetch(place) _mm_prefetch((const char*)(place), _MM_HINT_T0)
    static inline int blockyard_popcount(unsigned long long squares) {
        return (int)__popcnt64(squares);
    }
    static inline int blockyard_lowest(unsigned long long squares) {
        unsigned long square;
        _BitScanForward64(&square, squares);
        return (int)square;
    }
    #else
    #define blockyard_prefetch(place) __builtin_prefetch(place)
    #define blockyard_popcount(squares) __builtin_popcountll(squares)
    #define blockyard_lowest(squares) __builtin_ctzll(squares)
    #endif
    """
    int popcount "blockyard_popcount" (unsigned long long squares) noexcept
    int lowest "blockyard_lowest" (unsigned long long squares) noexcept
    void prefetch "blockyard_prefetch" (void* place) noexcept
