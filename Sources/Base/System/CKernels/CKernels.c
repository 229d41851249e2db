// Why this is C: Swift cannot compile single functions for AVX2 in a program that has to run without it, too.
#include "CKernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

bool kernels_wide_is_there;

// Runs before main: determines once whether the processor has AVX2.
__attribute__((constructor)) static void look(void) {
  __builtin_cpu_init();
  kernels_wide_is_there = __builtin_cpu_supports("avx2");
}
#else
bool kernels_wide_is_there = false;
#endif

// The loops for four pixels at a time: SSE2 on x86-64, NEON on arm64.
#define NAME(name) name##_plain
#define WIDTH 4
#define TARGET
#include "rows.inc"
#undef NAME
#undef WIDTH
#undef TARGET

// The loops for eight pixels at a time: AVX2.
#if defined(__x86_64__)
// For each factor from 0 to 255 the share k with which (byte · k + 16384) >> 15 is byte · factor / 255, rounded, for
// every byte: `pmulhrsw` computes that at once. No formula gives all shares, so they serve where many pixels have the
// same factor.
static const int16_t shares[256] = {
    0, 129, 257, 386, 514, 643, 771, 900, 1028, 1157, 1285, 1413, 1542, 1671, 1799, 1928,
    2056, 2185, 2313, 2441, 2570, 2699, 2827, 2955, 3084, 3213, 3341, 3470, 3598, 3726, 3855, 3984,
    4112, 4241, 4369, 4498, 4626, 4755, 4883, 5012, 5140, 5268, 5397, 5525, 5654, 5783, 5911, 6039,
    6168, 6297, 6425, 6554, 6682, 6811, 6939, 7068, 7196, 7325, 7453, 7581, 7710, 7838, 7967, 8096,
    8224, 8353, 8481, 8609, 8738, 8867, 8995, 9124, 9252, 9381, 9509, 9638, 9766, 9895, 10023, 10152,
    10280, 10409, 10537, 10666, 10794, 10923, 11051, 11180, 11308, 11437, 11565, 11694, 11822, 11951, 12079, 12208,
    12336, 12465, 12593, 12722, 12850, 12979, 13107, 13235, 13364, 13493, 13621, 13750, 13878, 14007, 14135, 14264,
    14392, 14521, 14649, 14778, 14906, 15035, 15163, 15292, 15420, 15549, 15677, 15806, 15934, 16063, 16191, 16320,
    16448, 16577, 16705, 16834, 16962, 17091, 17219, 17348, 17476, 17605, 17733, 17862, 17990, 18119, 18247, 18376,
    18504, 18633, 18761, 18890, 19018, 19147, 19275, 19404, 19533, 19661, 19789, 19918, 20046, 20175, 20303, 20432,
    20560, 20689, 20817, 20946, 21074, 21203, 21331, 21460, 21588, 21717, 21845, 21974, 22102, 22231, 22359, 22488,
    22616, 22745, 22873, 23002, 23130, 23259, 23387, 23516, 23644, 23773, 23901, 24030, 24159, 24287, 24415, 24544,
    24672, 24801, 24930, 25058, 25187, 25315, 25443, 25572, 25700, 25829, 25957, 26086, 26214, 26343, 26471, 26600,
    26729, 26857, 26985, 27114, 27243, 27371, 27500, 27628, 27756, 27885, 28013, 28142, 28270, 28399, 28527, 28656,
    28784, 28913, 29042, 29170, 29298, 29427, 29555, 29684, 29813, 29941, 30069, 30198, 30327, 30455, 30583, 30712,
    30840, 30969, 31097, 31226, 31355, 31483, 31611, 31740, 31868, 31997, 32125, 32254, 32382, 32511, 32639, 32767,
};
#define NAME(name) name##_wide
#define WIDTH 8
#define TARGET __attribute__((target("avx2")))
#include "rows.inc"
#endif
