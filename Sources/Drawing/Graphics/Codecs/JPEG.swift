import CJPEG
import Glibc

/// Decodes and encodes JPEG files with libjpeg-turbo.
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

  /// Encodes a bitmap as a baseline JPEG file. JPEG knows no transparency: what is transparent becomes white.
  ///
  /// - Parameters:
  ///   - bitmap: the bitmap. JPEG files have at most 65,500 pixels in a row or a column.
  ///   - quality: from 0, the smallest file, to 1, the best picture.
  /// - Throws: ``ImageError`` if the bitmap is too wide or too high, or memory runs out.
  public static func encode(_ bitmap: Bitmap, quality: Double) throws(ImageError) -> [UInt8] {
    let percent = quality > 0 ? Int32((min(1, quality) * 100).rounded()) : 0
    let pixels = UnsafeBufferPointer(start: bitmap.pixels, count: bitmap.width * bitmap.height).map(onWhite)
    var count = 0
    var message = [CChar](repeating: 0, count: Int(faceplateJPEGMessageBytes))
    let bytes = faceplate_jpeg_encode(
      pixels, Int32(bitmap.width), Int32(bitmap.height), percent, &count, &message)
    guard let bytes else { throw ImageError(description: "JPEG: no file can be written (\(text(message)))") }
    defer { free(bytes) }
    return [UInt8](UnsafeBufferPointer(start: bytes, count: count))
  }

  /// A premultiplied pixel on a white ground.
  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    // No component exceeds the alpha, so that no sum exceeds 255.
    pixel &+ (255 - pixel >> 24) &* 0x01_0101
  }

  /// The error for a damaged file, with libjpeg's message.
  private static func broken(_ message: [CChar]) -> ImageError {
    ImageError(description: "JPEG: the file is damaged (\(text(message))); save it again")
  }

  /// The characters before the first zero.
  private static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
