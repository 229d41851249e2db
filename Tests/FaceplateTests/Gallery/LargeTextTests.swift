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

  @Test(
    "Nothing is cut, covered or outside on the smallest screen",
    arguments: ["readings", "tables", "bake", "cart", "station", "climate"])
  func smallest(name: String) throws {
    let screen = LintScreen(320, 240, diagonal: 2.8)
    let page = try #require(GalleryScreens.all.first { $0.name == name })
    let panel = try Harness(size: screen.size, scale: screen.scale) { page.makeRoot() }
    panel.checksFrames = false
    let found = try panel.lint(on: [screen], looks: [LintLook(textSize: .accessibility3)])
    #expect(found.filter { [.textCut, .covered, .outside].contains($0.rule) } == [])
  }

  @Test("The names of sums and of readings shrink before they are cut", arguments: ["cart", "thermostat"])
  func names(name: String) throws {
    let page = try #require(GalleryScreens.all.first { $0.name == name })
    for screen in [LintScreen(800, 480, diagonal: 7), LintScreen(480, 800, diagonal: 7)] {
      let panel = try Harness(size: screen.size, scale: screen.scale) { page.makeRoot() }
      panel.checksFrames = false
      let found = try panel.lint(on: [screen], looks: [LintLook(textSize: .accessibility3)])
      let isName = { (subject: String) in subject.contains("Shipping") || subject.contains("Humidity") }
      #expect(found.filter { [.textCut, .textShrunk].contains($0.rule) && isName($0.subject) } == [])
    }
  }

  @Test("The sums of the cart leave half of the smallest screen to its list")
  func cart() throws {
    let panel = try Harness(size: Size(width: 320, height: 240)) { CartScreen() }
    try panel.setEnvironment { $0.dynamicTypeSize = .accessibility3 }
    try panel.advance(by: .seconds(1))
    #expect(try panel.element("Checkout").frame.minY > 120)
    #expect(try panel.element("Total").frame.minY > 120)
  }
}
