import CLinux
import Glibc
import Graphics

/// A copy of the panel's picture in memory that the processes of viewers may read and not write.
final class FrameMemory {
  /// The descriptor to hand on.
  let descriptor: Int32
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  private let pixels: UnsafeMutablePointer<UInt32>

  /// Makes the memory; `nil` if the machine has none. Calls `memfd_create` and `mmap`.
  init?(width: Int, height: Int) {
    let size = width * height * 4
    let descriptor = clinux_shared_memory("faceplate-picture", size)
    guard descriptor >= 0 else { return nil }
    guard let address = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), address != MAP_FAILED else {
      close(descriptor)
      return nil
    }
    guard clinux_seal(descriptor) else {
      munmap(address, size)
      close(descriptor)
      return nil
    }
    (self.descriptor, self.width, self.height) = (descriptor, width, height)
    pixels = address.bindMemory(to: UInt32.self, capacity: width * height)
  }

  isolated deinit {
    munmap(pixels, width * height * 4)
    close(descriptor)
  }

  /// Takes over the damage of a picture of the same size.
  ///
  /// - Returns: The damage inside the picture.
  func take(_ damage: Region, of bitmap: Bitmap) -> Region {
    let changed = damage.clipped(to: bitmap.bounds)
    for rect in changed.rects {
      for y in rect.minY..<rect.maxY {
        (pixels + y * width + rect.minX).update(from: bitmap.pixels + y * width + rect.minX, count: rect.width)
      }
    }
    return changed
  }
}
