import Glibc
import LinuxHost
import Machine
import Settings

/// An error of reading or writing a file.
struct FileError: Error, CustomStringConvertible {
  let path: String
  let verb: String
  let number: Int32
  var description: String {
    "\(path.onOneLine) cannot be \(verb): \(String(cString: strerror(number))); name another file"
  }
}

extension Kiosk {
  /// The contents of a file as text.
  ///
  /// - Throws: ``FileError`` if the file cannot be read.
  static func text(of path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw FileError(path: path, verb: "read", number: errno) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
    if ferror(file) != 0 { throw FileError(path: path, verb: "read", number: errno) }
    // Some editors begin a file with a mark of its encoding.
    let mark = "\u{FEFF}".utf8
    return String(decoding: bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0), as: UTF8.self)
  }

  /// Writes a file, replacing an existing one. Root writes into a folder of another user as that user.
  ///
  /// - Throws: ``FileError`` if the file cannot be written.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let opened = FolderOwner.acting(at: path) { fopen(path, "w") }
    guard let opened, let file = opened else { throw FileError(path: path, verb: "written", number: errno) }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    let number = errno
    if fclose(file) != 0 || !isWritten { throw FileError(path: path, verb: "written", number: number) }
  }
}
