# Patterns: 5 x 5 convolutions over one-hot categories (features.py). Each of 25 neighbours adds a
# learned weight for its category, so a convolution is 25 rows of a table, added up. Where only a few
# neighbours have changed, the difference of their rows is added.
#
# The loops are C: only `restrict` lets the compiler keep a sum in vector registers.

cdef enum:
    CATEGORIES = 68         # of squares, see features.py
    WIDTH = 24              # a row of the largest board and two columns of wall on each side
    NEIGHBOURS = 25
    PATTERNS = 32
    CONVOLUTION = 54400     # NEIGHBOURS * CATEGORIES * PATTERNS weights
    UNIT = 256              # fixed-point weights and activations: what stands for 1
    CEILING = 1023          # the highest activation, just below 4

ctypedef unsigned char Category

cdef extern from * nogil:
    """
    #ifndef BLOCKYARD_PATTERNS
    #define BLOCKYARD_PATTERNS 32
    #define BLOCKYARD_ROW(i) \\
        (weights + 32 * (68 * (i) + categories[24 * ((i) / 5) + (i) % 5]))

    #define BLOCKYARD_CONVOLVE(name, type)                                                  \\
        static inline void name(const type* __restrict weights,                             \\
                                const unsigned char* __restrict categories,                 \\
                                type* __restrict output) {                                  \\
            const type* row[25];                                                            \\
            for (int i = 0; i < 25; i++) row[i] = BLOCKYARD_ROW(i);                         \\
            for (int i = 0; i < BLOCKYARD_PATTERNS; i++)                                    \\
                output[i] = (type)(                                                         \\
                    row[0][i] + row[1][i] + row[2][i] + row[3][i] + row[4][i] + row[5][i] + \\
                    row[6][i] + row[7][i] + row[8][i] + row[9][i] + row[10][i] +            \\
                    row[11][i] + row[12][i] + row[13][i] + row[14][i] + row[15][i] +        \\
                    row[16][i] + row[17][i] + row[18][i] + row[19][i] + row[20][i] +        \\
                    row[21][i] + row[22][i] + row[23][i] + row[24][i]);                     \\
        }
    BLOCKYARD_CONVOLVE(blockyard_convolve, short)
    BLOCKYARD_CONVOLVE(blockyard_convolve_exactly, float)

    static inline void blockyard_reconvolve(const short* __restrict weights,
                                            const unsigned char* __restrict before,
                                            const unsigned char* __restrict categories,
                                            unsigned int changed, short* __restrict output) {
        short sum[BLOCKYARD_PATTERNS];
        for (int i = 0; i < BLOCKYARD_PATTERNS; i++) sum[i] = output[i];
        for (; changed; changed &= changed - 1) {
            int neighbour = __builtin_ctz(changed);
            const short* now = BLOCKYARD_ROW(neighbour);
            const short* old = weights + 32 * (68 * neighbour +
                                               before[24 * (neighbour / 5) + neighbour % 5]);
            for (int i = 0; i < BLOCKYARD_PATTERNS; i++) sum[i] += now[i] - old[i];
        }
        for (int i = 0; i < BLOCKYARD_PATTERNS; i++) output[i] = sum[i];
    }

    static inline short blockyard_clipped(short number) {
        short positive = number > 0 ? number : 0;
        return positive < 1023 ? positive : 1023;
    }

    static inline void blockyard_clip(short* __restrict output) {
        for (int i = 0; i < BLOCKYARD_PATTERNS; i++) output[i] = blockyard_clipped(output[i]);
    }

    static inline void blockyard_pool_anew(const short* __restrict before,
                                           const short* __restrict output,
                                           int* __restrict sums) {
        for (int i = 0; i < BLOCKYARD_PATTERNS; i++)
            sums[i] += (short)(blockyard_clipped(output[i]) - blockyard_clipped(before[i]));
    }

    static inline int blockyard_dot(const short* __restrict output,
                                    const short* __restrict weights) {
        int sum = 0;
        for (int i = 0; i < BLOCKYARD_PATTERNS; i++) sum += output[i] * weights[i];
        return sum;
    }

    static inline void blockyard_convolve_backward(float* __restrict weights,
                                                   const unsigned char* __restrict categories,
                                                   const float* __restrict gradient) {
        for (int neighbour = 0; neighbour < 25; neighbour++) {
            float* row = BLOCKYARD_ROW(neighbour);
            for (int i = 0; i < BLOCKYARD_PATTERNS; i++) row[i] += gradient[i];
        }
    }
    #endif
    """
    # the sums of the square whose neighbourhood starts at `categories`, in fixed point
    void convolve "blockyard_convolve" (
        const short* weights, const Category* categories, short* output
    ) noexcept
    # the same with the weights of training, which still change
    void convolve_exactly "blockyard_convolve_exactly" (
        const float* weights, const Category* categories, float* output
    ) noexcept
    # the same after a change of neighbours, one bit each; `output` still holds the sums before it
    void reconvolve "blockyard_reconvolve" (
        const short* weights, const Category* before, const Category* categories,
        unsigned int changed, short* output
    ) noexcept
    # clipped ReLU, in place
    void clip "blockyard_clip" (short* output) noexcept
    # sum pooling: add the activations of a square, clipped here, in place of those before
    void pool_anew "blockyard_pool_anew" (
        const short* before, const short* output, int* sums
    ) noexcept
    # a linear output, UNIT * UNIT times as large
    int dot "blockyard_dot" (const short* output, const short* weights) noexcept
    # add the gradient of a square's sums to the gradients of the weights that it used
    void convolve_backward "blockyard_convolve_backward" (
        float* gradient, const Category* categories, const float* output
    ) noexcept
