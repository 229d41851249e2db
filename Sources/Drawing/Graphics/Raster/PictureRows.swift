/// The rows of an image placed by a transform.
///
/// Positions in the image are integers in units of 2⁻³² pixels, so a pixel does not depend on where a fetch begins.
/// Bilinear interpolation goes first horizontally, then vertically, with weights in 1/256; images that are not
/// rotated are interpolated by whole rows.
///
/// The image must outlive the value: it is not retained, since that would cost reference counting for each row.
struct PictureRows {
  let isOpaque: Bool
  private let pixels: UnsafePointer<UInt32>
  private let width, height: Int
  private let stretch: UnsafeMutablePointer<Stretch>
  private let spread: SpreadMode
  private let filter: ImagePattern.Filter
  /// The opacity, from 0 to 255.
  private let opacity: UInt32
  /// The change of the image position per pixel to the right (a) and down (b).
  private let ax, ay, bx, by: Int
  private let startX, startY: Int
  /// Whether the pixels of the image are drawn without scaling.
  private let isCopy: Bool

  /// Returns `nil` if there is nothing to draw.
  init?(_ pattern: ImagePattern, _ transform: Transform, _ stretch: UnsafeMutablePointer<Stretch>) {
    guard var inverse = pattern.transform.concatenating(transform).inverse, inverse.isUsable else { return nil }
    var picture = pattern.picture
    if pattern.filter == .bilinear { Self.shrink(&picture, &inverse) }
    (pixels, width, height) = (picture.pixels, picture.width, picture.height)
    stretch.pointee.forget()
    self.stretch = stretch
    (spread, filter) = (pattern.spread, pattern.filter)
    opacity = UInt32(max(0, min(1, pattern.opacity)) * 255 + 0.5)
    isOpaque = picture.isOpaque && opacity == 255
    (ax, ay, bx, by) = (
      Self.fixed(inverse.a), Self.fixed(inverse.b), Self.fixed(inverse.c), Self.fixed(inverse.d)
    )
    let (x, y) = Self.start(inverse)
    isCopy = ax == 1 << 32 && by == 1 << 32 && ay == 0 && bx == 0 && Self.isWhole(x) && Self.isWhole(y)
    // For interpolation, positions are relative to pixel centres, hence half a pixel less.
    let half = filter == .bilinear ? 1 << 31 : 0
    (startX, startY) = isCopy ? (Self.rounded(x), Self.rounded(y)) : (x &- half, y &- half)
  }

  /// Selects a smaller level of the image pyramid while more than 1.5 image pixels fall on one drawn pixel.
  private static func shrink(_ picture: inout Picture, _ inverse: inout Transform) {
    func step() -> Double {
      max(inverse.a * inverse.a + inverse.b * inverse.b, inverse.c * inverse.c + inverse.d * inverse.d)
    }
    while step() > 1.5 * 1.5, picture.width > 1 || picture.height > 1 {
      let half = picture.halved
      let (x, y) = (Double(half.width) / Double(picture.width), Double(half.height) / Double(picture.height))
      inverse = inverse.concatenating(Transform(scaleX: x, y: y))
      picture = half
    }
  }

  /// Converts to units of 2⁻³² pixels. Values beyond ±2²⁸ pixels are clamped, so that sums of three cannot overflow.
  private static func fixed(_ value: Double) -> Int {
    Int((max(-268_435_456, min(268_435_456, value)) * 4_294_967_296).rounded())
  }

  /// The image position of the centre of the first pixel.
  private static func start(_ inverse: Transform) -> (Int, Int) {
    let center = Point(x: 0.5, y: 0.5).applying(inverse)
    return (fixed(center.x), fixed(center.y))
  }

  /// Whether a position is the centre of a pixel, to 1/512 pixel.
  private static func isWhole(_ place: Int) -> Bool { abs((place & 0xffff_ffff) - 1 << 31) < 1 << 23 }
  /// The start of the image pixel at a position.
  private static func rounded(_ place: Int) -> Int { (place >> 32) << 32 }

  /// The stored pixels and their row distance, if they can be used unchanged; `nil` otherwise.
  func kept(x: Int, y: Int, count: Int, rows: Int) -> (first: UnsafePointer<UInt32>, stride: Int)? {
    guard isCopy, opacity == 255 else { return nil }
    let (column, row) = (startX >> 32 &+ x, startY >> 32 &+ y)
    guard column >= 0, row >= 0, column &+ count <= width, row &+ rows <= height else { return nil }
    return (pixels + (row &* width &+ column), width)
  }

  /// Fetches at most ``PatternSink/chunk`` pixels of a row: a pointer to stored pixels, or to `memory` after it has
  /// been filled.
  func fetch(x: Int, y: Int, count: Int, into memory: UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt32> {
    let u = startX &+ x &* ax &+ y &* bx
    let v = startY &+ x &* ay &+ y &* by
    if isCopy {
      let (column, row) = (u >> 32, spread.index(v >> 32, of: height))
      let line = pixels + row &* width
      if column >= 0, column &+ count <= width, opacity == 255 { return line + column }
      for index in 0..<count { memory[index] = line[spread.index(column &+ index, of: width)] }
    } else if filter == .nearest {
      nearest(u, v, count, memory)
    } else if ay == 0, ax >= 0, ax < 7 << 30 {
      mixRow(u, v, count, memory)
    } else {
      mix(u, v, count, memory)
    }
    if opacity != 255 { for index in 0..<count { memory[index] = Compose.scale(memory[index], opacity) } }
    return UnsafePointer(memory)
  }

  /// Fetches the nearest pixels along a line of the image.
  private func nearest(_ u: Int, _ v: Int, _ count: Int, _ memory: UnsafeMutablePointer<UInt32>) {
    var (u, v) = (u, v)
    for index in 0..<count {
      memory[index] = pixel(u >> 32, v >> 32)
      (u, v) = (u &+ ax, v &+ ay)
    }
  }

  /// The pixel of the image at a column and row, which may lie outside.
  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    pixels[spread.index(y, of: height) &* width &+ spread.index(x, of: width)]
  }

  /// Fetches bilinearly interpolated pixels along any line of the image.
  private func mix(_ u: Int, _ v: Int, _ count: Int, _ memory: UnsafeMutablePointer<UInt32>) {
    var (u, v) = (u, v)
    for index in 0..<count {
      let (x, y) = (u >> 32, v >> 32)
      let across = UInt32(truncatingIfNeeded: u >> 24 & 255)
      let upper = Compose.mix(pixel(x, y), pixel(x &+ 1, y), across)
      let lower = Compose.mix(pixel(x, y &+ 1), pixel(x &+ 1, y &+ 1), across)
      memory[index] = Compose.mix(upper, lower, UInt32(truncatingIfNeeded: v >> 24 & 255))
      (u, v) = (u &+ ax, v &+ ay)
    }
  }

  /// Bilinear interpolation of images that are not rotated: two rows of the image, each stretched once, make a row of
  /// pixels.
  private func mixRow(_ u: Int, _ v: Int, _ count: Int, _ memory: UnsafeMutablePointer<UInt32>) {
    stretch.pointee.prepare(u, step: ax, count)
    let upper = stretched(v >> 32)
    let share = UInt32(truncatingIfNeeded: v >> 24 & 255)
    if share == 0 { return memory.update(from: upper, count: count) }
    Kernels.mix(memory, upper, stretched(v >> 32 &+ 1), share, count)
  }

  /// A row of the image, stretched to the width of the drawn pixels, from the buffers if possible.
  private func stretched(_ row: Int) -> UnsafePointer<UInt32> {
    let row = spread.index(row, of: height)
    if let known = stretch.pointee.known(row) { return known }
    let line = pixels + row &* width
    let (first, last) = (stretch.pointee.first, stretch.pointee.last)
    if first >= 0, last < width { return stretch.pointee.make(row, from: line + first) }
    let padded = stretch.pointee.line
    let inner = max(0, min(first, width))..<max(0, min(last &+ 1, width))
    for column in first..<max(first, min(inner.lowerBound, last &+ 1)) {
      padded[column &- first] = line[spread.index(column, of: width)]
    }
    let start = max(first, inner.lowerBound)
    if start < inner.upperBound {
      (padded + (start &- first)).update(from: line + start, count: inner.upperBound &- start)
    }
    for column in max(start, inner.upperBound)..<max(start, inner.upperBound, last &+ 1) {
      padded[column &- first] = line[spread.index(column, of: width)]
    }
    return stretch.pointee.make(row, from: padded)
  }
}

extension SpreadMode {
  /// The index of the image's row or column for an index outside the image.
  @inline(__always)
  func index(_ place: Int, of count: Int) -> Int {
    if UInt(bitPattern: place) < UInt(bitPattern: count) { return place }
    switch self {
    case .pad: return place < 0 ? 0 : count &- 1
    case .repeat:
      let rest = place % count
      return rest < 0 ? rest &+ count : rest
    case .reflect:
      var rest = place % (2 &* count)
      if rest < 0 { rest &+= 2 &* count }
      return rest < count ? rest : 2 &* count &- 1 &- rest
    }
  }
}
