import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Slider")
struct SliderTests {
  private struct Panel: View {
    let log: Log
    var step: Double? = 5
    var orientation = SliderOrientation.horizontal
    @State var value = 40.0

    var body: some View {
      let binding = Binding(get: { value }) {
        value = $0
        log.note("\(Int($0))")
      }
      Slider(value: binding, stops: Stops(0...100, step: step), label: { Text("Level") }) {
        log.note($0 ? "begin" : "end")
      }
      .sliderLabels(.hidden)
      .sliderOrientation(orientation)
      .frame(width: orientation == .vertical ? 60 : 236, height: orientation == .vertical ? 260 : 80)
    }
  }

  /// The handle's middle at a value of the panel above: it travels 200 points.
  private func handle(_ panel: Harness, _ value: Double) throws -> Point {
    let frame = try panel.element("Level").frame
    return Point(x: frame.minX + 18 + 2 * value, y: frame.maxY - 24)
  }

  @Test("9.6 A, B, D The rim moves nothing, a drag snaps, a flick ends at the end")
  func drags() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.tap(at: handle(panel, 46))
    #expect(log.take() == ["begin", "end"])
    try panel.press(at: handle(panel, 40))
    try panel.move(dx: 27, steps: 3)
    try panel.lift()
    #expect(try panel.value(of: "Level") == "55")
    try panel.press(at: handle(panel, 55))
    try panel.move(dx: 900, steps: 2)
    try panel.lift()
    #expect(try panel.value(of: "Level") == "100")
  }

  @Test("A tap on the track brings the handle there")
  func track() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.tap(at: handle(panel, 91))
    #expect(log.take() == ["begin", "90", "end"])
  }

  @Test("9.6 F A lost finger brings the old value back")
  func cancelled() throws {
    let panel = try Harness { Panel(log: Log()) }
    try panel.press(at: handle(panel, 40))
    try panel.move(dx: 100, steps: 3)
    try panel.cancel()
    #expect(try panel.value(of: "Level") == "40")
  }

  @Test("9.6 J Upright, up is more")
  func vertical() throws {
    let panel = try Harness { Panel(log: Log(), step: nil, orientation: .vertical, value: 50) }
    let frame = try panel.element("Level").frame
    try panel.press(at: frame.center)
    try panel.move(dx: 0, dy: -500, steps: 3)
    try panel.lift()
    #expect(try panel.value(of: "Level") == "100")
    try panel.tap(at: Point(x: frame.midX, y: frame.maxY - 3))
    #expect(try panel.value(of: "Level") == "0")
  }

  @Test("By keys, knob and assistive technology; ends by their icons")
  func otherWays() throws {
    struct Ends: View {
      @State private var value = 0.5
      var body: some View {
        Slider(value: $value, in: 0...1, step: 0.25) {
          Text("Level")
        } minimumValueLabel: {
          Color.gray.frame(width: 20, height: 20)
        } maximumValueLabel: {
          Color.gray.frame(width: 20, height: 20)
        }
        .frame(width: 300)
      }
    }
    let panel = try Harness { Ends() }
    #expect(try panel.value(of: "Level") == "50%")
    try panel.adjust("Level", by: 1)
    try panel.key(.tab)
    try panel.key(.up)
    #expect(try panel.value(of: "Level") == "100%")
    try panel.pressKnob()
    try panel.turn(by: -3)
    #expect(try panel.value(of: "Level") == "25%")
    try panel.longPressKnob()
    #expect(try panel.value(of: "Level") == "100%")
    let frame = try panel.element("Level").frame
    try panel.tap(at: Point(x: frame.minX + 10, y: frame.midY))
    #expect(try panel.value(of: "Level") == "0%")
    try panel.tap(at: Point(x: frame.maxX - 10, y: frame.midY))
    #expect(try panel.value(of: "Level") == "100%")
  }

  @Test("9.6 I Labels never meet and stay inside; without room for both there are none")
  func labels() {
    func starts(_ a: Double, _ b: Double) -> [Double]? {
      HandleLabelsBehavior.starts(at: [a, b], lengths: [60, 80], within: 300, gap: 8)
    }
    #expect(starts(50, 250) == [20, 210])
    #expect(starts(0, 300) == [0, 220])
    for low in stride(from: 0.0, through: 300, by: 7) {
      for high in stride(from: low, through: 300, by: 11) {
        guard let found = starts(low, high) else { continue }
        #expect(found[0] >= 0 && found[0] + 68 <= found[1] && found[1] <= 220)
      }
    }
    #expect(HandleLabelsBehavior.starts(at: [1, 2], lengths: [60, 80], within: 140, gap: 8) == nil)
  }

  @Test("9.6 L The span between the handles is dragged as a whole, and keeps its width")
  func span() throws {
    struct Window: View {
      @State private var value = 20.0...50
      var body: some View {
        RangeSlider("Window", value: $value, in: 0...100, step: 5).frame(width: 236).sliderSpanDrag()
      }
    }
    let panel = try Harness { Window() }
    let low = try panel.element("Window minimum").frame.center
    try panel.press(at: low.offsetBy(dx: 31, dy: 0))
    try panel.move(dx: 41, steps: 5)
    #expect(try panel.value(of: "Window minimum") == "40" && panel.value(of: "Window maximum") == "70")
    try panel.move(dx: 900, steps: 5)
    #expect(try panel.value(of: "Window minimum") == "70" && panel.value(of: "Window maximum") == "100")
    try panel.cancel()
    #expect(try panel.value(of: "Window minimum") == "20" && panel.value(of: "Window maximum") == "50")
  }
}
