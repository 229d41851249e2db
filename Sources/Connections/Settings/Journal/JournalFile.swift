import Glibc
import Machine

/// A file to which a program adds lines, beside its state file.
///
/// ```swift
/// let file = JournalFile(beside: "/var/lib/kiosk/panel.conf", name: "alarms")
/// try file.append(["2026-11-24T08:30:12.345Z door …"]) { $0.suffix(1000) }
/// ```
///
/// A line is on the disk when ``append(_:shorten:)`` returns. A power failure leaves the lines before, and at most a part
/// of the last one, which is not read. A file that has grown too large is replaced by a shorter one, at once or not at
/// all. Any thread may call it, and waits for the disk.
public struct JournalFile: Sendable {
  /// The path of the file, such as `/var/lib/kiosk/panel.conf.alarms`.
  public let path: String

  /// Creates the journal of a name beside a state file. Nothing is touched yet.
  public init(beside state: String, name: String) { path = "\(state).\(name)" }

  /// The whole lines of the file; none if there is no file.
  ///
  /// - Throws: ``SettingsProblem`` if the file cannot be read, is no plain file or is too large.
  public func read() throws(SettingsProblem) -> [String] {
    try SettingsProblem.acting(at: path, lines)
  }

  private func lines() throws(SettingsProblem) -> [String] {
    let directory = try Directory(of: path, file: path, faultInjection: FaultInjection())
    guard let bytes = try directory.read()?.bytes else { return [] }
    // Bytes behind the last end of a line were being written when the power failed.
    let whole = bytes[..<(bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0)]
    return whole.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Adds lines.
  ///
  /// - Parameter shorten: returns the lines to keep of a file that has grown beyond 256 KiB.
  /// - Throws: ``SettingsProblem`` with the reason of the machine.
  public func append(_ lines: [String], shorten: ([String]) -> [String]) throws(SettingsProblem) {
    try SettingsProblem.acting(at: path) { () throws(SettingsProblem) in try add(lines, shorten: shorten) }
  }

  private func add(_ lines: [String], shorten: ([String]) -> [String]) throws(SettingsProblem) {
    let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    guard let file = Descriptor(retrying { Glibc.open(path, flags, 0o600) }) else { throw refused() }
    guard let status = file.status else { throw refused() }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .notPlain(path, isDirectory: status.st_mode & S_IFMT == S_IFDIR)
    }
    if status.st_size > SettingsLimits.journalBytes {
      let kept = shorten(try read() + lines)
      return try PrivateFile.write(Self.bytes(of: kept), to: path)
    }
    var last = UInt8(ascii: "\n")
    if status.st_size > 0, pread(file.number, &last, 1, status.st_size - 1) != 1 { throw refused() }
    let start: [UInt8] = last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]
    guard file.write(start + Self.bytes(of: lines)), retrying({ fdatasync(file.number) }) == 0 else { throw refused() }
  }

  private static func bytes(of lines: [String]) -> [UInt8] {
    lines.flatMap { line in line.utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 } + [UInt8(ascii: "\n")] }
  }

  private func refused() -> SettingsProblem { .refused(path, "cannot be written", errno: errno) }
}
