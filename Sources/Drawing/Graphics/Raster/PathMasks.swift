/// A cache of the coverage of outlines that are drawn again: icons, ticks, arcs and hands.
///
/// The coverage depends on the shape, on the linear part of the transform and on the fraction of its translation, so a
/// shape that moves by whole pixels keeps its mask. An outline is scanned into a mask when it is drawn in a second
/// frame; an outline that is drawn only once costs no memory. The masks that were not drawn for the longest time make
/// room for new ones. Masks of this frame and of the last one stay, so that too many outlines do not displace each
/// other in turns.
final class PathMasks {
  /// The coverage of an outline, with everything that it depends on.
  final class Mask {
    /// The form in which the coverage is stored.
    fileprivate enum Store {
      /// Too large to be remembered.
      case none
      /// A byte for each pixel of the area, in rows that are a multiple of four long; the padding is zero.
      case rows(UnsafeMutablePointer<UInt8>)
      /// The covered pixels alone.
      case runs(CoverageRuns)
    }

    fileprivate let shape: DisplayItem.Shape
    fileprivate let transform: Transform
    /// The pixels of the mask, from the whole pixels of the translation on.
    fileprivate let area: PixelRect
    fileprivate let store: Store
    /// The memory that the mask and its shape take, in bytes.
    fileprivate let size: Int

    fileprivate init(_ shape: DisplayItem.Shape, _ transform: Transform, _ area: PixelRect, _ store: Store) {
      (self.shape, self.transform, self.area, self.store) = (shape, transform, area, store)
      let bytes =
        switch store {
        case .none: 0
        case .rows: MaskRow.stride(ofWidth: area.width) * area.height
        case .runs(let runs): runs.size
        }
      size = bytes + shape.outlineBytes
    }

    deinit {
      switch store {
      case .none: break
      case .rows(let bytes): bytes.deallocate()
      case .runs(let runs): runs.drop()
      }
    }

    /// Draws the mask, moved by whole pixels, within an area.
    func draw(movedBy shift: (x: Int, y: Int), _ area: PixelRect, into sink: inout some PaintingSink) {
      switch store {
      case .none: break
      case .rows(let bytes):
        sink.rows(bytes, stride: MaskRow.stride(ofWidth: self.area.width), self.area.offset(shift.x, shift.y), area)
      case .runs(let runs):
        runs.draw(at: (self.area.minX &+ shift.x, self.area.minY &+ shift.y), area, into: &sink)
      }
    }
  }

  /// The masks, in sets by their digests.
  // Safe: one thread uses the object, and no access of these properties calls code that uses the object as well.
  @exclusivity(unchecked) private var known: [Mask?] = Array(repeating: nil, count: GraphicsLimits.pathMasks)
  /// The digests of the masks and the frames in which they were drawn last, at the same places; a free place is that of
  /// a mask before all frames.
  private let digests: UnsafeMutablePointer<UInt64>
  private let frames: UnsafeMutablePointer<Int>
  /// The digests of outlines that were drawn without a mask, in sets, each with the frame in its lowest bits.
  private let seen: UnsafeMutablePointer<UInt64>
  /// The number of frames so far.
  // Safe: the methods that change these numbers call nothing while they do.
  @exclusivity(unchecked) private var frame = 2
  /// The frame in which there was no room for another mask.
  @exclusivity(unchecked) private var fullFrame = 0
  /// The size of the cached masks and their shapes in bytes.
  @exclusivity(unchecked) private(set) var used = 0
  /// The number of masks that were drawn, and of drawings from cached masks.
  @exclusivity(unchecked) private(set) var misses = 0
  @exclusivity(unchecked) private(set) var hits = 0

  /// The number of places in a set: those in which a digest can be stored.
  private static let ways = 4
  /// The bits of a digest that are replaced by the frame.
  private static let frameBits: UInt64 = 0xffff

  init() {
    digests = .allocate(capacity: GraphicsLimits.pathMasks)
    digests.initialize(repeating: 0, count: GraphicsLimits.pathMasks)
    frames = .allocate(capacity: GraphicsLimits.pathMasks)
    frames.initialize(repeating: 0, count: GraphicsLimits.pathMasks)
    seen = .allocate(capacity: GraphicsLimits.seenPaths)
    seen.initialize(repeating: 0, count: GraphicsLimits.seenPaths)
  }

  deinit {
    digests.deallocate()
    frames.deallocate()
    seen.deallocate()
  }

  /// Begins a frame, so that outlines of the previous frame count as drawn before.
  func beginFrame() { frame &+= 1 }

  /// The mask of an outline; `nil` if it has none, so that it has to be scanned.
  ///
  /// - Parameters:
  ///   - shape: A path that is filled or stroked, a rectangle, a rounded rectangle or an ellipse.
  ///   - transform: The transform from the shape's space to pixels, without whole pixels of its translation.
  ///   - digest: The digest of the shape with the transform.
  ///   - rule: The rule by which the outline is filled.
  ///   - scanner: The scanner that fills the outline.
  ///   - addEdges: Adds the outline to the scanner's edges.
  func mask(
    of shape: DisplayItem.Shape, _ transform: Transform, _ digest: UInt64, _ rule: FillRule, _ scanner: Scanner,
    addEdges: () -> Void
  ) -> Mask? {
    let first = Self.set(of: digest, in: GraphicsLimits.pathMasks)
    for place in first..<first &+ Self.ways where digests[place] == digest {
      guard let mask = known[place], mask.transform == transform, mask.shape == shape else { continue }
      frames[place] = frame
      if case .none = mask.store { return nil }
      hits &+= 1
      return mask
    }
    return wasSeen(digest) ? makeMask(shape, transform, rule, digest, scanner, addEdges) : nil
  }

  /// The first place of the set of a digest.
  private static func set(of digest: UInt64, in count: Int) -> Int {
    Int(truncatingIfNeeded: digest &>> 32) & (count &- 1) & ~(ways &- 1)
  }

  /// Returns whether an outline was drawn in a recent frame, and notes that it is drawn in this one.
  private func wasSeen(_ digest: UInt64) -> Bool {
    let places = seen + Self.set(of: digest, in: GraphicsLimits.seenPaths)
    let now = UInt64(truncatingIfNeeded: frame) & Self.frameBits
    let noted = digest & ~Self.frameBits | now
    var (oldest, most) = (0, 0 as UInt64)
    for place in 0..<Self.ways {
      let age = (now &- places[place]) & Self.frameBits
      if (places[place] ^ digest) & ~Self.frameBits == 0 {
        places[place] = noted
        return age != 0
      }
      if age > most { (oldest, most) = (place, age) }
    }
    // Outlines of this frame are kept, so that they do not displace each other in turns.
    if most > 0 { places[oldest] = noted }
    return false
  }

  /// Scans an outline into a new mask; `nil` if there is no room for it.
  @inline(never)
  private func makeMask(
    _ shape: DisplayItem.Shape, _ transform: Transform, _ rule: FillRule, _ digest: UInt64, _ scanner: Scanner,
    _ addEdges: () -> Void
  ) -> Mask? {
    let reach = shape.bounds.applying(transform).grown(by: shape.pixelSlack(transform) + 1)
    let window = PixelRect(covering: reach)
    guard fullFrame != frame, max(window.width, window.height) <= 2 * GraphicsLimits.pathMaskExtent,
      let place = freePlace(for: digest)
    else { return nil }
    scanner.edges.begin(window: window, transform: transform)
    addEdges()
    let area = scanner.edges.covered
    let mask: Mask
    if MaskRow.stride(ofWidth: area.width) * area.height <= GraphicsLimits.pathMaskPixels {
      mask = Mask(shape, transform, area, .rows(Self.scanRows(area, rule, scanner)))
    } else if let runs = Self.scanRuns(area, rule, scanner) {
      mask = Mask(shape, transform, area, .runs(runs))
    } else {
      // So that it is not tried again.
      mask = Mask(shape, transform, .empty, .none)
    }
    guard makeRoom(for: mask.size) else { return nil }
    (known[place], digests[place], frames[place]) = (mask, digest, frame)
    used += mask.size
    if case .none = mask.store { return nil }
    misses += 1
    return mask
  }

  /// Scans the collected edges into a byte for each pixel.
  private static func scanRows(_ area: PixelRect, _ rule: FillRule, _ scanner: Scanner) -> UnsafeMutablePointer<UInt8> {
    let stride = MaskRow.stride(ofWidth: area.width)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, stride * area.height))
    bytes.initialize(repeating: 0, count: stride * area.height)
    var sink = MaskSink(bytes: bytes, stride: stride, originX: area.minX, originY: area.minY)
    scanner.fill(area, rule: rule, into: &sink)
    return bytes
  }

  /// Scans the collected edges into runs of covered pixels; `nil` if they would be too large.
  private static func scanRuns(_ area: PixelRect, _ rule: FillRule, _ scanner: Scanner) -> CoverageRuns? {
    var sink = RunSink(corner: (area.minX, area.minY))
    defer { sink.drop() }
    scanner.fill(area, rule: rule, into: &sink)
    return CoverageRuns(&sink)
  }

  /// Frees a place for a mask with a digest, by dropping the mask of its set that was drawn longest ago.
  private func freePlace(for digest: UInt64) -> Int? {
    let first = Self.set(of: digest, in: GraphicsLimits.pathMasks)
    var oldest = first
    for place in first..<first + Self.ways where frames[place] < frames[oldest] { oldest = place }
    guard isOld(oldest) else { return nil }
    forget(oldest)
    return oldest
  }

  /// Whether a mask was drawn neither in this frame nor in the last one.
  private func isOld(_ place: Int) -> Bool { frames[place] < frame &- 1 }

  /// Forgets the masks that were not drawn for the longest time, until there is room; returns whether there is.
  private func makeRoom(for size: Int) -> Bool {
    while used + size > GraphicsLimits.pathMaskBytes {
      var oldest: Int?
      for place in 0..<GraphicsLimits.pathMasks where frames[place] > 0 {
        if let best = oldest, frames[best] <= frames[place] { continue }
        oldest = place
      }
      guard let oldest, isOld(oldest) else {
        fullFrame = frame
        return false
      }
      forget(oldest)
    }
    return true
  }

  /// Frees a place.
  private func forget(_ place: Int) {
    used -= known[place]?.size ?? 0
    (known[place], digests[place], frames[place]) = (nil, 0, 0)
  }
}
