import Graphics

/// The damage that each of several buffers has not received yet.
///
/// With two buffers, each is shown every other frame, so the back buffer lacks the damage of the last frame as well as
/// of this frame.
nonisolated struct MissedDamage {
  private var missed: [Region]
  /// The part of the bitmap that the buffers show. After a change, every buffer needs all of it.
  var bounds: PixelRect { didSet { if bounds != oldValue { addAll() } } }

  /// Starts with buffers that need a full copy.
  init(buffers: Int, bounds: PixelRect) {
    self.bounds = bounds
    missed = Array(repeating: Region(bounds), count: buffers)
  }

  /// Records damage that every buffer lacks.
  mutating func add(_ damage: Region) {
    let visible = damage.clipped(to: bounds)
    for index in missed.indices { missed[index].formUnion(visible) }
  }

  /// Marks every buffer for a full copy.
  mutating func addAll() {
    for index in missed.indices { missed[index] = Region(bounds) }
  }

  /// The number of pixels that a buffer lacks.
  func area(of buffer: Int) -> Int { missed[buffer].area }

  /// Returns a part of what a buffer lacks, which it lacks no longer; the caller copies that part now.
  mutating func take(buffer: Int, atMost pixels: Int) -> Region { Region(missed[buffer].takeRows(atMost: pixels)) }

  /// Returns the region that a buffer lacks, and clears it; the caller copies it now.
  mutating func take(buffer: Int) -> Region {
    defer { missed[buffer].removeAll() }
    return missed[buffer]
  }
}
