import CPNG

/// Encodes and decodes PNG files with libpng's simplified interface.
public enum PNG {
  /// Encodes a bitmap: 8 bits per channel, sRGB, with straight (not premultiplied) alpha, as PNG requires.
  ///
  /// Calls `png_image_write_to_memory`.
  public static func encode(_ bitmap: Bitmap) -> [UInt8] {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(bitmap.width)
    image.height = png_uint_32(bitmap.height)
    image.format = format
    let straight = straightPixels(of: bitmap)
    // Asking for the size would compress twice, so the buffer has the worst-case size of deflate with the chunks around
    // it.
    let raw = (bitmap.width * 4 + 1) * bitmap.height
    var size = raw + raw / 1000 + 4096
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let written = png_image_write_to_memory(&image, buffer.baseAddress, &size, 0, straight, 0, nil)
      png_image_free(&image)
      precondition(written != 0, "libpng ran out of memory")
      count = size
    }
  }

  /// Decodes a PNG file of any colour type and bit depth.
  ///
  /// Calls `png_image_begin_read_from_memory` and `png_image_finish_read`. A file with more than 2²⁴ pixels is
  /// rejected before memory is allocated for them.
  ///
  /// - Throws: ``ImageError`` if the bytes are not an intact PNG file, or the image is too large.
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else { throw broken(image) }
    let (width, height) = (Int(image.width), Int(image.height))
    guard width > 0, height > 0, width <= GraphicsLimits.decodedPixels / height else {
      throw ImageError(
        description:
          "PNG: \(width)×\(height) pixels are too many; use a picture of at most \(GraphicsLimits.decodedPixels)")
    }
    image.format = format
    let bitmap = Bitmap(width: width, height: height)
    guard png_image_finish_read(&image, nil, bitmap.pixels, 0, nil) != 0 else { throw broken(image) }
    for index in 0..<(width * height) { bitmap.pixels[index] = premultiplied(bitmap.pixels[index]) }
    return bitmap
  }

  /// The format that matches the bitmap's pixels on a little-endian machine: the bytes blue, green, red, alpha.
  private static let format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)

  /// The error for a damaged file, with libpng's message.
  private static func broken(_ image: png_image) -> ImageError {
    let message = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return ImageError(description: "PNG: the file is damaged (\(message)); save it again")
  }

  /// A pixel with its colours multiplied by its alpha.
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    return alpha == 255 ? pixel : Compose.scale(pixel & 0xff_ffff, alpha) | alpha << 24
  }

  /// The pixels with colours divided by their alpha, rounded so that premultiplying again gives the same pixels.
  private static func straightPixels(of bitmap: Bitmap) -> [UInt32] {
    UnsafeBufferPointer(start: bitmap.pixels, count: bitmap.width * bitmap.height).map { pixel in
      let alpha = pixel >> 24
      guard alpha != 255 else { return pixel }
      guard alpha != 0 else { return 0 }
      func part(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift }
      return alpha << 24 | part(16) | part(8) | part(0)
    }
  }
}
