import Graphics

/// The buffer of a screen that is drawn next, and the damage that it and the screen lack.
nonisolated struct BufferDamage {
  /// The index of the buffer that is drawn next.
  private(set) var back = 0
  private var missed: MissedDamage
  /// The damage since the buffer that is on the screen; `nil` if everything may differ.
  private(set) var unseen: Region?
  /// The indices of buffers that may hold pixels outside of the bounds.
  private var unclean: Set<Int> = []
  private let count: Int

  /// Starts with buffers that need a full copy.
  ///
  /// - Parameter bounds: The part of the bitmap that the buffers show.
  init(buffers: Int, bounds: PixelRect) {
    count = buffers
    missed = MissedDamage(buffers: buffers, bounds: bounds)
  }

  /// Records damage that every buffer lacks.
  mutating func add(_ damage: Region) {
    missed.add(damage)
    unseen?.formUnion(damage)
  }

  /// Takes another part of the bitmap. Each buffer needs all of it.
  mutating func show(_ bounds: PixelRect) {
    missed.bounds = bounds
    forget()
  }

  /// Whether the next buffer has to be cleared before it is drawn, which is done then.
  mutating func takeUnclean() -> Bool { unclean.remove(back) != nil }

  /// Returns the region that the next buffer lacks; the caller copies it now.
  mutating func take() -> Region { missed.take(buffer: back) }

  /// The number of pixels that the next buffer lacks.
  var missingPixels: Int { missed.area(of: back) }

  /// Returns a part of what the next buffer lacks; the caller copies that part now.
  mutating func take(atMost pixels: Int) -> Region { missed.take(buffer: back, atMost: pixels) }

  /// Notes that the next buffer holds nothing of the bitmap, so that each buffer needs a full copy.
  mutating func noteBlack() {
    unseen = nil
    missed.addAll()
  }

  /// Notes that the next buffer is on the screen, or will be.
  mutating func flip() {
    unseen = Region()
    back = (back + 1) % count
  }

  /// Marks all buffers for a full copy.
  mutating func forget() {
    noteBlack()
    unclean = Set(0..<count)
  }
}
