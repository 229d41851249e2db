/// The buffers for enlarging an image: the source position of each pixel of a row, and two rows stretched so far.
///
/// Drawn rows lie closer together than those of the image, so both source rows of one drawn row mostly serve the
/// next.
struct Stretch {
  /// The columns of the image that are needed.
  private(set) var first = 0
  private(set) var last = 0
  /// A buffer for the needed columns of one row.
  let line: UnsafeMutablePointer<UInt32>

  /// For each drawn pixel, the index of its left source pixel in ``line``.
  private let places: UnsafeMutablePointer<Int32>
  /// For each drawn pixel, the weight of its right source pixel.
  private let shares: UnsafeMutablePointer<UInt32>
  /// The two rows that were stretched last.
  private let rows: UnsafeMutablePointer<UInt32>
  private var known = (-1, -1)
  private var latest = 0
  private var start = 0
  private var count = 0

  private static let lineLength = PatternSink.chunk * 7 / 4 + 4

  /// Allocates the buffers, which ``drop(_:)`` has to free.
  static func make() -> UnsafeMutablePointer<Stretch> {
    let stretch = UnsafeMutablePointer<Stretch>.allocate(capacity: 1)
    let chunk = PatternSink.chunk
    stretch.initialize(
      to: Stretch(
        line: .allocate(capacity: lineLength), places: .allocate(capacity: chunk), shares: .allocate(capacity: chunk),
        rows: .allocate(capacity: 2 * chunk)))
    return stretch
  }

  /// Frees the buffers and the value itself.
  static func drop(_ stretch: UnsafeMutablePointer<Stretch>) {
    stretch.pointee.line.deallocate()
    stretch.pointee.places.deallocate()
    stretch.pointee.shares.deallocate()
    stretch.pointee.rows.deallocate()
    stretch.deallocate()
  }

  private init(
    line: UnsafeMutablePointer<UInt32>, places: UnsafeMutablePointer<Int32>, shares: UnsafeMutablePointer<UInt32>,
    rows: UnsafeMutablePointer<UInt32>
  ) {
    (self.line, self.places, self.shares, self.rows) = (line, places, shares, rows)
  }

  /// Prepares for another image.
  mutating func forget() { (known, count) = ((-1, -1), 0) }

  /// Prepares for pixels at equidistant positions, in units of 2⁻³² pixels of the image.
  mutating func prepare(_ start: Int, step: Int, _ count: Int) {
    if self.start == start, self.count == count { return }
    (self.start, self.count, known) = (start, count, (-1, -1))
    (first, last) = (start >> 32, (start &+ (count &- 1) &* step) >> 32 &+ 1)
    var place = start & 0xffff_ffff
    for index in 0..<count {
      places[index] = Int32(truncatingIfNeeded: place &>> 32)
      shares[index] = UInt32(truncatingIfNeeded: place &>> 24 & 255) &* 0x1_0001
      place &+= step
    }
  }

  /// A row of the image that is stretched already; `nil` if it is not.
  @inline(__always)
  mutating func known(_ row: Int) -> UnsafePointer<UInt32>? {
    guard known.0 == row || known.1 == row else { return nil }
    latest = known.0 == row ? 0 : 1
    return UnsafePointer(rows + latest &* PatternSink.chunk)
  }

  /// Stretches a row into the buffer that was used less recently. `line` points to its first needed column.
  mutating func make(_ row: Int, from line: UnsafePointer<UInt32>) -> UnsafePointer<UInt32> {
    latest = 1 &- latest
    if latest == 0 { known.0 = row } else { known.1 = row }
    let target = rows + latest &* PatternSink.chunk
    Kernels.stretch(target, line, places, shares, count)
    return UnsafePointer(target)
  }
}
