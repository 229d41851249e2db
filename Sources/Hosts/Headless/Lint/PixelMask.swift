import Graphics

/// Some of the pixels of a rectangle, such as those that a text changes.
nonisolated struct PixelMask {
  let area: PixelRect
  private var isSet: [Bool]

  private init(area: PixelRect, isSet: [Bool]) { (self.area, self.isSet) = (area, isSet) }

  /// The pixels of a rectangle in which two pictures of one size differ.
  ///
  /// - Precondition: The rectangle is inside both pictures.
  init(of area: PixelRect, where one: Bitmap, differsFrom other: Bitmap) {
    self.area = area
    isSet = []
    isSet.reserveCapacity(area.area)
    for y in area.minY..<max(area.minY, area.maxY) {
      for x in area.minX..<max(area.minX, area.maxX) { isSet.append(one[x, y] != other[x, y]) }
    }
  }

  /// The number of pixels.
  var count: Int { isSet.reduce(0) { $1 ? $0 + 1 : $0 } }

  /// The number of pixels that another mask of the same rectangle has, too.
  func common(with other: PixelMask) -> Int {
    var count = 0
    for index in isSet.indices where isSet[index] && other.isSet[index] { count += 1 }
    return count
  }

  /// The pixels of the rectangle that are at most a distance away, in rows and in columns.
  func grown(by distance: Int) -> PixelMask {
    var wide = [Bool](repeating: false, count: isSet.count)
    let (width, height) = (area.width, area.height)
    for y in 0..<max(0, height) {
      for x in 0..<max(0, width) where isSet[y * width + x] {
        for row in max(0, y - distance)...min(height - 1, y + distance) {
          for column in max(0, x - distance)...min(width - 1, x + distance) { wide[row * width + column] = true }
        }
      }
    }
    return PixelMask(area: area, isSet: wide)
  }

  /// Calls a closure for each pixel.
  private func forEach(_ body: (_ x: Int, _ y: Int) -> Void) {
    let width = area.width
    for index in isSet.indices where isSet[index] { body(area.minX + index % width, area.minY + index / width) }
  }

  /// The greatest contrast ratio of a pixel in one picture against the same pixel in another; 1 without any pixel.
  func greatestContrast(of picture: Bitmap, against ground: Bitmap) -> Double {
    var most = 1.0
    forEach { x, y in most = max(most, Luminance.contrast(picture[x, y], ground[x, y])) }
    return most
  }

  /// The number of pixels of a picture that differ visibly from the most frequent colour of all these pixels.
  func roughness(of picture: Bitmap) -> Int {
    var counts: [UInt32: Int] = [:]
    forEach { x, y in counts[picture[x, y], default: 0] += 1 }
    guard let usual = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return 0 }
    return counts.reduce(0) { sum, entry in
      Luminance.contrast(entry.key, usual) < LintLimits.leastVisibleContrast ? sum : sum + entry.value
    }
  }
}

/// The luminance of pixels, and the contrast of two (WCAG 2.2, “relative luminance”, “contrast ratio”).
nonisolated enum Luminance {
  /// The linear value of each byte of a colour.
  private static let linear = (0...255).map { RGBA.linear(Double($0) / 255) }

  /// The relative luminance of an opaque pixel, from 0 to 1.
  static func of(_ pixel: UInt32) -> Double {
    0.2126 * linear[Int(pixel >> 16 & 255)] + 0.7152 * linear[Int(pixel >> 8 & 255)]
      + 0.0722 * linear[Int(pixel & 255)]
  }

  /// The contrast ratio of two opaque pixels, from 1 to 21.
  static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    if one == other { return 1 }
    let (first, second) = (of(one), of(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
