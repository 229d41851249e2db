import CLinux
import Glibc

/// Wakes a thread that sleeps in `poll(2)`, from any thread: an eventfd.
package struct Bell: ~Copyable, Sendable {
  /// Readable from ``ring()`` until ``clear()``; −1 if the machine has no descriptor left.
  package let descriptor = clinux_event_descriptor()

  /// Creates a silent bell.
  package init() {}

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Makes the descriptor readable.
  package func ring() { clinux_ring(descriptor) }

  /// Makes the descriptor unreadable until the bell is rung again.
  package func clear() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
  }

  /// Sleeps until the bell has been rung, and leaves it so. Calls `poll(2)`.
  ///
  /// - Parameter deadline: When to wake at the latest; `nil` to sleep for ever.
  /// - Returns: Whether it has been rung.
  @discardableResult
  package func wait(until deadline: Duration?) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let result = poll(&request, 1, deadline.map { ($0 - MonotonicTime.now()).pollMilliseconds } ?? -1)
      if result >= 0 || errno != EINTR { return result > 0 }
    }
  }
}
