import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Transition through a blur")
struct BlurReplaceTests {
  private struct Panel<Way: Transition>: View {
    let transition: Way
    @State private var isThere = false
    var body: some View {
      VStack {
        Button("Go") { withAnimation(.linear(duration: 0.4)) { isThere.toggle() } }
        if isThere { Color.black.frame(width: 60, height: 60).accessibilityLabel("There").transition(transition) }
      }
    }
  }

  /// A panel on which half of the transition has passed.
  private func halfway(_ transition: some Transition) throws -> Harness {
    let panel = try Harness(size: Size(width: 200, height: 200)) { Panel(transition: transition) }
    try panel.tap("Go")
    try panel.advance(by: .milliseconds(200))
    return panel
  }

  /// The brightness of the pixels from the middle of the square to beyond its right edge.
  private func row(_ panel: Harness) throws -> [Int] {
    let middle = try panel.element("There").frame.center
    return (0..<45).map { Int(panel.snapshot()[Int(middle.x) + $0, Int(middle.y)] & 255) }
  }

  @Test("A view fades through a blur, and rests as it is")
  func blur() throws {
    let panel = try halfway(.blurReplace)
    let blurred = try row(panel)
    // A square that only fades has one edge; a blurred one has a slope of many greys.
    #expect(Set(try row(halfway(.opacity))).count == 2)
    #expect(Set(blurred).count > 6, "\(blurred)")
    #expect(blurred == blurred.sorted(), "\(blurred)")
    try panel.advance(by: .seconds(1))
    let plain = try row(panel)
    #expect(plain.first == 0 && Set(plain).count == 2, "\(plain)")
    #expect(panel.stage.deadline == nil)
  }
}
