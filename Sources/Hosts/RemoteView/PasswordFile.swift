import Glibc
import LinuxHost

/// A file with the passwords of viewers, one on each line.
enum PasswordFile {
  /// The longest password of RFB's own authentication, in bytes. Further bytes would be ignored, so a longer password
  /// is refused.
  static let longest = 8
  /// The greatest number of bytes that are read.
  private static let most = 256

  /// The path of a file, or of a systemd credential that is given as `credential:NAME`.
  static func path(_ text: String) -> String? {
    guard text.hasPrefix("credential:") else { return text }
    let name = text.dropFirst("credential:".count)
    guard let folder = getenv("CREDENTIALS_DIRECTORY"), !name.contains("/") else { return nil }
    return String(cString: folder) + "/" + name
  }

  /// Why the passwords of a file cannot be used, as the rest of a sentence.
  struct Fault: Error, Equatable { let text: String }

  /// The first two lines of a file, which are passwords.
  ///
  /// - Throws: ``Fault`` if the file cannot be read, is empty, or has a password that the protocol cannot carry.
  static func lines(of file: String) throws(Fault) -> [String] {
    guard let path = path(file) else { throw Fault(text: "the service manager hands no such credential over") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Fault(text: errorText(errno)) }
    defer { close(descriptor) }
    var block = [UInt8](repeating: 0, count: most)
    let count = read(descriptor, &block, block.count)
    guard count >= 0 else { throw Fault(text: errorText(errno)) }
    return try passwords(in: String(decoding: block[..<count], as: UTF8.self))
  }

  /// The passwords in a text.
  ///
  /// - Throws: ``Fault`` if there is none, or one that the protocol cannot carry.
  static func passwords(in text: String) throws(Fault) -> [String] {
    let lines = text.split(separator: "\n").prefix(2).map(String.init)
    if lines.isEmpty { throw Fault(text: "it has no password") }
    guard lines.allSatisfy({ $0.utf8.count <= longest && !$0.contains("\0") }) else {
      throw Fault(text: "a password of VNC has \(longest) bytes at most")
    }
    return lines
  }
}
