import Glibc

/// An image in ordinary memory: 32 bits per pixel, `0xAARRGGBB`, premultiplied, rows from top to bottom without
/// padding.
public final class Bitmap {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The first pixel; row `y` starts at `y * width`. The memory belongs to the bitmap.
  ///
  /// Swift may release the bitmap after its last use even if the pointer is still in use: keep a reference to the
  /// bitmap, or read single pixels with ``subscript(_:_:)``.
  public let pixels: UnsafeMutablePointer<UInt32>

  /// The largest number of pixels in a bitmap, which take 256 MiB.
  public static let maximumPixels = 1 << 26

  /// Creates a transparent bitmap.
  ///
  /// - Precondition: Both extents are positive and their product is at most ``maximumPixels``.
  public init(width: Int, height: Int) {
    precondition(
      width > 0 && height > 0 && width <= Self.maximumPixels / height,
      "a bitmap of \(width)×\(height) pixels is beyond the limits")
    self.width = width
    self.height = height
    pixels = ZeroedPages.allocate(width * height)
  }

  deinit { ZeroedPages.deallocate(pixels, width * height) }

  /// The rectangle of all pixels.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// A pixel as `0xAARRGGBB`, premultiplied.
  ///
  /// - Precondition: The coordinates are inside the bitmap.
  public subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel \(x), \(y) is outside the bitmap")
      return pixels[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel \(x), \(y) is outside the bitmap")
      pixels[y * width + x] = newValue
    }
  }
}

extension Bitmap {
  /// A new bitmap with the same pixels.
  public func copy() -> Bitmap {
    let other = Bitmap(width: width, height: height)
    other.pixels.update(from: pixels, count: width * height)
    return other
  }

  /// Copies the pixels of a rectangle from the same position of another bitmap, clipped to both.
  public func copyPixels(of rect: PixelRect, from other: Bitmap) {
    let area = rect.intersection(bounds).intersection(other.bounds)
    for y in area.minY..<area.maxY {
      (pixels + (y * width + area.minX)).update(from: other.pixels + (y * other.width + area.minX), count: area.width)
    }
  }

  /// Moves pixels within the bitmap by a distance; `rect` is their rectangle after the move. Pixels outside the bitmap
  /// are left out.
  package func movePixels(to rect: PixelRect, dx: Int, dy: Int) {
    let area = rect.intersection(bounds).intersection(bounds.offset(dx, dy))
    if area.isEmpty { return }
    for row in 0..<area.height {
      // The order of the rows ensures that each is read before it is overwritten.
      let y = dy > 0 ? area.maxY - 1 - row : area.minY + row
      memmove(
        pixels + (y * width + area.minX), pixels + ((y - dy) * width + area.minX - dx),
        area.width * MemoryLayout<UInt32>.stride)
    }
  }
}

extension Bitmap: Equatable {
  /// Whether size and all pixels are equal.
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return memcmp(left.pixels, right.pixels, left.width * left.height * 4) == 0
  }
}
