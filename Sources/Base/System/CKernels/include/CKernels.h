// The innermost pixel loops. Why they are C: Swift cannot compile single functions for AVX2. Each loop is compiled twice
// from the same source: `plain` for any processor, and `wide` with eight pixels at a time for processors with AVX2. Both
// give the same bytes as the scalar reference in Swift, `Compose.Scalar`.
//
// Pixels are 0xAARRGGBB, premultiplied.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The result of the check at program start; use `kernels_has_wide`.
extern bool kernels_wide_is_there;

/// Whether this processor can run the wide variants.
static inline bool kernels_has_wide(void) { return kernels_wide_is_there; }

#define KERNELS(variant)                                                                                              \
  /* Sets rows of `count` pixels to one value; rows are `stride` pixels apart. */                                     \
  void kernels_fill_##variant(uint32_t *_Nonnull target, ptrdiff_t stride, uint32_t pixel, ptrdiff_t count,           \
                              ptrdiff_t rows);                                                                        \
  /* Composites a premultiplied colour over rows of pixels (source-over). */                                          \
  void kernels_tint_##variant(uint32_t *_Nonnull target, ptrdiff_t stride, uint32_t color, ptrdiff_t count,           \
                              ptrdiff_t rows);                                                                        \
  /* The same with a coverage of 0 to 255 for each pixel; rows of the mask are `bytes` apart. */                      \
  void kernels_mask_##variant(uint32_t *_Nonnull target, ptrdiff_t stride, uint32_t color,                            \
                              const uint8_t *_Nonnull mask, ptrdiff_t bytes, ptrdiff_t count, ptrdiff_t rows);        \
  /* Copies rows of pixels, which must not overlap the target. */                                                     \
  void kernels_copy_##variant(uint32_t *_Nonnull target, ptrdiff_t stride, const uint32_t *_Nonnull source,           \
                              ptrdiff_t source_stride, ptrdiff_t count, ptrdiff_t rows);                              \
  /* Composites rows of premultiplied pixels over others (source-over). */                                            \
  void kernels_over_##variant(uint32_t *_Nonnull target, ptrdiff_t stride, const uint32_t *_Nonnull source,           \
                              ptrdiff_t source_stride, ptrdiff_t count, ptrdiff_t rows);                              \
  /* The same for one row, with one coverage of 0 to 255 for all pixels. */                                           \
  void kernels_over_even_##variant(uint32_t *_Nonnull target, const uint32_t *_Nonnull source, uint8_t coverage,      \
                                   ptrdiff_t count);                                                                  \
  /* The same for one row, with a coverage of 0 to 255 for each pixel. */                                             \
  void kernels_over_mask_##variant(uint32_t *_Nonnull target, const uint32_t *_Nonnull source,                        \
                                   const uint8_t *_Nonnull mask, ptrdiff_t count);                                    \
  /* Interpolates two rows: `share`/256 of the second and the rest of the first. */                                   \
  void kernels_mix_##variant(uint32_t *_Nonnull target, const uint32_t *_Nonnull first,                               \
                             const uint32_t *_Nonnull second, uint32_t share, ptrdiff_t count);                       \
  /* Interpolates adjacent pixels of a row: at each place, by the share (times 0x10001) of the right one. */          \
  void kernels_stretch_##variant(uint32_t *_Nonnull target, const uint32_t *_Nonnull line,                            \
                                 const int32_t *_Nonnull places, const uint32_t *_Nonnull shares, ptrdiff_t count);   \
  /* Sums cells (a multiple of four) starting with `sum`, converts each sum to coverage by the even-odd or the         \
     non-zero rule, where 131072 is a whole pixel, and clears the cells. Returns the last sum. */                     \
  int32_t kernels_cover_##variant(uint8_t *_Nonnull coverage, int32_t *_Nonnull cells, ptrdiff_t count, int32_t sum,  \
                                  bool is_even_odd);

KERNELS(plain)
#if defined(__x86_64__)
KERNELS(wide)
#endif
#undef KERNELS
