import CLinux
import Glibc
import Graphics
import Machine

/// A copy of the panel's picture in memory that the processes of viewers can read but not write.
final class FrameMemory {
  private let memory: Descriptor
  /// The descriptor to hand on.
  var descriptor: Int32 { memory.number }
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  private let pixels: UnsafeMutablePointer<UInt32>

  /// Allocates the memory; `nil` if the machine has none. Calls `memfd_create` and `mmap`.
  init?(width: Int, height: Int) {
    let size = width * height * 4
    guard let memory = Descriptor(clinux_shared_memory("faceplate-picture", size)),
      let address = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, memory.number, 0), address != MAP_FAILED
    else { return nil }
    guard clinux_seal(memory.number) else {
      munmap(address, size)
      return nil
    }
    self.memory = memory
    (self.width, self.height) = (width, height)
    pixels = address.bindMemory(to: UInt32.self, capacity: width * height)
  }

  isolated deinit {
    munmap(pixels, width * height * 4)
  }

  /// Maps a picture of another process for reading; `nil` if it cannot be mapped, is too small, or could still be made
  /// smaller by the other process: a read beyond its end would end this program. Calls `mmap`.
  ///
  /// - Parameter descriptor: The memory, which stays the caller's.
  static func map(_ descriptor: Int32, _ welcome: ToViewer.Welcome) -> UnsafeMutableRawPointer? {
    let size = welcome.width * welcome.height * 4
    var status = stat()
    guard clinux_cannot_shrink(descriptor), fstat(descriptor, &status) == 0,
      Int(status.st_size) >= size
    else { return nil }
    let address = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0)
    return address == MAP_FAILED ? nil : address
  }

  /// Copies the damage of a picture of the same size.
  ///
  /// - Returns: The damage inside the picture.
  func copy(_ damage: Region, of bitmap: Bitmap) -> Region {
    let changed = damage.clipped(to: bitmap.bounds)
    for rect in changed.rects {
      for y in rect.minY..<rect.maxY {
        (pixels + y * width + rect.minX).update(from: bitmap.pixels + y * width + rect.minX, count: rect.width)
      }
    }
    return changed
  }
}
