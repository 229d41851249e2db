import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// What a change on a control repaints: the pixels that differ, and few others.
@Suite("Damage of controls")
struct DamageTests {
  private func panel(_ width: Double = 480, _ height: Double = 300, @ViewBuilder _ view: @escaping () -> some View)
    throws
    -> Harness
  {
    try Harness(size: Size(width: width, height: height)) { view() }
  }

  /// Does something in one frame; checks that no pixel outside some places changes or is repainted, and returns how
  /// many pixels were repainted and how many differ.
  private func change(
    _ panel: Harness, within places: [Rect], _ action: () throws -> Void
  ) throws -> (repainted: Int, different: Int) {
    let before = panel.snapshot()
    try action()
    let allowed = places.map { PixelRect(covering: $0.insetBy(dx: -4, dy: -4)) }
    for rect in panel.damage.rects {
      #expect(allowed.contains { $0.contains(rect) }, "\(rect) was repainted; allowed are \(allowed)")
    }
    var different = 0
    for y in 0..<before.height { for x in 0..<before.width where before[x, y] != panel.bitmap[x, y] { different += 1 } }
    #expect(different > 0)
    return (panel.damage.area, different)
  }

  private func texts(_ panel: Harness, _ isWanted: (String) -> Bool) -> [Rect] {
    func search(_ layoutNode: LayoutNode) -> [Rect] {
      ((layoutNode.behavior as? TextBehavior).map { isWanted($0.text) } == true ? [layoutNode.stageFrame] : [])
        + layoutNode.behavior.shownChildren.flatMap(search)
    }
    return search(panel.stage.rootLayoutNode)
  }

  private func isNumber(_ text: String) -> Bool { Double(text) != nil || text.contains(" – ") }

  private struct Heat: View {
    @State var value = 50.0
    @State var window = 20.0...80
    let isRange: Bool
    var body: some View {
      if isRange {
        RangeSlider("Heat", value: $window, in: 0...100, step: 1).frame(width: 436)
      } else {
        Slider("Heat", value: $value, in: 0...100, step: 1).frame(width: 436)
      }
    }
  }

  @Test(
    "Dragging a slider repaints its handle, the part of the track below it, and the value", arguments: [false, true])
  func dragging(isRange: Bool) throws {
    let panel = try panel { Heat(isRange: isRange) }
    let frame = try panel.element("Heat").frame
    // Both travel 400 points, four for a step.
    let start = Point(x: frame.minX + 18 + 4 * (isRange ? 20 : 50), y: frame.maxY - 24)
    try panel.press(at: start)
    try panel.move(dx: 8)
    let place = Rect(center: start.offsetBy(dx: 10, dy: 0), radius: 18).insetBy(dx: -2, dy: 0)
    let result = try change(panel, within: [place] + texts(panel, isNumber)) { try panel.move(dx: 4) }
    #expect(result.repainted < 40 * 36 + 110 * 24, "\(result)")
    // From one end to the other, only what the handle passes over and the text.
    let long = try change(
      panel,
      within: [Rect(x: frame.minX, y: frame.maxY - 24 - 18, width: frame.width, height: 36)] + texts(panel, isNumber)
    ) { try panel.move(dx: 150) }
    #expect(long.repainted < 2 * 36 * 40 + 160 * 8 + 160 * 24, "\(long)")
  }

  private struct Count: View {
    @State var value = 50
    var body: some View {
      VStack {
        Stepper("Count", value: $value, in: 0...99)
        Stepper("Other", value: .constant(1), in: 0...99)
      }
    }
  }

  @Test("Holding a stepper repaints the half once, then the digits alone")
  func holding() throws {
    let panel = try panel { Count() }
    let half = try panel.element("Increment", in: "Count").frame
    let digits = { [self] in texts(panel) { Int($0).map { (50...99).contains($0) } == true } }
    // The ring that is seen beside a finger stands around the half.
    let ring = half.insetBy(dx: -4, dy: -4)
    let pressed = try change(panel, within: [ring] + digits()) { try panel.press("Increment", in: "Count") }
    #expect(pressed.repainted <= Int(ring.width * ring.height) + 30 * 30)
    try panel.advance(by: .milliseconds(499))
    for _ in 0..<5 {
      let step = try change(panel, within: digits()) { try panel.advance(by: .milliseconds(100)) }
      #expect(step.repainted < 30 * 24, "\(step)")
    }
    let lifted = try change(panel, within: [ring]) { try panel.lift() }
    #expect(lifted.repainted <= Int((ring.width + 4) * (ring.height + 4)))
  }

  @Test("Turning a dial repaints the knob, a piece of the arc and the digits")
  func turning() throws {
    struct Dial: View {
      @State private var value = 50
      var body: some View {
        Stepper("Heat", value: $value, in: 0...100).stepperStyle(.dial).frame(width: 280, height: 280)
      }
    }
    let panel = try panel { Dial() }
    try panel.turn(by: 1)
    try panel.pressKnob()
    try panel.turn(by: 1)
    let digits = texts(panel) { Int($0) != nil }
    let frame = try panel.element("Heat").frame
    let dial = DialGeometry(size: frame.size)
    // The knob stands near the top.
    let knob = Rect(center: dial.point(at: 0.515).offsetBy(dx: frame.minX, dy: frame.minY), radius: 32)
    for _ in 0..<3 {
      let result = try change(panel, within: [knob] + digits) { try panel.turn(by: 1) }
      #expect(result.repainted < 64 * 64 + 70 * 44, "\(result)")
    }
  }

  @Test("Switching a toggle repaints the switch")
  func switching() throws {
    struct Lamps: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("Lamp", isOn: $isOn)
          Toggle("Other", isOn: .constant(true))
        }
        .padding()
      }
    }
    let panel = try panel { Lamps() }
    let frame = try panel.element("Lamp").frame
    let face = Rect(x: frame.maxX - 54, y: frame.minY, width: 54, height: frame.height)
    let result = try change(panel, within: [face]) { try panel.activate("Lamp") }
    #expect(result.repainted <= 58 * 36, "\(result)")
  }

  @Test("Progress that goes on repaints what it has gained")
  func progress() throws {
    struct Wash: View {
      @State private var share = 0.3
      var body: some View {
        VStack {
          ProgressView(value: share).frame(width: 400)
          Do("On") { share += 0.05 }
        }
      }
    }
    let panel = try panel { Wash() }
    let result = try change(panel, within: [Rect(x: 40, y: 0, width: 400, height: 300)]) { try panel.activate("On") }
    #expect(result.repainted < 40 * 12, "\(result)")
  }

  @Test("Choosing another segment repaints the two segments")
  func choosing() throws {
    struct Program: View {
      @State private var program = 0
      var body: some View {
        Picker("Program", selection: $program) {
          ForEach(0..<5, id: \.self) { Text("Program \($0)").tag($0) }
        }
        .pickerStyle(.segmented)
      }
    }
    let panel = try panel { Program() }
    let segments = try (0..<3).map { try panel.element("Program \($0)", in: "Program").frame }
    let result = try change(panel, within: [segments[0].union(segments[1])]) {
      try panel.activate("Program 1", in: "Program")
    }
    #expect(result.repainted <= Int(2 * (segments[0].width + 4) * (segments[0].height + 4)), "\(result)")
  }
}
