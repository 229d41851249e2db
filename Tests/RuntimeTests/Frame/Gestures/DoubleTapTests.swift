import Graphics
import PrimitiveViews
import Runtime
import Testing

@MainActor
@Suite("A double tap beside a single tap")
struct DoubleTapTests {
  private struct Taps: View {
    let isDoubleInside: Bool
    @State private var single = 0
    @State private var double = 0
    var body: some View {
      VStack {
        if isDoubleInside {
          Bar("Target").onTapGesture(count: 2) { double += 1 }.onTapGesture { single += 1 }
        } else {
          Bar("Target").onTapGesture { single += 1 }.onTapGesture(count: 2) { double += 1 }
        }
        Bar("single \(single) double \(double)")
      }
    }
  }

  @Test("Inside, it comes first: the single one waits for it")
  func inside() throws {
    let panel = try BarePanel(size: Size(width: 200, height: 100)) { Taps(isDoubleInside: true) }
    try panel.tap("Target")
    try panel.tap("Target")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("single 0 double 1"), "\(panel.labels)")
    try panel.tap("Target")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("single 1 double 1"), "\(panel.labels)")
  }

  @Test("Outside, the single tap comes first")
  func outside() throws {
    let panel = try BarePanel(size: Size(width: 200, height: 100)) { Taps(isDoubleInside: false) }
    try panel.tap("Target")
    try panel.tap("Target")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("single 2 double 0"), "\(panel.labels)")
  }
}
