import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("The words of a back button")
struct BackButtonTests {
  /// The texts of the bar of a second page, on a screen of a width.
  private func words(_ former: String, _ title: String, width: Double) throws -> [String] {
    let panel = try Harness(size: Size(width: width, height: 240)) {
      NavigationStack {
        NavigationLink("Next") { Text("Page").navigationTitle(title) }.navigationTitle(former)
      }
    }
    try panel.tap("Next")
    func texts(_ layoutNode: LayoutNode) -> [TextFit] {
      ((layoutNode.behavior as? TextBehavior)?.fit.map { [$0] } ?? [])
        + layoutNode.behavior.shownChildren.flatMap(texts)
    }
    let shown = texts(panel.stage.rootLayoutNode)
    #expect(shown.allSatisfy { !$0.isTruncated })
    let words = shown.map(\.text).filter { $0 != "Page" }
    try panel.tap("Back")
    #expect(panel.contains("Next"))
    return words
  }

  // https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum/default
  @Test("They are the title of the page before, or “Back”, or a symbol alone: never a title that is cut")
  func room() throws {
    #expect(try words("Service", "Clock", width: 480) == ["Service", "Clock"])
    #expect(try words("Maintenance", "Clock", width: 320) == ["Back", "Clock"])
    #expect(try words("Maintenance", "Acknowledgements", width: 280) == ["Acknowledgements"])
  }

  // https://developer.apple.com/documentation/uikit/uinavigationitem/title
  @Test("They are “Back” where the page before has an empty title")
  func empty() throws { #expect(try words("", "Clock", width: 480) == ["Back", "Clock"]) }
}
