import Synchronization

/// An immutable image, to be drawn with an ``ImagePattern``.
///
/// Two images are equal if they are the same object, so that comparing display items stays cheap.
public final class Picture: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Whether every pixel is opaque.
  public let isOpaque: Bool
  /// The premultiplied pixels, rows without padding.
  // Safe: only the initializer writes the pixels, and `deinit` frees them.
  nonisolated(unsafe) let pixels: UnsafePointer<UInt32>
  private let half = Mutex<Picture?>(nil)

  /// Creates an image from a copy of a bitmap's pixels.
  public init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    copy.initialize(from: bitmap.pixels, count: width * height)
    pixels = UnsafePointer(copy)
    isOpaque = Self.isOpaque(copy, width * height)
  }

  deinit { pixels.deallocate() }

  /// The next level of the image pyramid: half the size, rounded up, each pixel the mean of four. It is computed
  /// once, when first needed.
  var halved: Picture {
    half.withLock { half in
      if let half { return half }
      let made = Picture(halving: self)
      half = made
      return made
    }
  }

  /// Creates the next level of an image pyramid.
  private init(halving large: Picture) {
    (width, height) = ((large.width + 1) / 2, (large.height + 1) / 2)
    let small = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    for y in 0..<height {
      let upper = large.pixels + 2 * y * large.width
      let lower = large.pixels + min(2 * y + 1, large.height - 1) * large.width
      for x in 0..<width {
        let (left, right) = (2 * x, min(2 * x + 1, large.width - 1))
        small[y * width + x] = Self.mean(upper[left], upper[right], lower[left], lower[right])
      }
    }
    pixels = UnsafePointer(small)
    isOpaque = large.isOpaque
  }

  /// The mean of four premultiplied pixels, rounded.
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00ff_00ff
    let even = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
    let odd =
      (a &>> 8 & mask) &+ (b &>> 8 & mask) &+ (c &>> 8 & mask) &+ (d &>> 8 & mask) &+ 0x0002_0002
    return (even &>> 2 & mask) | (odd &>> 2 & mask) &<< 8
  }

  private static func isOpaque(_ pixels: UnsafePointer<UInt32>, _ count: Int) -> Bool {
    var common = UInt32.max
    for index in 0..<count { common &= pixels[index] }
    return common >> 24 == 255
  }
}

extension Picture: Hashable {
  /// Whether both are the same object.
  public static func == (left: Picture, right: Picture) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
