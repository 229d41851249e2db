import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Range slider")
struct RangeSliderTests {
  /// A slider whose handles travel 200 points: two for each unit of 0…100.
  struct Panel: View {
    let log: Log
    var bounds = 0.0...100
    var step: Double? = 5
    var minimum = 0.0
    var maximum: Double?
    var policy = RangePolicy.stop
    @State var value = 20.0...60

    var body: some View {
      let binding = Binding(get: { value }) {
        value = $0
        log.note("\(Int($0.lowerBound)) \(Int($0.upperBound))")
      }
      RangeSlider(
        "Price", value: binding, in: bounds, step: step, minimumDistance: minimum, maximumDistance: maximum,
        policy: policy, onEditingChanged: { log.note($0 ? "begin" : "end") }
      )
      .frame(width: 236)
      Do("Write") { value = 30...40 }
    }
  }

  private func panel(_ view: Panel) throws -> Harness { try Harness(size: Size(width: 300, height: 120)) { view } }

  private func values(_ panel: Harness) throws -> [String] { try [low, high].map { try panel.value(of: $0) } }

  private let low = "Price minimum"
  private let high = "Price maximum"

  @Test("9.6 A A press on a handle's rim without movement changes nothing", arguments: [-14.0, 0, 14])
  func rim(dx: Double) throws {
    let log = Log()
    let panel = try panel(Panel(log: log, step: nil))
    let center = try panel.element(low).frame.center
    try panel.press(at: center.offsetBy(dx: dx, dy: 3))
    try panel.advance(by: .seconds(1))
    try panel.lift()
    #expect(log.take() == ["begin", "end"])
  }

  @Test("9.7-② The handle keeps its place under the finger, from wherever it was grabbed", arguments: [-12.0, 12])
  func grab(dx: Double) throws {
    let panel = try panel(Panel(log: Log(), step: nil))
    let center = try panel.element(low).frame.center
    try panel.press(at: center.offsetBy(dx: dx, dy: 0))
    try panel.move(dx: 20, steps: 4)
    #expect(try abs(panel.element(low).frame.center.x - center.x - 20) < 1e-9)
    try panel.move(dx: -20, steps: 4)
    #expect(try abs(panel.element(low).frame.center.x - center.x) < 1e-9)
    try panel.lift()
  }

  @Test("9.6 B A flick past an end gives exactly the end", arguments: [0.5, 5, nil])
  func flick(step: Double?) throws {
    let panel = try panel(Panel(log: Log(), step: step))
    try panel.flick(low, dx: -500)
    try panel.flick(high, dx: 500)
    #expect(try values(panel) == ["0", "100"])
  }

  @Test("9.6 C, D By the policy “stop” the other handle is never touched; all agree on the snapped value")
  func stop() throws {
    let log = Log()
    let panel = try panel(Panel(log: log, minimum: 10, maximum: 50))
    try panel.drag(low, dx: 200)
    #expect(try values(panel) == ["50", "60"])
    try panel.drag(low, dx: -200)
    #expect(try values(panel) == ["10", "60"])
    try panel.drag(low, dx: 13, steps: 1)
    #expect(try values(panel) == ["15", "60"])
    #expect(log.take().contains("15 60"))
    let fraction = try (panel.element(low).frame.center.x - panel.element(high).frame.center.x) / 200
    #expect(abs(fraction + 0.45) < 1e-9)
  }

  @Test("9.6 C By the policy “push” it is taken along")
  func push() throws {
    let panel = try panel(Panel(log: Log(), minimum: 10, maximum: 50, policy: .push))
    try panel.drag(low, dx: 120)
    #expect(try values(panel) == ["80", "90"])
    try panel.drag(low, dx: -160)
    #expect(try values(panel) == ["0", "50"])
  }

  @Test("9.6 E From one place the first movement picks the handle", arguments: [(-20.0, 40, 50), (20, 50, 60)])
  func together(dx: Double, lower: Int, upper: Int) throws {
    let panel = try panel(Panel(log: Log(), value: 50...50))
    try panel.press(low)
    try panel.move(dx: dx, steps: 10)
    try panel.lift()
    #expect(try values(panel) == ["\(lower)", "\(upper)"])
  }

  @Test("9.6 E Two fingers that land on handles at one place pull them apart", arguments: [(1, 2), (2, 1)])
  func pulledApart(left: Int, right: Int) throws {
    let panel = try panel(Panel(log: Log(), value: 50...50))
    try panel.press(low, contact: 1)
    try panel.press(high, contact: 2)
    try panel.move(dx: -20, contact: left)
    try panel.move(dx: 40, contact: right)
    try panel.lift(contact: 1)
    try panel.lift(contact: 2)
    #expect(try values(panel) == ["40", "70"])
  }

  @Test("9.6 E At an end only one handle can move", arguments: [0.0, 100])
  func togetherAtEnd(value: Double) throws {
    let panel = try panel(Panel(log: Log(), value: value...value))
    try panel.drag(low, dx: value == 0 ? 40 : -40)
    #expect(try values(panel) == (value == 0 ? ["0", "20"] : ["80", "100"]))
  }

  @Test("A touch beside the handles brings the nearer one, and with both in one place the one on that side")
  func track() throws {
    let panel = try panel(Panel(log: Log(), value: 50...50))
    let center = try panel.element(low).frame.center
    try panel.tap(at: center.offsetBy(dx: 60, dy: 0))
    #expect(try values(panel) == ["50", "80"])
    try panel.tap(at: center.offsetBy(dx: -60, dy: 0))
    #expect(try values(panel) == ["20", "80"])
    try panel.tap(at: center.offsetBy(dx: 98, dy: 0))
    #expect(try values(panel) == ["20", "100"])
  }

  @Test("9.6 F, 9.7-⑰ A lost touch brings back the value from before it", arguments: RangePolicy.allCases)
  func cancel(policy: RangePolicy) throws {
    let log = Log()
    let panel = try panel(Panel(log: log, minimum: 10, policy: policy))
    try panel.press(low)
    try panel.move(dx: 150, steps: 5)
    try panel.cancel()
    #expect(try values(panel) == ["20", "60"])
    try panel.press(high)
    try panel.move(dx: 50, steps: 5)
    try panel.cancelAll()
    #expect(try values(panel) == ["20", "60"])
    #expect(log.take().last == "end")
    try panel.check()
  }

  @Test("9.6 G A change from outside redraws and calls nobody")
  func programmatic() throws {
    let log = Log()
    let panel = try panel(Panel(log: log))
    try panel.activate("Write")
    #expect(try values(panel) == ["30", "40"])
    #expect(log.take() == [] && !panel.damage.isEmpty)
  }

  @Test("9.6 H Without an extent it is disabled, and nothing is not a number")
  func noExtent() throws {
    let log = Log()
    let panel = try panel(Panel(log: log, bounds: 50...50, value: 50...50))
    try panel.drag(low, dx: 30)
    try panel.key(.tab)
    try panel.key(.right)
    #expect(try !panel.isEnabled(low) && values(panel) == ["50", "50"])
    #expect(log.take() == [])
    #expect(try panel.element(low).frame.minX.isFinite)
  }

  @Test("1.5 A selection outside is shown as it is, and only a handle that is moved writes one inside")
  func outside() throws {
    let log = Log()
    let panel = try panel(Panel(log: log, minimum: 10, value: 98...300))
    #expect(try values(panel) == ["98", "300"])
    try panel.tap(high)
    try panel.adjust(high, by: 1)
    #expect(try values(panel) == ["98", "300"])
    #expect(log.take() == ["begin", "end", "begin", "end"])
    try panel.adjust(low, by: -10)
    #expect(log.take() == ["begin", "40 100", "end"])
  }

  @Test("9.6 I The text of both values is one, within the frame")
  func labels() throws {
    let panel = try panel(Panel(log: Log(), value: 50...50))
    let text = try #require(texts(panel).first { $0.text.contains("–") })
    #expect(text.text == "50 – 50")
    #expect(text.layoutNode.stageFrame.maxX <= 300)
  }

  @Test("9.6 K Two fingers drag both handles at once; a third finds none")
  func twoFingers() throws {
    let log = Log()
    let panel = try panel(Panel(log: log))
    try panel.press(low)
    try panel.press(high, contact: 1)
    try panel.press(low, contact: 2)
    try panel.move(dx: -20)
    try panel.move(dx: 30, contact: 1)
    try panel.move(dx: 50, contact: 2)
    try panel.move(dx: -10)
    #expect(try values(panel) == ["5", "75"])
    try panel.cancel(contact: 1)
    #expect(try values(panel) == ["5", "60"])
    try panel.lift(contact: 2)
    try panel.lift()
    #expect(try values(panel) == ["5", "60"])
    #expect(log.take().filter { $0.hasSuffix("n") || $0.hasSuffix("d") } == ["begin", "end"])
  }

  @Test("9.7-⑯ Assistive technology adjusts a handle by stops and never crosses")
  func assistive() throws {
    let panel = try panel(Panel(log: Log(), minimum: 10))
    try panel.adjust(low, by: 2)
    #expect(try values(panel) == ["30", "60"])
    try panel.adjust(low, by: 20)
    try panel.adjust(high, by: -20)
    #expect(try values(panel) == ["50", "60"])
  }

  private func texts(_ panel: Harness) -> [TextBehavior] {
    func search(_ layoutNode: LayoutNode) -> [TextBehavior] {
      [layoutNode.behavior as? TextBehavior].compactMap { $0 } + layoutNode.children.flatMap(search)
    }
    return search(panel.stage.rootLayoutNode)
  }
}
