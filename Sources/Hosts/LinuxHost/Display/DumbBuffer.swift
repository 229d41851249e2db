import CDRM
import Glibc
import Graphics

/// A DRM dumb buffer: frame buffer memory that the CPU maps. The mapping is slow to read, so it is only written.
final class DumbBuffer {
  let width: Int
  let height: Int
  let format: PixelFormat
  /// The distance between two rows in bytes; drivers pad rows as they need.
  let pitch: Int
  /// The ID of the DRM frame buffer object.
  let framebuffer: UInt32
  private let card: Int32
  private let handle: UInt32
  private let memory: UnsafeMutableRawPointer
  private let byteCount: Int

  /// Allocates, registers and maps a buffer. Calls `drmModeCreateDumbBuffer`, `drmModeAddFB2` and `mmap`.
  ///
  /// - Throws: ``MachineError`` with the reason `failed` if one of the calls fails.
  init(card: Int32, width: Int, height: Int, format: PixelFormat) throws {
    (self.card, self.width, self.height, self.format) = (card, width, height, format)
    var (handle, pitch, size): (UInt32, UInt32, UInt64) = (0, 0, 0)
    try check(
      drmModeCreateDumbBuffer(
        card, UInt32(width), UInt32(height), UInt32(format.bytesPerPixel * 8), 0, &handle, &pitch, &size),
      "a buffer of \(width)x\(height) pixels cannot be made")
    (self.handle, self.pitch, byteCount) = (handle, Int(pitch), Int(size))
    do {
      framebuffer = try Self.register(
        card: card, width: width, height: height, format: format, handle: handle, pitch: pitch)
    } catch {
      drmModeDestroyDumbBuffer(card, handle)
      throw error
    }
    do {
      memory = try Self.map(card: card, handle: handle, byteCount: Int(size))
    } catch {
      drmModeRmFB(card, framebuffer)
      drmModeDestroyDumbBuffer(card, handle)
      throw error
    }
  }

  isolated deinit {
    munmap(memory, byteCount)
    drmModeRmFB(card, framebuffer)
    drmModeDestroyDumbBuffer(card, handle)
  }

  /// Copies rectangles of a part of a bitmap into the buffer.
  ///
  /// - Parameters:
  ///   - region: The rectangles to copy, in the bitmap's pixels.
  ///   - part: The part of the bitmap that the buffer shows.
  ///   - rotation: The rotation to apply.
  ///   - corner: Where `part` lies in the buffer after the rotation. The call is ignored if it is not inside the
  ///     buffer.
  func copy(_ region: Region, of part: PixelRect, from bitmap: Bitmap, rotation: PixelRotation, corner: PixelRect) {
    guard corner.minX >= 0, corner.minY >= 0, corner.maxX <= width, corner.maxY <= height else { return }
    let offset = corner.minY * pitch + corner.minX * format.bytesPerPixel
    let target = UnsafeMutableRawBufferPointer(start: memory + offset, count: byteCount - offset)
    bitmap.copy(region.rects, of: part, to: target, pitch: pitch, format: format, rotation: rotation)
  }

  /// Fills the buffer with black.
  func clear() { memset(memory, 0, byteCount) }

  private static func register(
    card: Int32, width: Int, height: Int, format: PixelFormat, handle: UInt32, pitch: UInt32
  ) throws -> UInt32 {
    var framebuffer: UInt32 = 0
    let handles = [handle, 0, 0, 0]
    let pitches = [pitch, 0, 0, 0]
    let offsets: [UInt32] = [0, 0, 0, 0]
    let code = format.fourCC
    if drmModeAddFB2(card, UInt32(width), UInt32(height), code, handles, pitches, offsets, &framebuffer, 0) == 0 {
      return framebuffer
    }
    // `drmModeAddFB` takes no format, only a depth of 24 with 32 bits per pixel, which is XRGB8888.
    guard format == .xrgb8888 else {
      throw MachineError(.failed, "the driver takes no frame buffer in \(format): \(errorText(errno))")
    }
    try check(
      drmModeAddFB(card, UInt32(width), UInt32(height), 24, 32, pitch, handle, &framebuffer),
      "the driver takes no 32-bit frame buffer")
    return framebuffer
  }

  private static func map(card: Int32, handle: UInt32, byteCount: Int) throws -> UnsafeMutableRawPointer {
    var offset: UInt64 = 0
    try check(drmModeMapDumbBuffer(card, handle, &offset), "a display buffer cannot be mapped")
    guard let memory = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, card, off_t(offset)),
      memory != MAP_FAILED
    else { throw MachineError(.failed, "a display buffer cannot be mapped (mmap): \(errorText(errno))") }
    return memory
  }
}

/// Throws an error if a libdrm call has failed.
///
/// - Parameters:
///   - result: The result of the call: a negative error number, or −1 with `errno` set.
///   - what: What has failed, for the message.
func check(_ result: Int32, _ what: String) throws {
  if result < 0 { throw MachineError(.failed, "\(what): \(errorText(result == -1 ? errno : -result))") }
}
