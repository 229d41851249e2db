import Glibc
import Testing

/// What the fuzzer begins with, and what it once broke something with.
@Suite struct ReplayTests {
  static let files = ["Seeds", "Regressions"].flatMap(files)

  private static func files(in folder: String) -> [String] {
    let here = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    var found = glob_t()
    defer { globfree(&found) }
    guard glob("\(here)/\(folder)/*", 0, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).map { index in
      "\(folder)/" + String(cString: found.gl_pathv[index]!).split(separator: "/").last!
    }
  }

  @Test("Every kind of trial has a seed")
  func everyKindOfTrialHasASeed() throws {
    let kinds = try Set(Self.files.filter { $0.hasPrefix("Seeds/") }.map { try fileBytes($0)[0] % 6 })
    #expect(kinds == [0, 1, 2, 3, 4, 5])
  }

  @Test("Nothing is broken", arguments: files)
  func nothingIsBroken(by file: String) throws { try Trial().run(fileBytes(file)) }
}
