import FaceplateTesting
import Graphics
import Runtime
import Testing

@testable import Controls
@testable import Looks

@MainActor @Suite("Places in a picture")
struct HotSpotsTests {
  private struct Part: View {
    @State private var chosen: String?
    private static let spots = [
      HotSpot("Filter", at: UnitPoint(x: 0.25, y: 0.5)), HotSpot("Nozzle", at: UnitPoint(x: 1, y: 0)),
    ]

    var body: some View {
      VStack(spacing: 0) {
        HotSpots(Self.spots, chosen: chosen) {
          Color.gray.frame(width: 200, height: 100)
        } action: {
          chosen = $0.id
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Machine")
        Text(chosen.map { LocalizedStringKey($0) } ?? "None")
      }
    }
  }

  @Test("A place lies where the picture says, and one at the edge is moved inside")
  func places() throws {
    let panel = try Harness(size: Size(width: 200, height: 140)) { Part() }
    let picture = try panel.element("Filter", in: "Machine").frame.center
    #expect(picture.x == 50)
    let nozzle = try panel.element("Nozzle", in: "Machine").frame
    #expect(nozzle.maxX <= 200 && nozzle.center.x == 178)
    #expect(nozzle.width >= 44 && nozzle.height >= 44)
  }

  @Test("A place is pressed by touch, by the knob and by keys, and says that it is chosen")
  func presses() throws {
    let panel = try Harness(size: Size(width: 200, height: 140)) { Part() }
    try panel.tap("Filter", in: "Machine")
    #expect(!panel.contains("None"))
    #expect(try panel.element("Filter", in: "Machine").traits.contains(.isSelected))
    try panel.turn(to: "Nozzle", in: "Machine")
    try panel.pressKnob()
    #expect(try panel.element("Nozzle", in: "Machine").traits.contains(.isSelected))
    try panel.tab(to: "Filter", in: "Machine")
    try panel.key(.enter)
    #expect(try panel.element("Filter", in: "Machine").traits.contains(.isSelected))
    #expect(try !panel.element("Nozzle", in: "Machine").traits.contains(.isSelected))
  }
}
