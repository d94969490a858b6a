# The functions of bits.py for compiled code: a few machine instructions each. lowest(0) and
# highest(0) are undefined here; bits.py asserts against them.

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
    static inline int blockyard_highest(unsigned long long squares) {
        unsigned long square;
        _BitScanReverse64(&square, squares);
        return (int)square;
    }
    #else
    #define blockyard_prefetch(place) __builtin_prefetch(place)
    #define blockyard_popcount(squares) __builtin_popcountll(squares)
    #define blockyard_lowest(squares) __builtin_ctzll(squares)
    #define blockyard_highest(squares) (63 - __builtin_clzll(squares))
    #endif
    #include <string.h>
    /* A copy of the eight bits in each byte, of which byte i keeps bit i and turns it into 1. */
    static inline void blockyard_spread(unsigned int squares, signed char* out) {
        unsigned long long bytes = (squares & 255) * 0x0101010101010101ULL;
        bytes &= 0x8040201008040201ULL;
        bytes = (bytes + 0x7F7F7F7F7F7F7F7FULL) >> 7 & 0x0101010101010101ULL;
        memcpy(out, &bytes, 8);  /* the lowest byte first, as on all our machines */
    }
    """
    int popcount "blockyard_popcount" (unsigned long long squares) noexcept
    int lowest "blockyard_lowest" (unsigned long long squares) noexcept
    int highest "blockyard_highest" (unsigned long long squares) noexcept
    void spread "blockyard_spread" (unsigned int squares, signed char* out) noexcept
    void prefetch "blockyard_prefetch" (void* place) noexcept
