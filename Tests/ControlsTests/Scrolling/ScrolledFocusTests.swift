import FaceplateTesting
import Graphics
import Observation
import Runtime
import Testing

@testable import Controls
@testable import Looks

@Suite("A scroll view that becomes smaller around the focus")
struct ScrolledFocusTests {
  @Observable final class Model { var hasBanner = false }

  private struct Page: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) {
        if model.hasBanner { Color.red.frame(height: 60) }
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<10) { Button("Row \($0)") {}.frame(height: 48) } }
        }
      }
    }
  }

  /// A page of 200 points on which Tab was pressed some times, below a banner that came then.
  private func panel(tabs: Int) throws -> Harness {
    let model = Model()
    let panel = try Harness(size: Size(width: 300, height: 200)) { Page(model: model) }
    for _ in 0..<tabs { try panel.key(.tab) }
    try panel.advance(by: .seconds(2))
    model.hasBanner = true
    try panel.frame()
    try panel.advance(by: .seconds(2))
    return panel
  }

  @Test("The control with the focus stays in sight")
  func banner() throws {
    for tabs in [4, 6] {
      let row = try panel(tabs: tabs).element("Row \(tabs - 1)").frame
      #expect(row.minY >= 60 && row.maxY <= 200, "\(tabs): \(row)")
    }
  }

  @Test("Without a visible focus the content stays where it is")
  func touch() throws {
    let panel = try panel(tabs: 0)
    #expect(try panel.element("Row 0").frame.minY - 60 < 8)
  }
}
