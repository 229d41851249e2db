import Controls
import FaceplateTesting
import Graphics
import Looks
import Runtime
import TestFixtures
import Testing

@MainActor
@Suite("Hidden views")
struct HiddenTests {
  private struct Panel: View {
    let isHidden: Bool
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        if isHidden { button.hidden() } else { button }
        Text("Count \(count)")
      }
    }
    private var button: some View { Button("Add") { count += 1 } }
  }

  // https://developer.apple.com/documentation/swiftui/view/hidden()
  @Test("A hidden view keeps its place, and is neither seen nor touched nor read out")
  func hidden() throws {
    let size = Size(width: 200, height: 120)
    let shown = try Harness(size: size) { Panel(isHidden: false) }
    let hidden = try Harness(size: size) { Panel(isHidden: true) }
    let frame = try shown.element("Add").frame
    #expect(try hidden.element("Count 0").frame == shown.element("Count 0").frame)
    #expect(!hidden.contains("Add"))
    let ground = hidden.bitmap[2, 2]
    for x in Int(frame.minX)..<Int(frame.maxX) { #expect(hidden.bitmap[x, Int(frame.midY)] == ground) }
    try shown.tap(at: frame.center)
    #expect(shown.contains("Count 1"))
    try hidden.tap(at: frame.center)
    #expect(hidden.contains("Count 0"))
  }
}
