// JPEG files by libjpeg-turbo. C, because libjpeg reports errors by a callback that must not return: it leaves by
// longjmp, which Swift frames do not survive.
#pragma once

#include <stddef.h>
#include <stdint.h>

enum { faceplateJPEGMessageBytes = 200 };

/// Reads a file's header. Returns whether it is one; else a message says what is wrong.
int faceplate_jpeg_size(const uint8_t *bytes, size_t count, int *width, int *height, char *message);

/// Decodes a whole file into pixels 0xFFRRGGBB. Needs at most `memory` bytes besides, and refuses files of more than
/// `scans` passes. Returns whether it went well; else a message says what is wrong.
int faceplate_jpeg_decode(
  const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height, long memory, int scans, char *message);
