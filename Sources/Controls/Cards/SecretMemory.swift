import Glibc

/// A few bytes that are never written to a disk: neither with memory that is swapped out, nor in a core dump.
///
/// They are a memory page of their own, locked (`mlock(2)`) and left out of dumps (`madvise(2)`). They are overwritten
/// before the page is given back. Where a process may lock no memory, the page can be swapped out; where no page can be
/// had at all, the bytes come from the heap, and are overwritten just the same.
nonisolated final class SecretMemory: @unchecked Sendable {
  /// The number of bytes that can be used.
  static let capacity = 32

  /// The bytes, which are 0 at first.
  let bytes: UnsafeMutablePointer<UInt8>
  private let page: UnsafeMutableRawPointer?

  init() {
    let mapped = mmap(nil, Self.capacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    if let mapped, mapped != MAP_FAILED {
      _ = mlock(mapped, Self.capacity)
      _ = madvise(mapped, Self.capacity, MADV_DONTDUMP)
      (page, bytes) = (mapped, mapped.bindMemory(to: UInt8.self, capacity: Self.capacity))
    } else {
      (page, bytes) = (nil, .allocate(capacity: Self.capacity))
      bytes.initialize(repeating: 0, count: Self.capacity)
    }
  }

  deinit {
    explicit_bzero(bytes, Self.capacity)
    if let page { _ = munmap(page, Self.capacity) } else { bytes.deallocate() }
  }
}
