# Memory that several threads change at once, without locks. Numbers that only have to be nearly
# right (sums of values) are read and written whole; counters are exact; `publish` and `observe`
# order what was written before against what is read after.

cdef extern from * nogil:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    #define blockyard_fetch_add(place, number) \\
        _InterlockedExchangeAdd((volatile long*)(place), (number))
    #define blockyard_claim(place, old, new) \\
        (_InterlockedCompareExchange((volatile long*)(place), (new), (old)) == (old))
    #define blockyard_observe(place) (*(volatile int*)(place))
    #define blockyard_publish(place, number) \\
        ((void)_InterlockedExchange((volatile long*)(place), (number)))
    #define blockyard_read_int(place) (*(volatile int*)(place))
    #define blockyard_read_word(place) (*(volatile unsigned long long*)(place))
    #define blockyard_write_word(place, word) (*(volatile unsigned long long*)(place) = (word))
    #define blockyard_add_int(place, number) (*(volatile int*)(place) += (number))
    #define blockyard_read(place) (*(volatile float*)(place))
    #define blockyard_write(place, number) (*(volatile float*)(place) = (number))
    #define blockyard_add(place, number) (*(volatile float*)(place) += (number))
    #else
    #define blockyard_fetch_add(place, number) \\
        __atomic_fetch_add((place), (number), __ATOMIC_RELAXED)
    #define blockyard_observe(place) __atomic_load_n((place), __ATOMIC_ACQUIRE)
    #define blockyard_publish(place, number) __atomic_store_n((place), (number), __ATOMIC_RELEASE)
    #define blockyard_read_int(place) __atomic_load_n((place), __ATOMIC_RELAXED)
    #define blockyard_read_word(place) __atomic_load_n((place), __ATOMIC_RELAXED)
    #define blockyard_write_word(place, word) __atomic_store_n((place), (word), __ATOMIC_RELAXED)
    static inline int blockyard_claim(int* place, int old, int number) {
        return __atomic_compare_exchange_n(
            place, &old, number, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
    }
    static inline void blockyard_add_int(int* place, int number) {
        __atomic_store_n(place, blockyard_read_int(place) + number, __ATOMIC_RELAXED);
    }
    static inline float blockyard_read(float* place) {
        float number;
        __atomic_load(place, &number, __ATOMIC_RELAXED);
        return number;
    }
    static inline void blockyard_write(float* place, float number) {
        __atomic_store(place, &number, __ATOMIC_RELAXED);
    }
    static inline void blockyard_add(float* place, float number) {
        blockyard_write(place, blockyard_read(place) + number);
    }
    #endif
    """
    int fetch_add "blockyard_fetch_add" (int* place, int number) noexcept
    bint claim "blockyard_claim" (int* place, int old, int number) noexcept
    int observe "blockyard_observe" (int* place) noexcept
    void publish "blockyard_publish" (int* place, int number) noexcept
    int read_int "blockyard_read_int" (int* place) noexcept
    void add_int "blockyard_add_int" (int* place, int number) noexcept
    unsigned long long read_word "blockyard_read_word" (unsigned long long* place) noexcept
    void write_word "blockyard_write_word" (
        unsigned long long* place, unsigned long long word
    ) noexcept
    float read_float "blockyard_read" (float* place) noexcept
    void write_float "blockyard_write" (float* place, float number) noexcept
    void add_float "blockyard_add" (float* place, float number) noexcept
