import Glibc
import Machine
import Synchronization

/// A file to which a program adds lines, beside its state file.
///
/// ```swift
/// let file = JournalFile(beside: "/var/lib/kiosk/panel.conf", name: "alarms")
/// try file.append(["2026-11-24T08:30:12.345Z door …"]) { $0.suffix(1000) }
/// ```
///
/// A line is on the disk when ``append(_:shorten:)`` returns. After a power failure all previous lines are intact; a
/// partial last line is ignored. A file that has grown too large is replaced by a shorter one atomically. It can be
/// used from any thread, and waits for the disk.
public struct JournalFile: Sendable {
  /// The path of the file, such as `/var/lib/kiosk/panel.conf.alarms`.
  public let path: String
  private let limit = Limit()

  /// The size from which the file is shortened, in bytes. Lines that must be kept may fill more than the usual size, and
  /// not each addition may write all of them again.
  private final class Limit: Sendable {
    let bytes = Mutex(SettingsLimits.journalBytes)
  }

  /// Creates the journal with a name beside a state file, without accessing the disk.
  public init(beside state: String, name: String) { path = "\(state).\(name)" }

  /// The complete lines of the file; of a file of more than 1 MiB only those at its end. Empty if there is no file.
  ///
  /// - Throws: ``SettingsProblem`` if the file cannot be read or is not a regular file.
  public func read() throws(SettingsProblem) -> [String] {
    try SettingsProblem.acting(at: path, lines)
  }

  private func lines() throws(SettingsProblem) -> [String] {
    guard let file = Descriptor(retrying { Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) }) else {
      if errno == ENOENT { return [] }
      throw refused("cannot be read")
    }
    return try lines(of: file, size: size(of: file))
  }

  /// The size of the file in bytes.
  ///
  /// - Throws: ``SettingsProblem`` if it is not a regular file, or has another name (a hard link): that may be a file
  ///   that this user cannot otherwise reach.
  private func size(of file: borrowing Descriptor) throws(SettingsProblem) -> Int {
    guard let status = file.status else { throw refused() }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else { throw .notPlain(path, isDirectory: kind == S_IFDIR) }
    guard status.st_nlink <= 1 else { throw .refused(path, "has more than one name (hard link)", errno: EMLINK) }
    return Int(status.st_size)
  }

  /// The complete lines of an open file; of a file that is too large only those at its end.
  private func lines(of file: borrowing Descriptor, size: Int) throws(SettingsProblem) -> [String] {
    let start = max(0, size - SettingsLimits.fileBytes)
    var bytes = [UInt8](repeating: 0, count: size - start)
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes {
        pread(file.number, $0.baseAddress! + count, $0.count - count, off_t(start + count))
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw refused("cannot be read") }
      if read == 0 { break }
      count += read
    }
    let end = UInt8(ascii: "\n")
    let known = bytes[..<count]
    // The first line may be cut off, and bytes after the last line end were being written when the power failed.
    let first = start == 0 ? 0 : known.firstIndex(of: end).map { $0 + 1 } ?? count
    let last = known[first...].lastIndex(of: end) ?? first
    return known[first..<last].split(separator: end).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Adds lines.
  ///
  /// - Parameter shorten: returns the lines to keep of a file that has grown beyond 256 KiB. If they fill more, it is called
  ///   again once the file has grown by as much: as long as this value and its copies are used.
  /// - Throws: ``SettingsProblem`` if a system call fails. The file then has none of the lines, so that the caller can add them
  ///   again.
  public func append(_ lines: [String], shorten: ([String]) -> [String]) throws(SettingsProblem) {
    try SettingsProblem.acting(at: path) { () throws(SettingsProblem) in try add(lines, shorten: shorten) }
  }

  private func add(_ lines: [String], shorten: ([String]) -> [String]) throws(SettingsProblem) {
    let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    guard let file = Descriptor(retrying { Glibc.open(path, flags, 0o600) }) else { throw refused() }
    let size = try size(of: file)
    if size > limit.bytes.withLock({ $0 }) {
      let kept = Self.bytes(of: shorten(try self.lines(of: file, size: size) + lines))
      // What lies before the last part of the file cannot be read.
      let next = min(kept.count + SettingsLimits.journalBytes, SettingsLimits.fileBytes)
      limit.bytes.withLock { $0 = max(SettingsLimits.journalBytes, next) }
      return try PrivateFile.write(kept, to: path)
    }
    var last = UInt8(ascii: "\n")
    if size > 0, pread(file.number, &last, 1, off_t(size - 1)) != 1 { throw refused() }
    let start: [UInt8] = last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]
    guard file.write(start + Self.bytes(of: lines)), retrying({ fdatasync(file.number) }) == 0 else {
      let problem = refused()
      _ = retrying { ftruncate(file.number, off_t(size)) }
      throw problem
    }
  }

  private static func bytes(of lines: [String]) -> [UInt8] {
    lines.flatMap { line in line.utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 } + [UInt8(ascii: "\n")] }
  }

  private func refused(_ what: String = "cannot be written") -> SettingsProblem { .refused(path, what, errno: errno) }
}
