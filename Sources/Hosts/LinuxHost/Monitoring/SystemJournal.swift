import CLinux
import Glibc

/// The system's journal, for lines with fields that can be searched for.
///
/// The [native protocol](https://systemd.io/JOURNAL_NATIVE_PROTOCOL/) sends each entry as one datagram. It is
/// documented as stable and free to be implemented. libsystemd's `sd_journal_sendv` waits if the journal does not keep
/// up; a panel must not wait.
///
///     Journal()?.send([("MESSAGE", "The panel is shown on HDMI-A-1."), ("FACEPLATE_PART", "machine")])
public nonisolated struct Journal: Sendable {
  private let address: UnixAddress

  /// Opens the journal if standard error leads there; otherwise returns `nil`, because a person reads plain lines then.
  public init?() {
    self.init(stream: getenv("JOURNAL_STREAM").map { String(cString: $0) }, of: 2)
  }

  /// - Parameters:
  ///   - stream: the device and the inode of the journal's stream, as in the variable `JOURNAL_STREAM` that systemd
  ///     sets.
  ///   - descriptor: the descriptor that may be that stream.
  init?(stream: String?, of descriptor: Int32, path: String = "/run/systemd/journal/socket") {
    var status = stat()
    guard let stream, fstat(descriptor, &status) == 0, stream == "\(status.st_dev):\(status.st_ino)",
      let address = UnixAddress(path)
    else { return nil }
    self.address = address
  }

  /// Sends one entry of fields, whose names have upper-case letters, digits and underscores. Returns whether the
  /// journal has taken it.
  public func send(_ fields: [(name: String, value: String)]) -> Bool {
    var bytes: [UInt8] = []
    for (name, value) in fields {
      bytes += Array(name.utf8)
      let value = Array(value.utf8)
      if value.contains(UInt8(ascii: "\n")) {
        // A value of several lines has its length in front, in 64 bits with the lowest first.
        bytes.append(UInt8(ascii: "\n"))
        withUnsafeBytes(of: UInt64(value.count).littleEndian) { bytes += Array($0) }
      } else {
        bytes.append(UInt8(ascii: "="))
      }
      bytes += value
      bytes.append(UInt8(ascii: "\n"))
    }
    return address.send(bytes)
  }
}
