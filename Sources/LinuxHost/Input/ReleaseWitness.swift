import CLinux
import Glibc

/// Tells whether somebody has let go of a key, or the kernel has lifted it because the device is being pulled.
///
/// The kernel ends the report of what it lifts by itself with a 1 where devices end theirs with a 0, and libinput does not
/// pass that on. So the node is opened once more, for its keys alone, and read only when something is let go: it wakes
/// nobody, and what runs over meanwhile is not missed.
final class ReleaseWitness {
  private let fd: Int32

  /// `nil` where the node cannot be opened.
  init?(path: String) {
    fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard fd >= 0 else { return nil }
    var types: UInt64 = 1 << EV_KEY
    withUnsafeMutablePointer(to: &types) { types in
      // Of type 0, the mask is one of types.
      var mask = input_mask(
        type: 0, codes_size: UInt32(MemoryLayout<UInt64>.size), codes_ptr: UInt64(UInt(bitPattern: types)))
      _ = ioctl(fd, clinux_EVIOCSMASK, &mask)
    }
  }

  isolated deinit { close(fd) }

  /// Whether the last release was the kernel's own.
  func isLastReleaseInvented() -> Bool {
    var reading = Reading()
    withUnsafeTemporaryAllocation(of: input_event.self, capacity: 64) { events in
      let size = MemoryLayout<input_event>.stride
      while case let count = read(fd, events.baseAddress, events.count * size), count >= size {
        for event in events[..<(count / size)] {
          reading.take(type: Int32(event.type), code: Int32(event.code), value: event.value)
        }
      }
    }
    return reading.isInvented
  }

  /// What the reports of a device say of its last release.
  nonisolated struct Reading {
    private var isReleasing = false
    private(set) var isInvented = false

    mutating func take(type: Int32, code: Int32, value: Int32) {
      if type == EV_KEY && value == 0 { isReleasing = true }
      guard type == EV_SYN, code == SYN_REPORT else { return }
      if isReleasing { isInvented = value == 1 }
      isReleasing = false
    }
  }
}
