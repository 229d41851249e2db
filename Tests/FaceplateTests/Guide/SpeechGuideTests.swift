import Faceplate
import Foundation
import ProgramFixtures
import Testing

@Suite("What the guide says of speech")
struct SpeechGuideTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: Program.package + "/" + path, encoding: .utf8)
  }

  /// The cells of the rows of the table below a heading, without its first two lines.
  private func table(below heading: String) throws -> [[String]] {
    let page = try text("Guide/speech.md")
    let section = try #require(page.components(separatedBy: "\n\(heading)\n").last)
    let lines = section.components(separatedBy: "\n").drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    return lines.dropFirst(2).map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The names of all suites of tests.
  private func suites() throws -> Set<String> {
    let folder = Program.package + "/Tests"
    let files = try #require(FileManager.default.enumerator(atPath: folder)?.allObjects as? [String])
    let sources = try files.filter { $0.hasSuffix("Tests.swift") }.map { try text("Tests/" + $0) }
    let lines = sources.flatMap { $0.split(separator: "\n") }
    let words = lines.filter { $0.hasPrefix("struct ") || $0.hasPrefix("@MainActor struct ") || $0.contains("class ") }
      .flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    return Set(words.filter { $0.hasSuffix("Tests") }.map(String.init))
  }

  /// The tests that a cell names: suites, targets of the Makefile, and files.
  private func tests(in cell: String) -> [String] {
    cell.matches(of: /`(\w+Tests|make [a-z-]+|Tests\/[^`]+)`/).map { String($0.1) }
  }

  private func expectToExist(_ names: [String], _ row: String, among suites: Set<String>) throws {
    let targets = try text("Makefile")
    for name in names {
      let exists =
        name.hasPrefix("make ")
        ? targets.contains("\n\(name.dropFirst(5)):")
        : name.hasPrefix("Tests/")
          ? FileManager.default.fileExists(atPath: Program.package + "/" + name) : suites.contains(name)
      #expect(exists, "\(row): there is no \(name)")
    }
  }

  @Test("Each clause of the law is met by a test that exists, is the integrator’s, does not apply, or is not met")
  func clauses() throws {
    let (rows, suites) = (try table(below: "## What the law asks"), try suites())
    #expect(rows.count > 20 && rows.allSatisfy { $0.count == 3 })
    for row in rows {
      let (clause, status) = (row[0], row[1])
      let known = ["met", "the integrator's", "does not apply", "not met"]
      #expect(known.contains { status == $0 || status.hasPrefix($0 + " ") }, "\(clause): \(status)")
      if status.hasPrefix("met") { #expect(!tests(in: row[2]).isEmpty, "\(clause) names no test") }
      try expectToExist(tests(in: row[2]), clause, among: suites)
    }
  }

  @Test("Each thing that a person tries has a test that exists, or is said not to be tested")
  func tried() throws {
    let (rows, suites) = (try table(below: "## Reviewing and testing"), try suites())
    #expect(rows.count >= 10 && rows.allSatisfy { $0.count == 4 })
    for row in rows {
      let isTested = !tests(in: row[3]).isEmpty || row[3] == "the same two"
      #expect(isTested != (row[2] == "not tested"), "\(row[0])")
      try expectToExist(tests(in: row[3]), row[0], among: suites)
    }
  }
}
