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
#define NAME(name) name##_wide
#define WIDTH 8
#define TARGET __attribute__((target("avx2")))
#include "rows.inc"
#endif
