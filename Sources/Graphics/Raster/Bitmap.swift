import Glibc

/// Pixels in ordinary memory: 32 bits each, `0xAARRGGBB`, premultiplied, rows from top to bottom without gaps.
public final class Bitmap {
  /// Number of columns.
  public let width: Int
  /// Number of rows.
  public let height: Int
  /// The first pixel; row `y` starts at `y * width`.
  public let pixels: UnsafeMutablePointer<UInt32>

  /// The largest number of pixels in a bitmap: 256 MiB.
  public static let maximumPixels = 1 << 26

  /// A bitmap with all pixels clear.
  ///
  /// - Precondition: both extents are positive and their product is at most `maximumPixels`.
  public init(width: Int, height: Int) {
    precondition(
      width > 0 && height > 0 && width <= Self.maximumPixels / height,
      "a bitmap of \(width)×\(height) pixels is beyond the limits")
    self.width = width
    self.height = height
    pixels = .allocate(capacity: width * height)
    pixels.initialize(repeating: 0, count: width * height)
  }

  deinit { pixels.deallocate() }

  /// All of the bitmap.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// One pixel, `0xAARRGGBB` premultiplied.
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
  /// Another bitmap with the same pixels.
  public func copy() -> Bitmap {
    let other = Bitmap(width: width, height: height)
    other.pixels.update(from: pixels, count: width * height)
    return other
  }

  /// Sets all pixels of a rectangle, as far as it lies inside; `nil` sets all.
  public func fill(_ pixel: UInt32, in rect: PixelRect? = nil) {
    let area = (rect ?? bounds).intersection(bounds)
    for y in area.minY..<area.maxY { Compose.fill(pixels + (y * width + area.minX), pixel, area.width) }
  }

  /// Copies the pixels of a rectangle from the same place of another bitmap, as far as it lies inside both.
  public func copyPixels(of rect: PixelRect, from other: Bitmap) {
    let area = rect.intersection(bounds).intersection(other.bounds)
    for y in area.minY..<area.maxY {
      (pixels + (y * width + area.minX)).update(from: other.pixels + (y * other.width + area.minX), count: area.width)
    }
  }
}

extension Bitmap: Equatable {
  /// Whether extents and all pixels are the same.
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return memcmp(left.pixels, right.pixels, left.width * left.height * 4) == 0
  }
}
