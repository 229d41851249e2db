import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("The page above the keyboard")
struct PageLiftTests {
  private func panel(reducesMotion: Bool = false) throws -> Harness {
    let panel = try Harness(size: Size(width: 480, height: 272)) {
      VStack {
        Spacer()
        TextField("Name", text: .constant("Ada")).frame(width: 200)
      }
    }
    try panel.setEnvironment {
      $0.motionTokens = .standard
      $0.accessibilityReduceMotion = reducesMotion
    }
    return panel
  }

  private func page(_ panel: Harness) throws -> LayoutNode { try #require(panel.stage.rootLayoutNode.children.first) }

  @Test("Moves up with the keyboard and down again, and comes to rest without a wake")
  func moves() throws {
    let panel = try panel()
    try panel.tap("Name")
    let page = try page(panel)
    #expect(page.frame.minY < 0 && page.shownFrame.minY > page.frame.minY)
    try panel.advance(by: .seconds(2))
    #expect(page.shownFrame == page.frame)
    try panel.tap("Close")
    #expect(page.frame.minY == 0 && page.shownFrame.minY < 0)
    try panel.advance(by: .seconds(2))
    #expect(page.shownFrame.minY == 0 && panel.stage.deadline == nil)
  }

  @Test("Is there at once where motion is reduced")
  func reduced() throws {
    let panel = try panel(reducesMotion: true)
    try panel.tap("Name")
    let page = try page(panel)
    #expect(page.frame.minY < 0 && page.shownFrame == page.frame)
  }
}
