/// The distinct rows of a rounded rectangle while its mask is blurred.
///
/// The mask is symmetric, and all rows between the corners are equal: of a hundred rows about twenty have to be drawn
/// and blurred horizontally. Then the columns of the left half are blurred vertically, four at a time.
struct SharpRows {
  private let width, height: Int
  /// The first row that is not empty.
  private let first: Int
  /// The number of distinct rows; the last stands for all rows from it to the middle.
  private let count: Int
  /// The rows, with room for a group of four at the end.
  private let bytes: UnsafeMutablePointer<UInt8>
  private let stride: Int

  /// Draws a rectangle that is inset by `reach` pixels from the edges of a mask.
  init(_ width: Int, _ height: Int, reach: Int, radius: Double, _ scanner: Scanner) {
    (self.width, self.height, first, stride) = (width, height, reach, MaskRow.stride(ofWidth: width))
    count = min((height + 1) / 2 - reach, Int(radius.rounded(.up)) + 1)
    let room = stride * ((count + 3) & ~3)
    bytes = .allocate(capacity: room)
    bytes.initialize(repeating: 0, count: room)
    scanner.edges.begin(
      window: PixelRect(x: 0, y: reach, width: width, height: count), transform: .identity)
    let inner = PixelRect(minX: reach, minY: reach, maxX: width - reach, maxY: height - reach).rect
    scanner.edges.add(inner, cornerWidth: radius, cornerHeight: radius)
    var sink = MaskSink(bytes: bytes, stride: stride, originX: 0, originY: reach)
    scanner.fill(scanner.edges.covered, rule: .nonZero, into: &sink)
  }

  /// Frees the bytes. The rows must not be used afterwards.
  func drop() { bytes.deallocate() }

  /// Blurs the rows horizontally, four at a time.
  func blurAlong(_ blur: Blur) {
    blur.withLines(width) { line, blurred in
      var row = 0
      while row < count {
        let (a, b, c, d) = (at(row), at(row + 1), at(row + 2), at(row + 3))
        for x in 0..<width { line[x] = Blur.fine(SIMD4(a[x], b[x], c[x], d[x])) }
        blur.blur(line, blurred, width)
        for x in 0..<width {
          let four = Blur.bytes(blurred[x])
          (a[x], b[x], c[x], d[x]) = (four.x, four.y, four.z, four.w)
        }
        row += 4
      }
    }
  }

  /// Blurs the columns vertically, four at a time, and mirrors the result into all four quarters of a mask.
  func blurAcross(_ blur: Blur, into mask: UnsafeMutablePointer<UInt8>) {
    let half = (width + 1) / 2
    blur.withLines(height) { line, blurred in
      var x = 0
      while x < half {
        for y in 0..<height { line[y] = column(x, min(y, height - 1 - y)) }
        blur.blur(line, blurred, height)
        for y in 0..<(height + 1) / 2 { write(Blur.bytes(blurred[y]), min(4, half - x), x, y, mask) }
        x += 4
      }
    }
  }

  /// The first byte of a row.
  private func at(_ row: Int) -> UnsafeMutablePointer<UInt8> { bytes + row &* stride }

  /// Four adjacent columns of a row in the upper half.
  @inline(__always)
  private func column(_ x: Int, _ y: Int) -> SIMD4<Int32> {
    if y < first { return .zero }
    let row = min(y &- first, count &- 1)
    return Blur.fine(UnsafeRawPointer(bytes + (row &* stride &+ x)).loadUnaligned(as: SIMD4<UInt8>.self))
  }

  /// Writes up to four columns of a row to all four quarters of a mask.
  @inline(__always)
  private func write(_ four: SIMD4<UInt8>, _ columns: Int, _ x: Int, _ y: Int, _ mask: UnsafeMutablePointer<UInt8>) {
    let (upper, lower) = (mask + y &* width, mask + (height &- 1 &- y) &* width)
    for index in 0..<columns {
      let (left, right) = (x &+ index, width &- 1 &- x &- index)
      (upper[left], upper[right]) = (four[index], four[index])
      (lower[left], lower[right]) = (four[index], four[index])
    }
  }
}
