import Faceplate
import Glibc
import ProgramFixtures
import Testing

/// The file of a picture that somebody has looked at and found good. `make bless` and `make pictures` draw such files anew.
struct BlessedPicture {
  let file: String

  init(_ file: String) { self.file = file }

  /// Records an issue unless the file holds the same picture; writes the file when pictures are drawn anew.
  func expect(_ png: [UInt8]) throws {
    if getenv("FACEPLATE_BLESS") != nil { try png.write(to: file) }
    if let known = try? [UInt8](contentsOf: file), try PNG.decode(known) == PNG.decode(png) { return }
    let drawn = "/tmp/" + file.split(separator: "/").last!
    try png.write(to: drawn)
    Issue.record("\(drawn) is not \(file)")
  }
}

extension [UInt8] {
  /// The bytes of a file.
  init(contentsOf path: String) throws {
    guard let file = fopen(path, "r") else { throw Program.Failure(number: errno) }
    defer { fclose(file) }
    self = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&block, 1, block.count, file), count > 0 { self += block[..<count] }
  }

  func write(to path: String) throws {
    guard let file = fopen(path, "w") else { throw Program.Failure(number: errno) }
    defer { fclose(file) }
    #expect(fwrite(self, 1, count, file) == count)
  }
}
