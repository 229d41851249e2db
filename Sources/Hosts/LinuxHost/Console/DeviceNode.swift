import CLinux
import Glibc
import Machine
import Synchronization

/// Opens and closes display and input device nodes, either directly or through a libseat session.
enum DeviceNode {
  /// The libseat session that opens the nodes, or `nil` if the process calls `open` itself.
  static var seat: Seat?

  /// Opens a node and returns its file descriptor, or −1 with `errno` set. Calls `libseat_open_device` or `open`;
  /// `O_CLOEXEC` is always set.
  static func open(_ path: String, _ flags: Int32) -> Int32 {
    guard let seat else { return Glibc.open(path, flags | O_CLOEXEC) }
    let fd = seat.open(path)
    if fd >= 0 { _ = fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | (flags & O_NONBLOCK)) }
    return fd
  }

  /// Closes a descriptor that ``open(_:_:)`` returned. Calls `libseat_close_device` or `close`.
  static func close(_ fd: Int32) { if seat?.close(fd) != true { Glibc.close(fd) } }

  /// Closes the descriptor of an input device that ``open(_:_:)`` returned, on another thread: `close` waits until no
  /// processor of the machine looks at the device's list of readers any more, up to some ten milliseconds for each device.
  /// Others can grab the device when this returns.
  static func closeInput(_ fd: Int32) {
    if seat?.close(fd) == true { return }
    _ = ioctl(fd, clinux_EVIOCGRAB, 0 as Int32)
    let isFirst = leaving.withLock { waiting in
      waiting.append(fd)
      return waiting.count == 1
    }
    if isFirst, !DetachedThread.start({ closeLeaving(after: fd) }) { closeLeaving(after: fd) }
  }

  /// The descriptors that wait to be closed. A thread closes the first one.
  private nonisolated static let leaving = Mutex<[Int32]>([])

  /// Closes a descriptor and those that are added while it works.
  private nonisolated static func closeLeaving(after first: Int32) {
    var next: Int32? = first
    while let fd = next {
      Glibc.close(fd)
      next = leaving.withLock { waiting in
        waiting.removeFirst()
        return waiting.first
      }
    }
  }
}
