import Glibc

/// Zeroed memory for pixels.
///
/// A large block comes from the kernel in whole pages, which are zero and use no memory until they are written. It
/// begins at a page boundary, so that no vector of pixels crosses two cache lines.
enum ZeroedPages {
  /// The size in bytes from which the memory comes from the kernel.
  private static let threshold = 1 << 18

  /// Allocates memory for pixels, all of them zero.
  ///
  /// - Parameter count: the number of pixels, at least 1 and at most ``Bitmap/maximumPixels``.
  static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    let size = count * MemoryLayout<UInt32>.stride
    if size < threshold {
      let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
      pixels.initialize(repeating: 0, count: count)
      return pixels
    }
    guard let pages = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), pages != MAP_FAILED
    else {
      fatalError("there is no memory for \(size) bytes of pixels: \(String(cString: strerror(errno)))")
    }
    return pages.bindMemory(to: UInt32.self, capacity: count)
  }

  /// Returns memory.
  ///
  /// - Parameter count: the number of pixels that it was allocated for.
  static func deallocate(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
    let size = count * MemoryLayout<UInt32>.stride
    if size < threshold { pixels.deallocate() } else { munmap(pixels, size) }
  }
}
