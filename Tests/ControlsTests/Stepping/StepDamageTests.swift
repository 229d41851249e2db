import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("What a step draws")
struct StepDamageTests {
  private struct Panel: View {
    @State var count = 5
    @State var window = 20.0...60

    var body: some View {
      VStack {
        Stepper("Count", value: $count, in: 0...99)
        RangeSlider("Window", value: $window, in: 0...100, step: 1).frame(width: 436)
        Button("Start") {}
      }
    }
  }

  @Test("Invariant 2: nothing changed means nothing to draw and no deadline")
  func idle() throws {
    let panel = try Harness { Panel() }
    // Whoever listens is told of the last value a little later.
    panel.stage.onAnnouncement = nil
    func expectIdle() { #expect(panel.stage.draw() == nil && panel.stage.deadline == nil && !panel.stage.needsDraw) }
    expectIdle()
    try panel.tap(at: Point(x: 1, y: 1))
    try panel.advance(by: .seconds(100))
    expectIdle()
    try panel.tap("Increment", in: "Count")
    expectIdle()
    try panel.drag("Window minimum", dx: 30)
    // The handle shrinks to its size at rest.
    try panel.advance(by: .seconds(1))
    expectIdle()
    try panel.turn(by: 4)
    try panel.pressKnob()
    try panel.longPressKnob()
    expectIdle()
    try panel.setEnvironment { $0.colorScheme = .dark }
    expectIdle()
    try panel.setEnvironment { $0.colorScheme = .dark }
    #expect(panel.damage.isEmpty)
    try panel.cancelAll()
    expectIdle()
  }

  @Test("10. A step repaints the value and the half, and nothing else")
  func stepDamage() throws {
    let panel = try Harness { Panel() }
    let row = try panel.element("Count").frame
    try panel.press("Increment", in: "Count")
    try panel.advance(by: .milliseconds(500))
    #expect(!panel.damage.isEmpty)
    #expect(panel.damage.area < 32 * 40)
    #expect(row.contains(panel.damage.bounds.rect))
    try panel.lift()
  }

  @Test("Invariant 7: a handle's step repaints the handle and the end of the selection, not all of it")
  func dragDamage() throws {
    let panel = try Harness { Panel() }
    try panel.press("Window minimum")
    try panel.move(dx: 10)
    try panel.move(dx: 8)
    let handle = try panel.element("Window minimum").frame
    let end = try panel.element("Window maximum").frame
    let onTrack = panel.damage.rects.filter { Double($0.maxY) > handle.minY }
    #expect(!onTrack.isEmpty && onTrack.allSatisfy { Double($0.maxX) < end.minX })
    #expect(panel.damage.intersects(PixelRect(covering: handle)))
    try panel.lift()
  }

  private struct Four: View {
    @Tweak("four.a", in: 0...9) private var a = 1
    @Tweak("four.b", in: 0...9) private var b = 1
    @Tweak("four.c", in: 0.0...9) private var c = 1.0...2
    @State private var isOn = false

    var body: some View {
      VStack {
        Text("\(a) \(isOn)")
        Stepper("A", value: $a, in: 0...9)
        Stepper("B with a title that does not fit into a word", value: $b, in: 0...9)
        RangeSlider("C", value: $c, in: 0...9)
        Do("Switch") { isOn.toggle() }
      }
    }
  }

  @Test("Controls whose inputs stay equal are not evaluated with the view around them")
  func equalInputs() throws {
    let panel = try Harness { Four() }
    // The panel's body, and that of the view whose action is another closure each time.
    #expect(try panel.evaluations { try panel.activate("Switch") } == 2)
    #expect(panel.contains("1 true"))
  }
}
