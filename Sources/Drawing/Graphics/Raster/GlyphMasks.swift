/// A cache of glyph coverage masks, by typeface, size and horizontal quarter-pixel position.
///
/// FreeType provides the hinted outlines, and the scanner fills them. If the cache is full it is emptied: everything
/// on the screen is drawn again within a frame, and the same glyph always gives the same bytes.
final class GlyphMasks {
  /// The position of a glyph in the cache, and its bounds relative to the pen.
  struct Mask {
    let offset: Int
    let left, top, width, height: Int
    /// The distance between two rows in bytes, a multiple of four; the padding is zero.
    var stride: Int { MaskRow.stride(ofWidth: width) }
  }

  /// The key: the typeface's serial number (24 bits), the size (14), the glyph (24) and the quarter pixel (2).
  private typealias Key = UInt64

  /// The cached masks by their key.
  private var known: [Key: Mask] = [:]
  /// A direct-mapped table in front of the dictionary; most glyphs are found there without hashing.
  private let recent: UnsafeMutablePointer<(key: Key, mask: Mask)>
  /// The coverage of all cached masks, one after the other.
  private let bytes: UnsafeMutablePointer<UInt8>
  /// The size of the cached glyph masks in bytes.
  private(set) var used = 0
  /// The number of glyphs drawn because they were not cached.
  private(set) var misses = 0

  /// The size of the direct-mapped table as a power of two.
  private static let recentBits: UInt64 = 9

  init() {
    bytes = .allocate(capacity: GraphicsLimits.glyphMaskBytes)
    recent = .allocate(capacity: 1 << Int(Self.recentBits))
    forgetRecent()
  }

  deinit {
    bytes.deallocate()
    recent.deallocate()
  }

  /// Empties the direct-mapped table.
  private func forgetRecent() {
    let none = Mask(offset: 0, left: 0, top: 0, width: 0, height: 0)
    recent.initialize(repeating: (.max, none), count: 1 << Int(Self.recentBits))
  }

  /// The first byte of a mask.
  func coverage(of mask: Mask) -> UnsafePointer<UInt8> { UnsafePointer(bytes + mask.offset) }

  /// The mask of a glyph at a horizontal offset of `quarter`/4 pixel; `nil` if the glyph has no outline or is too
  /// large.
  ///
  /// - Parameters:
  ///   - glyph: The glyph ID.
  ///   - typeface: The typeface of the glyph.
  ///   - size: The em size in 1/64 pixel.
  ///   - quarter: The horizontal offset, from 0 to 3.
  ///   - scanner: The scanner that fills the outline.
  func mask(_ glyph: UInt32, of typeface: Typeface, size: Int, quarter: Int, scanner: Scanner) -> Mask? {
    let face = UInt64(typeface.serial & 0xff_ffff) << 40
    let key = face | UInt64(size & 0x3fff) << 26 | UInt64(glyph & 0xff_ffff) << 2 | UInt64(quarter & 3)
    // Fibonacci hashing (Knuth, “The Art of Computer Programming” vol. 3): multiplication by the golden ratio mixes
    // all bits.
    let place = recent + Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) &>> (64 &- Self.recentBits))
    if place.pointee.key == key { return place.pointee.mask }
    if let mask = known[key] {
      place.pointee = (key, mask)
      return mask
    }
    misses += 1
    let mask = draw(glyph, typeface, Double(size) / 64, quarter: quarter, scanner)
    known[key] = mask
    return mask
  }

  /// Draws a glyph into the cache; `nil` if it has no outline or does not fit.
  private func draw(_ glyph: UInt32, _ typeface: Typeface, _ size: Double, quarter: Int, _ scanner: Scanner) -> Mask? {
    let extent = GraphicsLimits.glyphMaskExtent
    let shift = Transform(translationX: Double(quarter) / 4, y: 0)
    let edges = scanner.edges
    edges.begin(window: PixelRect(minX: -extent, minY: -extent, maxX: extent, maxY: extent), transform: shift)
    let pen = OutlineSource.Pen(edges)
    let isDrawn = typeface.outlines.withLock {
      $0.drawHinted(glyph, pixelsPerEm: size, with: pen)
    }
    guard isDrawn else { return nil }
    edges.close()
    let area = edges.covered
    if known.count >= GraphicsLimits.glyphMasks { forget() }
    var mask = Mask(offset: used, left: area.minX, top: area.minY, width: area.width, height: area.height)
    let count = mask.stride * mask.height
    if used + count > GraphicsLimits.glyphMaskBytes {
      guard count <= GraphicsLimits.glyphMaskBytes else { return nil }
      forget()
      mask = Mask(offset: 0, left: area.minX, top: area.minY, width: area.width, height: area.height)
    }
    (bytes + used).update(repeating: 0, count: count)
    var sink = MaskSink(bytes: bytes + used, stride: mask.stride, originX: area.minX, originY: area.minY)
    scanner.fill(area, rule: .nonZero, into: &sink)
    used += count
    return mask
  }

  /// Empties the cache: glyph masks that were returned before become invalid.
  private func forget() {
    known.removeAll(keepingCapacity: true)
    forgetRecent()
    used = 0
  }
}

extension OutlineSource.Pen {
  /// Creates a pen that adds edges.
  init(_ edges: EdgeList) {
    self.init(
      move: { edges.move(to: $0) }, line: { edges.line(to: $0) }, quad: { edges.quad($0, $1) },
      curve: { edges.curve($0, $1, $2) })
  }
}
