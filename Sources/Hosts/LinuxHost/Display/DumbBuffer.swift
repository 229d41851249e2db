import CDRM
import Glibc
import Graphics

/// A DRM dumb buffer: frame buffer memory that the CPU maps. The mapping is slow to read, so it is only written.
final class DumbBuffer {
  var width: Int { memory.shape.width }
  var height: Int { memory.shape.height }
  let format: PixelFormat
  /// The ID of the DRM frame buffer object.
  let framebuffer: UInt32
  private let card: Int32
  private var memory: BufferMemory

  /// Registers memory that the stock of the card has, or that is made now. Calls `drmModeAddFB2`.
  ///
  /// - Throws: ``MachineError`` with the reason `failed` if one of the calls fails.
  init(card: DRMCard, width: Int, height: Int, format: PixelFormat) throws {
    let shape = BufferMemory.Shape(width: width, height: height, bytesPerPixel: format.bytesPerPixel)
    let memory = try card.stock.take(shape) ?? BufferMemory(card: card.fd, shape)
    (self.card, self.memory, self.format) = (card.fd, memory, format)
    do {
      framebuffer = try Self.register(memory, format: format, card: card.fd)
    } catch {
      memory.release(to: card.fd)
      throw error
    }
  }

  isolated deinit {
    drmModeRmFB(card, framebuffer)
    memory.release(to: card)
  }

  /// Copies rectangles of a part of a bitmap into the buffer.
  ///
  /// - Parameters:
  ///   - region: The rectangles to copy, in the bitmap's pixels.
  ///   - part: The part of the bitmap that the buffer shows.
  ///   - rotation: The rotation to apply.
  ///   - corner: The place of `part` in the buffer after the rotation. The call is ignored if it is not inside the
  ///     buffer.
  func copy(_ region: Region, of part: PixelRect, from bitmap: Bitmap, rotation: PixelRotation, corner: PixelRect) {
    guard corner.minX >= 0, corner.minY >= 0, corner.maxX <= width, corner.maxY <= height else { return }
    let target = memory.bytes(from: corner.minY * memory.pitch + corner.minX * format.bytesPerPixel)
    bitmap.copy(region.rects, of: part, to: target, pitch: memory.pitch, format: format, rotation: rotation)
  }

  /// Fills the buffer with black.
  func clear() { memory.clear() }

  private static func register(_ memory: BufferMemory, format: PixelFormat, card: Int32) throws -> UInt32 {
    var framebuffer: UInt32 = 0
    let (width, height) = (UInt32(memory.shape.width), UInt32(memory.shape.height))
    let handles = [memory.handle, 0, 0, 0]
    let pitches = [UInt32(memory.pitch), 0, 0, 0]
    let offsets: [UInt32] = [0, 0, 0, 0]
    if drmModeAddFB2(card, width, height, format.fourCC, handles, pitches, offsets, &framebuffer, 0) == 0 {
      return framebuffer
    }
    // `drmModeAddFB` takes no format, only a depth of 24 with 32 bits per pixel, which is XRGB8888.
    guard format == .xrgb8888 else {
      throw MachineError(.failed, "the driver takes no frame buffer in \(format): \(errorText(errno))")
    }
    try check(
      drmModeAddFB(card, width, height, 24, 32, UInt32(memory.pitch), memory.handle, &framebuffer),
      "the driver takes no 32-bit frame buffer")
    return framebuffer
  }
}

/// Throws an error if a libdrm call has failed.
///
/// - Parameters:
///   - result: The result of the call: a negative error number, or −1 with `errno` set.
///   - what: The failed operation, for the message.
nonisolated func check(_ result: Int32, _ what: String) throws {
  if result < 0 { throw MachineError(.failed, "\(what): \(errorText(result == -1 ? errno : -result))") }
}
