// Why this is C: libjpeg reports errors through a callback that must not return and leaves with longjmp, which Swift
// stack frames do not support.
#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

// libjpeg's error manager, extended by the place to jump to and a buffer for the message.
typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf way_out;
  char *message;
} error_handler;

// Stores the message of a fatal error and leaves the decoder or the encoder (libjpeg's `error_exit`).
static void leave(j_common_ptr info) {
  error_handler *handler = (error_handler *)info->err;
  char text[JMSG_LENGTH_MAX];
  info->err->format_message(info, text);
  snprintf(handler->message, faceplateJPEGMessageBytes, "%s", text);
  longjmp(handler->way_out, 1);
}

// Handles a warning (libjpeg's `emit_message`). Level -1 means that the data are damaged. Bytes between segments and
// unknown version numbers change no pixel; every other warning means that a part of the image is missing or wrong.
static void judge(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
  case JWRN_EXTRANEOUS_DATA:
  case JWRN_JFIF_MAJOR:
  case JWRN_ADOBE_XFORM:
    return;
  default:
    leave(info);
  }
}

// libjpeg's progress monitor, extended by the largest permitted number of scans.
typedef struct {
  struct jpeg_progress_mgr base;
  int scans;
} scan_counter;

// Rejects a progressive file with too many scans, which would take very long to decode.
static void count_scans(j_common_ptr info) {
  j_decompress_ptr decoder = (j_decompress_ptr)info;
  scan_counter *counter = (scan_counter *)info->progress;
  if (decoder->input_scan_number <= counter->scans) return;
  error_handler *handler = (error_handler *)info->err;
  snprintf(handler->message, faceplateJPEGMessageBytes, "more than %d passes", counter->scans);
  longjmp(handler->way_out, 1);
}

// Prepares a decoder whose errors are handled by `handler`.
static void start(struct jpeg_decompress_struct *decoder, error_handler *handler, char *message) {
  memset(decoder, 0, sizeof *decoder);
  decoder->err = jpeg_std_error(&handler->base);
  handler->base.error_exit = leave;
  handler->base.emit_message = judge;
  handler->message = message;
}

int faceplate_jpeg_size(const uint8_t *bytes, size_t count, int *width, int *height, char *message) {
  struct jpeg_decompress_struct decoder;
  error_handler handler;
  start(&decoder, &handler, message);
  if (setjmp(handler.way_out)) {
    jpeg_destroy_decompress(&decoder);
    return 0;
  }
  jpeg_create_decompress(&decoder);
  jpeg_mem_src(&decoder, bytes, count);
  jpeg_read_header(&decoder, TRUE);
  *width = (int)decoder.image_width;
  *height = (int)decoder.image_height;
  jpeg_destroy_decompress(&decoder);
  return 1;
}

// Converts a row of CMYK pixels to BGRA. Adobe's programs store CMYK values inverted.
static void lighten(uint8_t *row, int width, int inverted) {
  for (int x = 0; x < width; x++) {
    uint8_t *p = row + 4 * x;
    int flip = inverted ? 0 : 255;
    int black = p[3] ^ flip;
    int red = (p[0] ^ flip) * black / 255, green = (p[1] ^ flip) * black / 255, blue = (p[2] ^ flip) * black / 255;
    p[0] = (uint8_t)blue;
    p[1] = (uint8_t)green;
    p[2] = (uint8_t)red;
    p[3] = 255;
  }
}

int faceplate_jpeg_decode(
  const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height, long memory, int scans, char *message
) {
  struct jpeg_decompress_struct decoder;
  error_handler handler;
  scan_counter counter = {.scans = scans};
  start(&decoder, &handler, message);
  if (setjmp(handler.way_out)) {
    jpeg_destroy_decompress(&decoder);
    return 0;
  }
  jpeg_create_decompress(&decoder);
  counter.base.progress_monitor = count_scans;
  decoder.progress = &counter.base;
  decoder.mem->max_memory_to_use = memory;
  jpeg_mem_src(&decoder, bytes, count);
  jpeg_read_header(&decoder, TRUE);
  int is_ink = decoder.jpeg_color_space == JCS_CMYK || decoder.jpeg_color_space == JCS_YCCK;
  decoder.out_color_space = is_ink ? JCS_CMYK : JCS_EXT_BGRA;
  jpeg_start_decompress(&decoder);
  if ((int)decoder.output_width != width || (int)decoder.output_height != height) {
    jpeg_destroy_decompress(&decoder);
    snprintf(message, faceplateJPEGMessageBytes, "its size changes");
    return 0;
  }
  while (decoder.output_scanline < decoder.output_height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)decoder.output_scanline * (size_t)width);
    jpeg_read_scanlines(&decoder, &row, 1);
    if (is_ink) lighten(row, width, decoder.saw_Adobe_marker);
  }
  jpeg_finish_decompress(&decoder);
  jpeg_destroy_decompress(&decoder);
  return 1;
}

// libjpeg's destination, extended by a buffer that grows.
typedef struct {
  struct jpeg_destination_mgr base;
  uint8_t *bytes;
  size_t capacity;
} growing_buffer;

// Has nothing to prepare: the buffer exists before the encoder starts (libjpeg's `init_destination`).
static void begin(j_compress_ptr encoder) { (void)encoder; }

// Doubles the buffer, which is full (libjpeg's `empty_output_buffer`).
static boolean grow(j_compress_ptr encoder) {
  growing_buffer *buffer = (growing_buffer *)encoder->dest;
  uint8_t *bytes = realloc(buffer->bytes, 2 * buffer->capacity);
  if (!bytes) ERREXIT1(encoder, JERR_OUT_OF_MEMORY, 0);
  buffer->bytes = bytes;
  buffer->base.next_output_byte = bytes + buffer->capacity;
  buffer->base.free_in_buffer = buffer->capacity;
  buffer->capacity *= 2;
  return TRUE;
}

// Has nothing to flush: the bytes stay in the buffer (libjpeg's `term_destination`).
static void end(j_compress_ptr encoder) { (void)encoder; }

uint8_t *faceplate_jpeg_encode(
  const uint32_t *pixels, int width, int height, int quality, size_t *count, char *message
) {
  struct jpeg_compress_struct encoder;
  error_handler handler;
  growing_buffer buffer = {
    .base = {.init_destination = begin, .empty_output_buffer = grow, .term_destination = end}, .capacity = 1 << 16};
  memset(&encoder, 0, sizeof encoder);
  encoder.err = jpeg_std_error(&handler.base);
  handler.base.error_exit = leave;
  handler.message = message;
  buffer.bytes = malloc(buffer.capacity);
  if (!buffer.bytes) {
    snprintf(message, faceplateJPEGMessageBytes, "no memory is left");
    return NULL;
  }
  buffer.base.next_output_byte = buffer.bytes;
  buffer.base.free_in_buffer = buffer.capacity;
  if (setjmp(handler.way_out)) {
    jpeg_destroy_compress(&encoder);
    free(buffer.bytes);
    return NULL;
  }
  jpeg_create_compress(&encoder);
  encoder.dest = &buffer.base;
  encoder.image_width = (JDIMENSION)width;
  encoder.image_height = (JDIMENSION)height;
  encoder.input_components = 4;
  encoder.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&encoder);
  jpeg_set_quality(&encoder, quality, TRUE);
  jpeg_start_compress(&encoder, TRUE);
  while (encoder.next_scanline < encoder.image_height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)encoder.next_scanline * (size_t)width);
    jpeg_write_scanlines(&encoder, &row, 1);
  }
  jpeg_finish_compress(&encoder);
  *count = buffer.capacity - buffer.base.free_in_buffer;
  jpeg_destroy_compress(&encoder);
  return buffer.bytes;
}
