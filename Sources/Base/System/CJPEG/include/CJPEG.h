// Decodes and encodes JPEG files with libjpeg-turbo. Why this is C: libjpeg reports errors through a callback that must not
// return and leaves with longjmp, which Swift stack frames do not support.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// The size of the buffer for an error message, in bytes.
enum { faceplateJPEGMessageBytes = 200 };

/// Reads the size in pixels from the header of a file. Returns 1, or 0 with an error message.
int faceplate_jpeg_size(const uint8_t *bytes, size_t count, int *width, int *height, char *message);

/// Decodes a file into `width` × `height` pixels 0xFFRRGGBB, using at most `memory` bytes besides. A file with more than
/// `scans` scans is rejected. Returns 1, or 0 with an error message.
int faceplate_jpeg_decode(
  const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height, long memory, int scans, char *message);

/// Encodes `width` × `height` pixels 0x__RRGGBB with a quality from 0 to 100. Returns the bytes of a file, which the caller
/// frees, and their number; or NULL with an error message.
uint8_t *faceplate_jpeg_encode(
  const uint32_t *pixels, int width, int height, int quality, size_t *count, char *message);
