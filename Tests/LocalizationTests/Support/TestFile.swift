import Glibc

/// The files beside these tests.
enum TestFile {
  static let folder = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined() + "/Files"

  /// The bytes of a file.
  static func bytes(_ name: String) throws -> [UInt8] {
    struct Missing: Error { let path: String }
    guard let file = fopen("\(folder)/\(name)", "r") else { throw Missing(path: "\(folder)/\(name)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
  }
}
