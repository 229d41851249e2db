import Faceplate
import FaceplateTesting
import Headless
import ProgramFixtures
import Testing

@testable import Gallery

/// The ten smallest panels, and the page of the guide that shows them.
@Suite("The smallest panels")
struct SmallPanelsTests {
  private static var sources: String { Program.package + "/Sources/Programs/Gallery/Small" }
  private static var guide: String { Program.package + "/Guide/small-panels.md" }

  private func text(_ file: String) throws -> String { String(decoding: try [UInt8](contentsOf: file), as: UTF8.self) }

  @Test("Each has at most thirty lines, and stands in the guide as it is compiled, with its picture")
  func guide() throws {
    let guide = try text(Self.guide).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(SmallPanel.all.count == 10)
    for panel in SmallPanel.all {
      let lines = try text("\(Self.sources)/\(panel.id)Panel.swift").split(
        separator: "\n", omittingEmptySubsequences: false
      ).dropLast()
      #expect(lines.count <= 30, "\(panel.id)")
      let begin = try #require(guide.firstIndex { $0 == "struct \(panel.id)Panel: View {" }, "\(panel.id)")
      let offset = try #require(lines.firstIndex { $0 == "struct \(panel.id)Panel: View {" })
      #expect(begin >= offset && guide[(begin - offset)...].prefix(lines.count).elementsEqual(lines), "\(panel.id)")
      let picture = "](../Sources/Programs/Gallery/Pictures/small-\(panel.id.lowercased()).png)"
      #expect(guide.contains { $0.hasSuffix(picture) })
    }
  }

  @Test("Each is drawn as its picture in the guide shows it, and has no finding")
  func pictures() throws {
    for panel in SmallPanel.all {
      let harness = try Harness(size: Size(width: 480, height: 320)) { panel.makeRoot() }
      try harness.setEnvironment { $0.numberConventions = .english }
      #expect(harness.reports == [])
      for finding in try harness.lint(on: [LintScreen(480, 320, diagonal: 3.5)]) {
        Issue.record("\(panel.id), \(finding)")
      }
      let file = Program.package + "/Sources/Programs/Gallery/Pictures/small-\(panel.id.lowercased()).png"
      try BlessedPicture(file).expect(harness.png())
    }
  }

  @Test(
    "The list leads to each panel and back", arguments: [Size(width: 480, height: 320), Size(width: 800, height: 480)])
  func list(size: Size) throws {
    let panel = try Harness(size: size) { SmallPanelsScreen() }
    panel.checksFrames = false
    for title in ["A knob and a value", "A switch and a lamp from a file", "A timer"] {
      try panel.tap(title)
      try panel.advance(by: .seconds(1))
      #expect(panel.contains("Back"))
      try panel.tap("Back")
      try panel.advance(by: .seconds(1))
      #expect(panel.contains("A form"))
    }
    #expect(panel.reports == [])
  }
}
