import CJPEG

/// Decodes JPEG files with libjpeg-turbo.
public enum JPEG {
  /// Decodes a JPEG file and applies its EXIF orientation. It may be greyscale, RGB or CMYK, baseline or progressive.
  ///
  /// A file with more than 2²⁴ pixels is rejected before memory is allocated for them, and so is one with more than
  /// 200 scans.
  ///
  /// - Throws: ``ImageError`` if the bytes are not an intact JPEG file, or the image is too large.
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    var (width, height) = (Int32(0), Int32(0))
    var message = [CChar](repeating: 0, count: Int(faceplateJPEGMessageBytes))
    guard faceplate_jpeg_size(bytes, bytes.count, &width, &height, &message) != 0 else { throw broken(message) }
    guard width > 0, height > 0, Int(width) <= GraphicsLimits.decodedPixels / Int(height) else {
      throw ImageError(
        description:
          "JPEG: \(width)×\(height) pixels are too many; use a picture of at most \(GraphicsLimits.decodedPixels)")
    }
    let bitmap = Bitmap(width: Int(width), height: Int(height))
    let isDecoded =
      faceplate_jpeg_decode(
        bytes, bytes.count, bitmap.pixels, width, height, GraphicsLimits.decoderBytes, GraphicsLimits.jpegScans,
        &message) != 0
    guard isDecoded else { throw broken(message) }
    return bitmap.turned(by: ExifOrientation(of: bytes))
  }

  /// The error for a damaged file, with libjpeg's message.
  private static func broken(_ message: [CChar]) -> ImageError {
    let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return ImageError(description: "JPEG: the file is damaged (\(text)); save it again")
  }
}
