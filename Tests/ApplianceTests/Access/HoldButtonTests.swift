import FaceplateTesting
import Graphics
import Testing

@testable import Appliance
@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("A button that has to be held")
struct HoldButtonTests {
  private static let frame = Rect(x: 0, y: 0, width: 300, height: 44)

  private func panel(
    _ direction: LayoutDirection = .leftToRight, reducesMotion: Bool = false, action: @escaping () -> Void = {}
  ) throws -> Harness {
    let panel = try Harness(size: Self.frame.size) { HoldButton("Unlock", action: action) }
    try panel.setEnvironment {
      $0.layoutDirection = direction
      $0.accessibilityReduceMotion = reducesMotion
    }
    return panel
  }

  /// The colour at a part of the button's width, above its words.
  private func color(_ part: Double, _ panel: Harness) -> UInt32 {
    panel.bitmap[Int(Self.frame.width * part), 8]
  }

  /// The seconds on the button; `nil` for none.
  private func seconds(_ panel: Harness) -> Int? {
    func nodes(_ layoutNode: LayoutNode) -> [LayoutNode] { [layoutNode] + layoutNode.children.flatMap(nodes) }
    return nodes(panel.stage.rootLayoutNode).firstMapped { ($0.behavior as? TextBehavior).flatMap { Int($0.text) } }
  }

  @Test("It fills from the leading edge as time passes, and counts the seconds that are left")
  func fills() throws {
    var count = 0
    let panel = try panel { count += 1 }
    #expect(seconds(panel) == nil)
    try panel.press("Unlock")
    try panel.advance(by: .milliseconds(500))
    let empty = color(0.75, panel)
    #expect(seconds(panel) == 3)
    try panel.advance(by: .seconds(1))
    #expect(color(0.25, panel) != empty && color(0.75, panel) == empty)
    #expect(seconds(panel) == 2)
    try panel.advance(by: .seconds(1))
    #expect(color(0.75, panel) == color(0.25, panel))
    #expect(seconds(panel) == 1 && count == 0)
    try panel.advance(by: .seconds(1))
    #expect(seconds(panel) == nil && count == 1)
  }

  @Test("In a language that is written from right to left it fills from the right")
  func mirrored() throws {
    let panel = try panel(.rightToLeft)
    try panel.press("Unlock")
    try panel.advance(by: .milliseconds(500))
    let empty = color(0.25, panel)
    try panel.advance(by: .seconds(1))
    #expect(color(0.75, panel) != empty && color(0.25, panel) == empty)
  }

  @Test("With reduced motion it fills by whole seconds")
  func reducedMotion() throws {
    let panel = try panel(reducesMotion: true)
    try panel.press("Unlock")
    try panel.advance(by: .milliseconds(900))
    let empty = color(0.25, panel)
    let deadline = try #require(panel.stage.deadline)
    #expect(deadline - panel.now > .milliseconds(50), "It wakes once a second.")
    try panel.advance(by: .milliseconds(700))
    #expect(color(0.25, panel) != empty && color(0.4, panel) == empty)
  }
}
