"""The sequences of the generators: bots, batches and learned weights depend on every bit."""

from blockyard.core.rng import lcg64, splitmix64, splitmix64_at, xorshift64star


def test_xorshift64star_keeps_its_sequence():
    state = [1]
    drawn = [xorshift64star(state) for _ in range(3)]
    assert drawn == [0x47E4CE4B896CDD1D, 0xABCFA6A8E079651D, 0xB9D10D8FEB731F57]


def test_splitmix64_is_the_published_generator():
    """The first numbers for seed 1234567, as the authors' C code prints them."""
    gamma = 0x9E3779B97F4A7C15
    drawn = [splitmix64(1234567 + i * gamma & 2**64 - 1) for i in range(3)]
    assert drawn == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_splitmix64_at_counts_through_the_sequence_of_seed_zero():
    assert splitmix64_at(0) == splitmix64(0) == 0xE220A8397B1DCDAF
    assert splitmix64_at(6000) == 0x2B7DD1D7CB7C1D0B
    assert splitmix64_at(2**64 - 1) == 0


def test_lcg64_keeps_its_sequence():
    assert lcg64(1) == 0x5D8FC1269C2F61CE
    assert lcg64(lcg64(1)) == 0x0776A7F2637D6FF3
