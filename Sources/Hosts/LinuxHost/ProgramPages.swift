import CLinux
import Glibc
import Graphics

/// The memory pages of the program, its libraries and its fonts, which are read from files: code, constants and glyphs.
///
/// The kernel makes a page resident together with its neighbours, 64 KiB at a time, and leaves them mapped. Most of
/// what is mapped until the first frame is there because the start needed it. An unmapped page stays in the kernel's
/// page cache, which the kernel can reclaim at once when memory is short. If the page is needed again, it comes from
/// there.
package enum ProgramPages {
  /// Unmaps all these pages that are equal to their files. The kernel maps a page again when it is needed.
  ///
  /// Pages that this process has changed stay, including those with a debugger's breakpoints. Without /proc, which
  /// distinguishes them, nothing is unmapped.
  package static func release() {
    var pagemap = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC)
    guard pagemap >= 0 else { return }
    // The list of libraries is locked during the call, so none is unloaded and its addresses are not reused.
    clinux_each_constant_segment(&pagemap) { pagemap, start, size in
      guard let pagemap else { return }
      ProgramPages.release(from: UInt(start), to: UInt(start) &+ UInt(size), pagemap.load(as: Int32.self))
    }
    FontFile.forEachInUse { bytes in
      // A segment that cannot be mapped is in ordinary memory, whose first and last page may hold other data as well.
      let start = UInt(bitPattern: bytes.baseAddress)
      let end = start &+ UInt(bytes.count)
      release(from: (start &+ (pageSize - 1)) / pageSize * pageSize, to: end / pageSize * pageSize, pagemap)
    }
    close(pagemap)
  }

  private static let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))

  /// Unmaps the unchanged pages of files between two addresses, those at both ends included.
  private static func release(from start: UInt, to end: UInt, _ pagemap: Int32) {
    let last = (end &+ (pageSize - 1)) / pageSize
    var page = start / pageSize
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 512) { entries in
      while page < last {
        let wanted = min(last - page, UInt(entries.count))
        let bytes = pread(pagemap, entries.baseAddress, Int(wanted) * 8, off_t(page * 8))
        guard bytes >= 8 else { return }
        let states = entries.prefix(bytes / 8)
        var run = page
        for (index, state) in states.enumerated() where isChanged(state) {
          unmap(from: run * pageSize, to: (page + UInt(index)) * pageSize)
          run = page + UInt(index) + 1
        }
        page += UInt(states.count)
        unmap(from: run * pageSize, to: page * pageSize)
      }
    }
  }

  /// Whether a page belongs to this process alone, by its entry in /proc/self/pagemap: in memory (bit 63) or swapped
  /// out (bit 62), and not a page of a file (bit 61).
  private static func isChanged(_ state: UInt64) -> Bool { state >> 62 != 0 && state >> 61 & 1 == 0 }

  private static func unmap(from start: UInt, to end: UInt) {
    // The call fails for locked memory, which is to stay mapped.
    if start < end { madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_DONTNEED) }
  }
}
