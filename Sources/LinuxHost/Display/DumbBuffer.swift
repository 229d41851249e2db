import CDRM
import Glibc
import Graphics

/// Pixels that the display reads, 32 bits each, mapped into memory that is slow to read: it is only ever written.
final class DumbBuffer {
  let width: Int
  let height: Int
  /// Bytes from a row to the next; drivers pad as they like.
  let pitch: Int
  /// The kernel's number for the frame buffer.
  let framebuffer: UInt32
  private let card: Int32
  private let handle: UInt32
  private let memory: UnsafeMutableRawPointer
  private let byteCount: Int

  /// Allocates, registers and maps a buffer.
  init(card: Int32, width: Int, height: Int) throws {
    (self.card, self.width, self.height) = (card, width, height)
    var (handle, pitch, size): (UInt32, UInt32, UInt64) = (0, 0, 0)
    try check(
      drmModeCreateDumbBuffer(card, UInt32(width), UInt32(height), 32, 0, &handle, &pitch, &size),
      "a buffer of \(width)x\(height) pixels cannot be made")
    (self.handle, self.pitch, byteCount) = (handle, Int(pitch), Int(size))
    do {
      framebuffer = try Self.register(card: card, width: width, height: height, handle: handle, pitch: pitch)
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

  /// Copies each rectangle from a bitmap, which is turned on the way and lies at `corner` then.
  func copy(_ region: Region, from bitmap: Bitmap, rotation: DisplayRotation, corner: PixelRect) {
    guard corner.minX >= 0, corner.minY >= 0, corner.maxX <= width, corner.maxY <= height else { return }
    let start = memory + corner.minY * pitch + corner.minX * 4
    copyRows(of: region, from: bitmap, to: start, pitch: pitch, rotation: rotation)
  }

  /// Makes all of it black.
  func clear() { memset(memory, 0, byteCount) }

  private static func register(
    card: Int32, width: Int, height: Int, handle: UInt32, pitch: UInt32
  ) throws -> UInt32 {
    var framebuffer: UInt32 = 0
    let handles = [handle, 0, 0, 0]
    let pitches = [pitch, 0, 0, 0]
    let offsets: [UInt32] = [0, 0, 0, 0]
    // XR24: the format code is a function-like macro that Swift cannot see.
    let xrgb8888: UInt32 = 0x3432_5258
    if drmModeAddFB2(card, UInt32(width), UInt32(height), xrgb8888, handles, pitches, offsets, &framebuffer, 0) == 0 {
      return framebuffer
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

/// Turns the result of a libdrm call, a negative error number or −1, into an error.
func check(_ result: Int32, _ what: String) throws {
  if result < 0 { throw MachineError(.failed, "\(what): \(errorText(result == -1 ? errno : -result))") }
}
