import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Dial")
struct DialTests {
  private struct Dial: View {
    let log: Log
    var isReadOnly = false
    @State var value = 50
    var body: some View {
      let binding = Binding(get: { value }) {
        value = $0
        log.note("\($0)")
      }
      Stepper("Heat", value: binding, in: 0...100, step: 5, onEditingChanged: { log.note($0 ? "begin" : "end") })
        .stepperStyle(.dial).readOnly(isReadOnly).frame(width: 240, height: 240)
    }
  }

  private func panel(_ dial: Dial) throws -> Harness { try Harness(size: Size(width: 260, height: 260)) { dial } }

  /// Where the knob is for a fraction, or some points farther in or out.
  private func place(_ panel: Harness, _ fraction: Double, out: Double = 0) throws -> Point {
    let frame = try panel.element("Heat").frame
    let dial = DialGeometry(size: Size(width: 240, height: 240))
    return dial.point(at: fraction, radius: dial.radius + out).offsetBy(dx: frame.midX - 120, dy: frame.midY - 120)
  }

  @Test("Where a value is drawn is where a finger means it; in the gap the nearer end counts")
  func geometry() {
    let dial = DialGeometry(size: Size(width: 240, height: 200))
    for step in 0...100 {
      let fraction = Double(step) / 100
      #expect(abs(dial.fraction(at: dial.point(at: fraction)) - fraction) < 1e-9)
    }
    #expect(dial.fraction(at: dial.center.offsetBy(dx: -10, dy: 90)) == 0)
    #expect(dial.fraction(at: dial.center.offsetBy(dx: 10, dy: 90)) == 1)
    #expect(!dial.isNear(dial.center) && dial.isNear(dial.point(at: 0.3)))
    #expect(!dial.isNear(dial.center.offsetBy(dx: 0, dy: dial.radius)))
  }

  @Test("A drag that begins inside the face of a dial, or in its gap, scrolls the page", arguments: [0.0, 30, 95])
  func scrolling(below: Double) throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 260, height: 300)) {
      ScrollView {
        VStack {
          Dial(log: log)
          Color.red.frame(height: 400)
        }
      }
    }
    let frame = try panel.element("Heat").frame
    try panel.press(at: Point(x: frame.midX, y: frame.midY + below))
    try panel.move(dx: 0, dy: -100, steps: 5)
    try panel.lift()
    #expect(try panel.element("Heat").frame.minY < frame.minY - 50)
    #expect(log.take() == [])
  }

  @Test("A finger on the knob turns it through every value and back, and says when it begins and ends")
  func turning() throws {
    let log = Log()
    let panel = try panel(Dial(log: log, value: 0))
    try panel.press(at: place(panel, 0))
    #expect(log.take() == ["begin"])
    for step in (1...20) { try panel.move(to: place(panel, Double(step) / 20, out: Double(step % 3) * 8)) }
    #expect(log.take() == (1...20).map { "\($0 * 5)" })
    for step in (0...19).reversed() { try panel.move(to: place(panel, Double(step) / 20)) }
    try panel.lift()
    #expect(log.take() == (0...19).reversed().map { "\($0 * 5)" } + ["end"])
  }

  @Test("A press on the knob changes nothing, and a touch elsewhere on the arc brings the knob there")
  func touching() throws {
    let log = Log()
    let panel = try panel(Dial(log: log))
    try panel.tap(at: place(panel, 0.52, out: 6))
    #expect(log.take() == ["begin", "end"])
    try panel.tap(at: place(panel, 0.9))
    #expect(log.take() == ["begin", "90", "end"])
    try panel.tap(at: place(panel, 0.9, out: -60))
    #expect(log.take() == [])
  }

  @Test("A finger that goes on through the gap stays at the end that it has come to")
  func gap() throws {
    let panel = try panel(Dial(log: Log(), value: 90))
    try panel.press(at: place(panel, 0.9))
    for share in [0.95, 1.0, 1.1, 1.2, 1.3, 1.4] { try panel.move(to: place(panel, share)) }
    #expect(try panel.value(of: "Heat") == "100")
    try panel.move(to: place(panel, 0.95))
    try panel.lift()
    #expect(try panel.value(of: "Heat") == "95")
  }

  @Test("A lost finger brings the old value back; read-only, none is followed; a half that is held owns the dial")
  func owners() throws {
    let log = Log()
    let panel = try panel(Dial(log: log))
    try panel.press(at: place(panel, 0.5))
    try panel.move(to: place(panel, 0.8))
    try panel.cancel()
    #expect(log.take() == ["begin", "80", "50", "end"])
    try panel.press("Increment", in: "Heat")
    try panel.press(at: place(panel, 0.1), contact: 1)
    try panel.move(to: place(panel, 0.2), contact: 1)
    try panel.lift(contact: 1)
    try panel.lift()
    #expect(log.take() == ["begin", "55", "end"])
    let still = try self.panel(Dial(log: log, isReadOnly: true))
    try still.tap(at: place(still, 0.9))
    #expect(log.take() == [])
  }
}
