import Testing

@testable import PanelFile

/// Limits that the author of a panel file can reach: the message names the limit, at the line that exceeds it.
@Suite("Limits of panel files") struct ReachableLimitsTests {
  /// The messages about a file with a value that is computed by an expression of so many characters.
  private func problems(expressionOf length: Int) -> [String] {
    let expression = "n" + String(repeating: "+n", count: (length - 1) / 2)
    return Panels.problems(
      """
      values:
        n: {type: number}
        v: {type: number, is: \(expression)}
      pages: {start: {body: [v]}}

      """)
  }

  @Test("An expression has 2000 characters at most")
  func expression() {
    #expect(problems(expressionOf: 1_999) == [])
    #expect(
      problems(expressionOf: 2_001) == [
        "panel.yaml:3:25: the expression is longer than 2000 characters; divide it: a value can be computed by is:"
      ])
  }

  /// The messages about a panel of so many files, each of which is included by a line of the first one.
  private func problems(files count: Int) -> [String] {
    let names = (1..<count).map { "part\($0).yaml" }
    let lines = names.map { "      - !include \($0)\n" }.joined()
    return Panels.problems(
      "pages:\n  start:\n    body:\n" + lines, Dictionary(uniqueKeysWithValues: names.map { ($0, "text: A\n") }))
  }

  @Test("A panel has 64 files at most")
  func files() {
    #expect(problems(files: 64) == [])
    let found = problems(files: 65)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("panel.yaml:67:") == true)
    #expect(
      found.first?.hasSuffix(": the panel consists of more than 64 files; put some of them together") == true)
  }
}
