import Graphics
import LinuxHost

/// The copy of the panel's picture that viewers read. It exists while somebody is connected.
struct SharedPicture {
  /// The memory that viewers share; `nil` while there is none.
  private(set) var memory: FrameMemory?
  /// Whether the copy lacks what the panel has shown since somebody began to watch, so that the next frame is copied as a
  /// whole.
  private(set) var isOwed = false

  /// The whole picture in pixels.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: memory?.width ?? 0, height: memory?.height ?? 0) }

  /// The memory, which is made for a picture of a size if there is none yet; `nil` if the machine has none.
  mutating func share(_ size: (width: Int, height: Int)) -> FrameMemory? {
    memory = memory ?? FrameMemory(width: size.width, height: size.height)
    return memory
  }

  /// Gives the memory up once the last viewer has gone.
  mutating func release() { memory = nil }

  /// Asks for a copy of the whole next frame.
  mutating func request() { isOwed = true }

  /// Takes over the damage of a frame, or all of it if the copy lacks more.
  ///
  /// - Returns: The pixels that have changed; `nil` if the frame has another size than the copy.
  mutating func copy(_ damage: Region, of bitmap: Bitmap) -> Region? {
    guard let memory, memory.width == bitmap.width, memory.height == bitmap.height else { return nil }
    defer { isOwed = false }
    return memory.copy(isOwed ? Region(bitmap.bounds) : damage, of: bitmap)
  }
}
