import Glibc
import Testing

/// What the fuzzer of tables begins with, and what it once broke something with.
@Suite("Replayed files of translations")
struct TableReplayTests {
  static let files = ["Seeds", "Regressions"].flatMap(files)

  private static func files(in folder: String) -> [String] {
    let here = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    var found = glob_t()
    defer { globfree(&found) }
    guard glob("\(here)/\(folder)/*", 0, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).map { String(cString: found.gl_pathv[$0]!) }
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
  }

  @Test("Every kind of trial has a seed")
  func seeds() throws {
    let kinds = try Set(Self.files.filter { $0.contains("/Seeds/") }.map { try Self.bytes($0)[0] % TableTrial.kinds })
    #expect(kinds == Set(0..<TableTrial.kinds))
  }

  @Test("Nothing is broken", arguments: files)
  func replay(file: String) throws { try TableTrial().run(Self.bytes(file)) }
}
