// kernels scalar|plain - draws pseudo-random rows of every length and alignment with each pixel loop and prints a line
// a loop and length: LOOP LENGTH HASH, over all bytes that it could have written and some on either side.
//
// `scalar` is the reference, one byte of colour after the other; `plain` the vector code of CKernels. Compiled for two
// processors, both print the same lines.
#include "CKernels.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 75, ROWS = 3, MARGIN = 8, ROOM = ROWS * (LONGEST + 8) + 2 * MARGIN, ROUNDS = 24 };

typedef struct {
  uint32_t *target;
  const uint32_t *source, *second;
  const uint8_t *mask;
  const int32_t *places;
  const uint32_t *shares;
  int32_t *cells;
  uint32_t color, share;
  bool is_even_odd;
  uint8_t coverage;
  ptrdiff_t count, stride, source_stride, bytes;
} Given;

static uint64_t state;

// SplitMix64.
static uint32_t noise(void) {
  uint64_t z = state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return (uint32_t)(z ^ z >> 31);
}

// The reference: all that the loops mean, byte by byte.

static uint32_t product(uint32_t byte, uint32_t factor) { return (byte * factor * 2 + 255) / 510; }

static uint32_t scaled(uint32_t pixel, uint32_t factor) {
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) result |= product(pixel >> shift & 255, factor) << shift;
  return result;
}

static uint32_t over(uint32_t source, uint32_t below) { return source + scaled(below, 255 - (source >> 24)); }

static uint32_t mixed(uint32_t first, uint32_t second, uint32_t share) {
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t a = first >> shift & 255, b = second >> shift & 255;
    result |= (a * (256 - share) + b * share + 128) >> 8 << shift;
  }
  return result;
}

#define EACH_PIXEL                                                                                                    \
  for (ptrdiff_t y = 0; y < ROWS; y++)                                                                                \
    for (ptrdiff_t x = 0; x < g->count; x++)
#define EACH for (ptrdiff_t x = 0; x < g->count; x++)
#define TARGET g->target[y * g->stride + x]
#define SOURCE g->source[y * g->source_stride + x]

static void scalar_fill(const Given *g) { EACH_PIXEL TARGET = g->color; }
static void scalar_tint(const Given *g) { EACH_PIXEL TARGET = over(g->color, TARGET); }
static void scalar_mask(const Given *g) {
  EACH_PIXEL TARGET = over(scaled(g->color, g->mask[y * g->bytes + x]), TARGET);
}
static void scalar_copy(const Given *g) { EACH_PIXEL TARGET = SOURCE; }
static void scalar_over(const Given *g) { EACH_PIXEL TARGET = over(SOURCE, TARGET); }
static void scalar_over_even(const Given *g) {
  EACH g->target[x] = over(scaled(g->source[x], g->coverage), g->target[x]);
}
static void scalar_over_mask(const Given *g) {
  EACH g->target[x] = over(scaled(g->source[x], g->mask[x]), g->target[x]);
}
static void scalar_mix(const Given *g) { EACH g->target[x] = mixed(g->source[x], g->second[x], g->share); }
static void scalar_stretch(const Given *g) {
  EACH g->target[x] = mixed(g->source[g->places[x]], g->source[g->places[x] + 1], g->shares[x] & 0xffff);
}
// Groups of four; the coverage goes where the pixels would, and what is left of the sum behind it.
static void scalar_cover(const Given *g) {
  uint8_t *coverage = (uint8_t *)g->target;
  ptrdiff_t count = g->count & ~3;
  int32_t sum = (int32_t)g->color, full = 131072;
  for (ptrdiff_t x = 0; x < count; x++) {
    sum += g->cells[x];
    g->cells[x] = 0;
    int32_t area = abs(sum);
    if (g->is_even_odd) {
      area %= 2 * full;
      if (area > full) area = 2 * full - area;
    }
    int32_t part = (area < full ? area : full) / 512;
    coverage[x] = (uint8_t)(part - part / 256);
  }
  g->target[LONGEST] = (uint32_t)sum;
}

static void plain_fill(const Given *g) { kernels_fill_plain(g->target, g->stride, g->color, g->count, ROWS); }
static void plain_tint(const Given *g) { kernels_tint_plain(g->target, g->stride, g->color, g->count, ROWS); }
static void plain_mask(const Given *g) {
  kernels_mask_plain(g->target, g->stride, g->color, g->mask, g->bytes, g->count, ROWS);
}
static void plain_copy(const Given *g) {
  kernels_copy_plain(g->target, g->stride, g->source, g->source_stride, g->count, ROWS);
}
static void plain_over(const Given *g) {
  kernels_over_plain(g->target, g->stride, g->source, g->source_stride, g->count, ROWS);
}
static void plain_over_even(const Given *g) { kernels_over_even_plain(g->target, g->source, g->coverage, g->count); }
static void plain_over_mask(const Given *g) { kernels_over_mask_plain(g->target, g->source, g->mask, g->count); }
static void plain_mix(const Given *g) { kernels_mix_plain(g->target, g->source, g->second, g->share, g->count); }
static void plain_stretch(const Given *g) {
  kernels_stretch_plain(g->target, g->source, g->places, g->shares, g->count);
}
static void plain_cover(const Given *g) {
  int32_t sum =
      kernels_cover_plain((uint8_t *)g->target, g->cells, g->count & ~3, (int32_t)g->color, g->is_even_odd);
  g->target[LONGEST] = (uint32_t)sum;
}

static const struct {
  const char *name;
  void (*scalar)(const Given *), (*plain)(const Given *);
} loops[] = {
#define LOOP(name) {#name, scalar_##name, plain_##name}
    LOOP(fill), LOOP(tint), LOOP(mask), LOOP(copy), LOOP(over), LOOP(over_even), LOOP(over_mask), LOOP(mix),
    LOOP(stretch), LOOP(cover)};

// What is drawn: runs that are alike, as in pictures and masks, so that whole groups are clear or opaque.

static uint32_t byte(void) {
  uint32_t kind = noise() % 3;
  return kind == 0 ? 0 : kind == 1 ? 255 : noise() & 255;
}

static uint32_t premultiplied(void) {
  uint32_t alpha = byte();
  return scaled(noise() & 0xffffff, alpha) | alpha << 24;
}

static void make_pixels(uint32_t *pixels, ptrdiff_t count) {
  while (count > 0) {
    uint32_t pixel = premultiplied();
    for (ptrdiff_t run = 1 + noise() % 14; run > 0 && count > 0; run--, count--) *pixels++ = pixel;
  }
}

static void make_mask(uint8_t *mask, ptrdiff_t count) {
  while (count > 0) {
    uint8_t covered = (uint8_t)byte();
    for (ptrdiff_t run = 1 + noise() % 12; run > 0 && count > 0; run--, count--) *mask++ = covered;
  }
}

static uint64_t hash(uint64_t sum, const uint32_t *pixels, ptrdiff_t count) {
  for (; count > 0; count--) sum = (sum ^ *pixels++) * 0x100000001b3u;
  return sum;
}

// One round: everything is made anew, each array off its alignment by so much.
static uint64_t draw(void (*loop)(const Given *), ptrdiff_t count, ptrdiff_t off, uint64_t sum) {
  static _Alignas(64) uint32_t target[ROOM + 8], source[ROOM + 8], second[ROOM + 8], shares[ROOM + 8];
  static _Alignas(64) int32_t places[ROOM + 8], cells[ROOM + 8];
  static _Alignas(64) uint8_t mask[ROOM + 8];
  make_pixels(target, ROOM + 8);
  make_pixels(source, ROOM + 8);
  make_pixels(second, ROOM + 8);
  make_mask(mask, ROOM + 8);
  for (ptrdiff_t x = 0; x < ROOM + 8; x++) cells[x] = noise() % 3 ? 0 : (int32_t)(noise() & 0x7ffff) - 0x40000;
  uint32_t step = noise() % 257;
  for (ptrdiff_t x = 0; x < ROOM + 8; x++) {
    shares[x] = (noise() & 255) * 0x10001;
    places[x] = step == 256 ? (int32_t)(noise() % (uint32_t)(count + 1)) : (int32_t)(x * step >> 8);
  }
  Given given = {
      .target = target + MARGIN + off % 4, .source = source + off / 4 % 4, .second = second + off % 3,
      .mask = mask + off % 7, .places = places, .shares = shares + off % 2, .cells = cells + off % 4,
      .is_even_odd = noise() & 1, .color = loop == scalar_cover || loop == plain_cover ? noise() & 0xfffff : premultiplied(),
      .share = noise() % 257, .coverage = (uint8_t)(1 + noise() % 254), .count = count,
      .stride = count + noise() % 3, .source_stride = count + noise() % 3, .bytes = count + noise() % 3};
  loop(&given);
  return hash(hash(sum, target, ROOM + 8), (const uint32_t *)cells, ROOM + 8);
}

int main(int count, char **arguments) {
  if (count != 2 || (strcmp(arguments[1], "scalar") && strcmp(arguments[1], "plain"))) return 64;
  for (size_t index = 0; index < sizeof loops / sizeof *loops; index++) {
    void (*loop)(const Given *) = arguments[1][0] == 's' ? loops[index].scalar : loops[index].plain;
    state = index;
    for (ptrdiff_t length = 0; length <= LONGEST; length++) {
      uint64_t sum = 0xcbf29ce484222325u;
      for (ptrdiff_t round = 0; round < ROUNDS; round++) sum = draw(loop, length, round, sum);
      printf("%s %d %016" PRIx64 "\n", loops[index].name, (int)length, sum);
    }
  }
  return 0;
}
