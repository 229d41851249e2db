import Glibc

/// A few bytes that are kept off the disk: they are neither swapped out nor part of a core dump.
///
/// They are separate memory pages, locked (`mlock(2)`) and left out of dumps (`madvise(2)`). They are overwritten
/// before the pages are given back. If the process may not lock memory, the pages can be swapped out. If no page can be
/// allocated, the bytes come from the heap, and are overwritten all the same.
// Safe: the pointers never change. The object that owns the memory decides which thread uses the bytes.
package nonisolated final class SecretMemory: @unchecked Sendable {
  /// The number of bytes that can be used.
  let count: Int

  /// The bytes, which are 0 at first.
  package let bytes: UnsafeMutablePointer<UInt8>
  private let page: UnsafeMutableRawPointer?

  /// Allocates a number of bytes, at least one.
  package init(count: Int) {
    self.count = max(count, 1)
    let mapped = mmap(nil, self.count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    if let mapped, mapped != MAP_FAILED {
      _ = mlock(mapped, self.count)
      _ = madvise(mapped, self.count, MADV_DONTDUMP)
      (page, bytes) = (mapped, mapped.bindMemory(to: UInt8.self, capacity: self.count))
    } else {
      (page, bytes) = (nil, .allocate(capacity: self.count))
      bytes.initialize(repeating: 0, count: self.count)
    }
  }

  deinit {
    explicit_bzero(bytes, count)
    if let page { _ = munmap(page, count) } else { bytes.deallocate() }
  }
}
