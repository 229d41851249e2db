// The innermost pixel loops, where they need more than every processor of a kind has: Swift has no way to compile
// single functions for AVX2. Each exists twice from one text: `plain` for any processor, eight pixels wide as `wide`
// where `kernels_has_wide` says so. Both give the same bytes as the scalar reference in Swift.
//
// Pixels are 0xAARRGGBB, premultiplied.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

extern bool kernels_wide_is_there;

/// Whether this processor runs the wide variants.
static inline bool kernels_has_wide(void) { return kernels_wide_is_there; }

#define KERNELS(variant)                                                                                              \
  /* Sets rows of `count` pixels, `stride` pixels apart. */                                                           \
  void kernels_fill_##variant(uint32_t *_Nonnull target, ptrdiff_t stride, uint32_t pixel, ptrdiff_t count,           \
                              ptrdiff_t rows);                                                                        \
  /* Draws a colour over rows of pixels. */                                                                           \
  void kernels_tint_##variant(uint32_t *_Nonnull target, ptrdiff_t stride, uint32_t color, ptrdiff_t count,           \
                              ptrdiff_t rows);                                                                        \
  /* Draws a colour over rows of pixels, each covered as its byte says; rows of the mask are `bytes` apart. */        \
  void kernels_mask_##variant(uint32_t *_Nonnull target, ptrdiff_t stride, uint32_t color,                            \
                              const uint8_t *_Nonnull mask, ptrdiff_t bytes, ptrdiff_t count, ptrdiff_t rows);        \
  /* Copies rows of pixels. */                                                                                        \
  void kernels_copy_##variant(uint32_t *_Nonnull target, ptrdiff_t stride, const uint32_t *_Nonnull source,           \
                              ptrdiff_t source_stride, ptrdiff_t count, ptrdiff_t rows);                              \
  /* Draws rows of pixels over others. */                                                                             \
  void kernels_over_##variant(uint32_t *_Nonnull target, ptrdiff_t stride, const uint32_t *_Nonnull source,           \
                              ptrdiff_t source_stride, ptrdiff_t count, ptrdiff_t rows);                              \
  /* The same with one row, all covered alike. */                                                                     \
  void kernels_over_even_##variant(uint32_t *_Nonnull target, const uint32_t *_Nonnull source, uint8_t coverage,      \
                                   ptrdiff_t count);                                                                  \
  /* The same, each covered as its byte says. */                                                                      \
  void kernels_over_mask_##variant(uint32_t *_Nonnull target, const uint32_t *_Nonnull source,                        \
                                   const uint8_t *_Nonnull mask, ptrdiff_t count);                                    \
  /* Mixes two rows: `share`/256 of the second and the rest of the first. */                                          \
  void kernels_mix_##variant(uint32_t *_Nonnull target, const uint32_t *_Nonnull first,                               \
                             const uint32_t *_Nonnull second, uint32_t share, ptrdiff_t count);                       \
  /* Mixes neighbours of a row: those at each place, by each share (times 0x10001) of the right one. */               \
  void kernels_stretch_##variant(uint32_t *_Nonnull target, const uint32_t *_Nonnull line,                            \
                                 const int32_t *_Nonnull places, const uint32_t *_Nonnull shares, ptrdiff_t count);   \
  /* Adds up cells, a multiple of four, from `sum` on, turns each sum into the coverage of its pixel, by the even-odd  \
     rule or by the other, and clears the cells: 131072 is a whole pixel. Returns the last sum. */                    \
  int32_t kernels_cover_##variant(uint8_t *_Nonnull coverage, int32_t *_Nonnull cells, ptrdiff_t count, int32_t sum,  \
                                  bool is_even_odd);

KERNELS(plain)
#if defined(__x86_64__)
KERNELS(wide)
#endif
#undef KERNELS
