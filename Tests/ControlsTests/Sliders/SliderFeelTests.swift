import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// What a finger on a handle sees and feels.
@Suite("Sliders under a finger")
struct SliderFeelTests {
  private struct Window: View {
    let isStepped: Bool
    @State var window = 20.0...80

    var body: some View {
      RangeSlider("Heat", value: $window, in: 0...100, step: isStepped ? 10 : nil).frame(width: 320)
    }
  }

  /// The width of what is drawn above the middle of a handle, in pixels.
  private func width(_ panel: Harness, at center: Point) -> Int {
    let y = Int(center.y) - 8
    let ground = panel.bitmap[2, y]
    return (Int(center.x) - 40..<Int(center.x) + 40).count { panel.bitmap[$0, y] != ground }
  }

  @Test("9.3 A held handle grows within 0.3 s, and shrinks again")
  func growth() throws {
    let panel = try Harness { Window(isStepped: true) }
    let center = try panel.element("Heat minimum").frame.center
    let rest = width(panel, at: center)
    try panel.press(at: center)
    try panel.advance(by: .milliseconds(150))
    let middle = width(panel, at: center)
    try panel.advance(by: .milliseconds(170))
    let held = width(panel, at: center)
    #expect(rest < middle && middle < held)
    #expect(panel.stage.deadline == nil)
    try panel.lift()
    #expect(width(panel, at: center) == held)
    try panel.advance(by: .milliseconds(320))
    #expect(width(panel, at: center) == rest)
    #expect(panel.stage.deadline == nil)
  }

  @Test("With reduced motion a held handle is large at once")
  func reducedMotion() throws {
    let panel = try Harness { Window(isStepped: true) }
    try panel.setEnvironment { $0.accessibilityReduceMotion = true }
    let center = try panel.element("Heat minimum").frame.center
    let rest = width(panel, at: center)
    try panel.press(at: center)
    #expect(width(panel, at: center) > rest && panel.stage.deadline == nil)
  }

  @Test("Each stop that a handle is dragged to is felt; without stops nothing is", arguments: [true, false])
  func ticks(isStepped: Bool) throws {
    let panel = try Harness { Window(isStepped: isStepped) }
    var felt: [SensoryFeedback] = []
    panel.stage.feedback.onFeedback = { felt.append($0) }
    try panel.press("Heat minimum")
    #expect(felt.isEmpty)
    try panel.move(dx: 60, steps: 60)
    #expect(felt == (isStepped ? [.selection, .selection] : []))
    try panel.cancel()
    #expect(felt.count == (isStepped ? 2 : 0))
  }

  @Test("A slider and a dial are felt as well")
  func others() throws {
    struct Level: View {
      @State var level = 5.0
      @State var count = 5
      var body: some View {
        VStack {
          Slider("Level", value: $level, in: 0...10, step: 1)
          Stepper("Count", value: $count, in: 0...10).stepperStyle(.dial).frame(width: 200, height: 200)
        }
      }
    }
    let panel = try Harness(size: Size(width: 400, height: 300)) { Level() }
    var felt = 0
    panel.stage.feedback.onFeedback = { if $0 == .selection { felt += 1 } }
    // The handle is grabbed at its centre, in the middle of the track; ten stops share the length of the track.
    let travel = try SliderAxis().travel(in: panel.element("Level").frame.size)
    let stop = 5 + Int((120 / travel * 10).rounded())
    try panel.drag("Level", dx: 120, steps: 120)
    #expect(try panel.value(of: "Level") == "\(stop)")
    #expect(felt == stop - 5)
    felt = 0
    let dial = try panel.element("Count").frame
    try panel.press(at: Point(x: dial.midX, y: dial.minY + 12))
    try panel.move(dx: 70, dy: 30, steps: 20)
    try panel.lift()
    #expect(felt > 0)
  }
}
