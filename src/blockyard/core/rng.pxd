# The functions of rng.py for compiled code: inline C, no Python in between.

ctypedef unsigned long long Word

cdef extern from * nogil:
    """
    #ifndef BLOCKYARD_RNG
    #define BLOCKYARD_RNG
    static inline unsigned long long blockyard_xorshift64star(unsigned long long* state) {
        unsigned long long x = *state;
        x ^= x >> 12;
        x ^= x << 25;
        x ^= x >> 27;
        *state = x;
        return x * 0x2545F4914F6CDD1DULL;
    }
    static inline unsigned long long blockyard_splitmix64(unsigned long long x) {
        x += 0x9E3779B97F4A7C15ULL;
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
        return x ^ (x >> 31);
    }
    static inline unsigned long long blockyard_splitmix64_at(unsigned long long index) {
        return blockyard_splitmix64(index * 0x9E3779B97F4A7C15ULL);
    }
    static inline unsigned long long blockyard_lcg64(unsigned long long state) {
        return state * 0xBF58476D1CE4E5B9ULL + 0x9E3779B97F4A7C15ULL;
    }
    #endif
    """
    Word xorshift64star "blockyard_xorshift64star" (Word* state) noexcept
    Word splitmix64 "blockyard_splitmix64" (Word x) noexcept
    Word splitmix64_at "blockyard_splitmix64_at" (Word index) noexcept
    Word lcg64 "blockyard_lcg64" (Word state) noexcept
