import CDRM
import Glibc
import Machine
import Synchronization

/// Memory of a DRM card that the CPU maps, for a dumb buffer.
///
/// For a large screen the kernel needs longer than a frame to make it. A ``BufferStock`` makes it on another thread while other
/// screens show the panel.
nonisolated struct BufferMemory: Sendable {
  /// The size and form of a buffer that the kernel makes.
  struct Shape: Hashable {
    var width: Int
    var height: Int
    var bytesPerPixel: Int
  }

  let shape: Shape
  /// The card's number of the memory.
  let handle: UInt32
  /// The distance between two rows in bytes; drivers pad rows as they need.
  let pitch: Int
  let byteCount: Int
  /// Whether each byte is known to be zero, which not every driver sees to.
  private var isBlack = false
  private let address: UInt

  /// The first byte.
  private var start: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: address)! }

  /// Makes and maps memory. Calls `drmModeCreateDumbBuffer`, `drmModeMapDumbBuffer` and `mmap`.
  ///
  /// - Throws: ``MachineError`` with the reason `failed` if one of the calls fails.
  init(card: Int32, _ shape: Shape) throws {
    var (handle, pitch, size): (UInt32, UInt32, UInt64) = (0, 0, 0)
    try check(
      drmModeCreateDumbBuffer(
        card, UInt32(shape.width), UInt32(shape.height), UInt32(shape.bytesPerPixel * 8), 0, &handle, &pitch, &size),
      "a buffer of \(shape.width)x\(shape.height) pixels cannot be made")
    (self.shape, self.handle, self.pitch, byteCount) = (shape, handle, Int(pitch), Int(size))
    do {
      address = UInt(bitPattern: try Self.map(card: card, handle: handle, byteCount: Int(size)))
    } catch {
      drmModeDestroyDumbBuffer(card, handle)
      throw error
    }
  }

  private static func map(card: Int32, handle: UInt32, byteCount: Int) throws -> UnsafeMutableRawPointer {
    var offset: UInt64 = 0
    try check(drmModeMapDumbBuffer(card, handle, &offset), "a display buffer cannot be mapped")
    guard let memory = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, card, off_t(offset)),
      memory != MAP_FAILED
    else { throw MachineError(.failed, "a display buffer cannot be mapped (mmap): \(errorText(errno))") }
    return memory
  }

  /// Fills the memory with black, unless it is known to be.
  mutating func clear() {
    if isBlack { return }
    memset(start, 0, byteCount)
    isBlack = true
  }

  /// The bytes from an offset on, which the caller changes.
  mutating func bytes(from offset: Int) -> UnsafeMutableRawBufferPointer {
    isBlack = false
    return UnsafeMutableRawBufferPointer(start: start + offset, count: byteCount - offset)
  }

  /// Takes the memory out of the process, and gives it back to the card that it is of, if that is open. Calls `munmap` and
  /// `drmModeDestroyDumbBuffer`.
  func release(to card: Int32?) {
    munmap(start, byteCount)
    if let card { drmModeDestroyDumbBuffer(card, handle) }
  }
}

/// Memory for buffers of a card's screens that have not been opened yet.
///
///     let isEnough = stock.count(of: shape) >= 2
///     _ = DetachedThread.start { stock.fill(shape, count: 2, card: copy) }
///     let memory = stock.take(shape)
nonisolated final class BufferStock: Sendable {
  private let kept = Mutex([BufferMemory]())

  // The card has been closed: the kernel has taken the memory back, but for what the process maps.
  deinit { for memory in kept.withLock({ $0 }) { memory.release(to: nil) } }

  /// The number of pieces of a shape.
  func count(of shape: BufferMemory.Shape) -> Int { kept.withLock { $0.count { $0.shape == shape } } }

  /// Makes memory until there are `count` pieces of a shape, all black, or the kernel refuses: the screen that is opened then
  /// says why. Called on another thread.
  func fill(_ shape: BufferMemory.Shape, count: Int, card: Int32) {
    while self.count(of: shape) < count {
      guard var memory = try? BufferMemory(card: card, shape) else { return }
      memory.clear()
      kept.withLock { [memory] in $0.append(memory) }
    }
  }

  /// Takes a piece of a shape; `nil` if there is none.
  func take(_ shape: BufferMemory.Shape) -> BufferMemory? {
    kept.withLock { kept in kept.firstIndex { $0.shape == shape }.map { kept.remove(at: $0) } }
  }

  /// Gives all memory back to the card.
  func empty(card: Int32) {
    let rest = kept.withLock { kept in
      defer { kept = [] }
      return kept
    }
    for memory in rest { memory.release(to: card) }
  }
}
