import Graphics
import LinuxHost

/// The copy of the panel's picture that viewers read. It exists while a viewer is connected.
struct SharedPicture {
  /// The memory that viewers share; `nil` while there is none.
  private(set) var memory: FrameMemory?
  /// Whether the copy is out of date because a viewer has just begun to watch, so that the next frame is copied as a
  /// whole.
  private(set) var isOwed = false

  /// The whole picture in pixels.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: memory?.width ?? 0, height: memory?.height ?? 0) }

  /// Returns the memory, allocating it for a picture of a size if necessary; `nil` if the machine has none.
  mutating func share(_ size: (width: Int, height: Int)) -> FrameMemory? {
    memory = memory ?? FrameMemory(width: size.width, height: size.height)
    return memory
  }

  /// Releases the memory after the last viewer has left.
  mutating func release() { memory = nil }

  /// Asks for a copy of the whole next frame.
  mutating func request() { isOwed = true }

  /// Copies the damage of a frame, or the whole frame if the copy is out of date.
  ///
  /// - Returns: The pixels that have changed; `nil` if the frame has another size than the copy.
  mutating func copy(_ damage: Region, of bitmap: Bitmap) -> Region? {
    guard let memory, memory.width == bitmap.width, memory.height == bitmap.height else { return nil }
    defer { isOwed = false }
    return memory.copy(isOwed ? Region(bitmap.bounds) : damage, of: bitmap)
  }
}
