import Machine
import Testing

@testable import Localization

/// What the fuzzer of tables begins with, and what it once broke something with.
@Suite("Replayed files of translations")
struct TableReplayTests {
  private static let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined()
  private static let seeds = FolderContents.paths(in: folder + "/Seeds")
  private static let files = seeds + FolderContents.paths(in: folder + "/Regressions")

  private static func bytes(_ path: String) throws -> [UInt8] {
    try #require(try TranslationFolders.contents(of: path))
  }

  @Test("Every kind of trial has a seed")
  func everyKind() throws {
    let kinds = try Set(Self.seeds.map { try Self.bytes($0)[0] % TableTrial.kinds })
    #expect(kinds == Set(0..<TableTrial.kinds))
  }

  @Test("Nothing is broken", arguments: files)
  func replay(file: String) throws { try TableTrial().run(Self.bytes(file)) }
}
