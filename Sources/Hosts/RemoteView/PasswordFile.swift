import Glibc

/// A file with the passwords of viewers, a line each.
enum PasswordFile {
  /// The longest password of RFB's own authentication, in bytes; what is beyond would not count, so it is refused.
  static let longest = 8
  /// The most bytes that are read.
  private static let most = 256

  /// The path of a file, or of a credential of systemd that is named as `credential:NAME`.
  static func path(_ text: String) -> String? {
    guard text.hasPrefix("credential:") else { return text }
    let name = text.dropFirst("credential:".count)
    guard let folder = getenv("CREDENTIALS_DIRECTORY"), !name.contains("/") else { return nil }
    return String(cString: folder) + "/" + name
  }

  /// The first two lines of a file that are passwords; none if it cannot be read or the first is too long.
  static func lines(of file: String) -> [String] {
    guard let path = path(file) else { return [] }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var block = [UInt8](repeating: 0, count: most)
    let count = max(0, read(descriptor, &block, block.count))
    return passwords(in: String(decoding: block[..<count], as: UTF8.self))
  }

  /// The passwords in a text.
  static func passwords(in text: String) -> [String] {
    let lines = text.split(separator: "\n").prefix(2).map(String.init)
    return lines.allSatisfy { $0.utf8.count <= longest && !$0.contains("\0") } ? lines : []
  }
}
