import Graphics

/// What each of several buffers has not been given yet.
///
/// With two buffers each is shown every other frame, so the one behind lacks the last frame's damage as well as this one's.
nonisolated struct MissedDamage {
  private var missed: [Region]
  /// What the buffers show of the picture; none is trusted after it has changed.
  var bounds: PixelRect { didSet { if bounds != oldValue { addAll() } } }

  /// Buffers that have been given nothing.
  init(buffers: Int, bounds: PixelRect) {
    self.bounds = bounds
    missed = Array(repeating: Region(bounds), count: buffers)
  }

  /// The picture has changed: every buffer lacks these pixels.
  mutating func add(_ damage: Region) {
    let visible = damage.clipped(to: bounds)
    for index in missed.indices { missed[index].formUnion(visible) }
  }

  /// No buffer can be trusted any more.
  mutating func addAll() {
    for index in missed.indices { missed[index] = Region(bounds) }
  }

  /// What a buffer lacks, to be copied now.
  mutating func take(buffer: Int) -> Region {
    defer { missed[buffer].removeAll() }
    return missed[buffer]
  }
}
