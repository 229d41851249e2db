import Faceplate
import FaceplateTesting
import Headless
import Testing

@testable import Gallery

/// Panels of the gallery at the large text sizes, where their standard layout has no room for the words.
@Suite("Panels in large text")
struct LargeTextTests {
  @Test(
    "No number and no name of the machines is cut on an upright screen, and both halls can be chosen",
    arguments: [DynamicTypeSize.xxxLarge, .accessibility1, .accessibility3])
  func tables(textSize: DynamicTypeSize) throws {
    let screen = LintScreen(480, 800, diagonal: 9)
    let panel = try Harness(size: screen.size, scale: screen.scale) { TablesScreen() }
    panel.checksFrames = false
    let found = try panel.lint(on: [screen], looks: [LintLook(textSize: textSize)])
    #expect(found.filter { $0.rule == .textCut } == [])
    try panel.setEnvironment { $0.dynamicTypeSize = textSize }
    try panel.advance(by: .seconds(1))
    try panel.tap("Hall 2")
    #expect(panel.labels.contains { $0.hasPrefix("Lathe") })
  }

  @Test("The flows of the pump station are inside their card, and whole")
  func station() throws {
    for screen in [LintScreen(800, 480, diagonal: 7), LintScreen(320, 240, diagonal: 2.8)] {
      let panel = try Harness(size: screen.size, scale: screen.scale) { StationPanel() }
      panel.checksFrames = false
      let found = try panel.lint(on: [screen], looks: [LintLook(textSize: .accessibility3)])
      let isWrong = found.filter { $0.rule == .outside || $0.rule == .textCut }
      #expect(isWrong.filter { $0.subject.contains("flow") || $0.subject.contains("m³/h") } == [])
    }
  }

  @Test("The colours that are dragged are inside their card")
  func layers() throws {
    for screen in [LintScreen(800, 480, diagonal: 7), LintScreen(480, 800, diagonal: 5)] {
      let panel = try Harness(size: screen.size, scale: screen.scale) { LayersScreen() }
      panel.checksFrames = false
      let found = try panel.lint(on: [screen], looks: [LintLook(textSize: .accessibility3)])
      #expect(found.filter { $0.rule == .outside && $0.subject.contains("Blue") } == [])
    }
  }
}
