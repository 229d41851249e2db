import Glibc

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
}
