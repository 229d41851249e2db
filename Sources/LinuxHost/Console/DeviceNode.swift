import Glibc

/// The nodes of displays and input devices, opened by this process or through a seat.
enum DeviceNode {
  /// The seat of this process; `nil` where it opens devices by itself.
  static var seat: Seat?

  /// A descriptor, or −1 with an error number. The corresponding C function is `open`.
  static func open(_ path: String, _ flags: Int32) -> Int32 {
    guard let seat else { return Glibc.open(path, flags | O_CLOEXEC) }
    let fd = seat.open(path)
    if fd >= 0 { _ = fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | (flags & O_NONBLOCK)) }
    return fd
  }

  /// The corresponding C function is `close`.
  static func close(_ fd: Int32) { if seat?.close(fd) != true { Glibc.close(fd) } }
}
