import CLinux
import Glibc

/// Tells whether the user has released a key, or the kernel has released it because the device is being unplugged.
///
/// The kernel ends a report that it makes itself with `SYN_REPORT` 1, where devices send 0, and libinput does not
/// pass this value on. So the node is opened a second time, with an event mask for keys only, and is read only after
/// a release: it never wakes the process, and an overflow meanwhile does no harm.
final class ReleaseWitness {
  private let fd: Int32

  /// Returns `nil` if the node cannot be opened.
  init?(path: String) {
    fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard fd >= 0 else { return nil }
    var types: UInt64 = 1 << EV_KEY
    withUnsafeMutablePointer(to: &types) { types in
      // For type 0 the mask selects event types. Calls `ioctl(EVIOCSMASK)`.
      var mask = input_mask(
        type: 0, codes_size: UInt32(MemoryLayout<UInt64>.size), codes_ptr: UInt64(UInt(bitPattern: types)))
      _ = ioctl(fd, clinux_EVIOCSMASK, &mask)
    }
  }

  isolated deinit { DeviceNode.closeInput(fd) }

  /// Whether the kernel itself made the last release.
  func isLastReleaseInvented() -> Bool {
    var reading = Reading()
    withUnsafeTemporaryAllocation(of: input_event.self, capacity: 64) { events in
      let size = MemoryLayout<input_event>.stride
      while case let count = read(fd, events.baseAddress, events.count * size), count >= size {
        for event in events[..<(count / size)] {
          reading.handle(type: Int32(event.type), code: Int32(event.code), value: event.value)
        }
      }
    }
    return reading.isInvented
  }

  /// The evaluation of a device's reports for its last release.
  nonisolated struct Reading {
    private var isReleasing = false
    private(set) var isInvented = false

    mutating func handle(type: Int32, code: Int32, value: Int32) {
      if type == EV_KEY && value == 0 { isReleasing = true }
      guard type == EV_SYN, code == SYN_REPORT else { return }
      if isReleasing { isInvented = value == 1 }
      isReleasing = false
    }
  }
}
