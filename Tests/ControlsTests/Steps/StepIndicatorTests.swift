import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Step indicator")
struct StepIndicatorTests {
  private func geometry(_ width: Double, _ height: Double, _ count: Int, radius: Double = 40) -> StepGeometry {
    StepGeometry(length: width, breadth: height, count: count, radius: radius, lineWidth: 1)
  }

  @Test("8 The vector: 220×40 with three steps")
  func vector() {
    let row = geometry(220, 40, 3)
    #expect(row.radius == 20 && row.gap == 50)
    #expect((0..<3).map { row.center($0).x } == [20, 110, 200] && row.center(1).y == 20)
    #expect(row.line(after: 0) == 50...80 && row.line(after: 1) == 140...170 && row.line(after: 2) == nil)
    #expect(row.lineWidth == 1)
    #expect(StepGeometry(length: 220, breadth: 40, count: 3, radius: 0, lineWidth: 0).lineWidth == 16)
  }

  @Test("8.4, 8.5 One circle stands in the middle; where it is narrow lines go, then circles shrink, then words come")
  func narrow() {
    #expect(geometry(220, 40, 1).center(0) == Point(x: 110, y: 20) && geometry(220, 40, 1).line(after: 0) == nil)
    #expect(geometry(220, 40, 0).count == 0 && !geometry(220, 40, 0).isTooNarrow)
    let five = geometry(220, 40, 5)
    #expect(five.radius == (220 - 8 * 4) / 10.0 && five.gap == 8 && five.line(after: 0) == nil)
    #expect(geometry(220, 40, 4).line(after: 0) == nil && geometry(220, 40, 4).radius == 20)
    #expect(!five.isTooNarrow && geometry(100, 40, 6).isTooNarrow)
  }

  @Test(
    "8.1, 8.2 What is before the current step is done; beyond the ends none or all are", arguments: [-5, -1, 1, 3, 9])
  func states(current: Int) throws {
    let panel = try Harness { StepIndicator(count: 3, current: current) }
    let expected: [String] =
      switch current {
      case ...(-1): ["upcoming", "upcoming", "upcoming"]
      case 1: ["done", "current", "upcoming"]
      default: ["done", "done", "done"]
      }
    #expect(try (1...3).map { try panel.value(of: "Step \($0) of 3") } == expected)
    #expect(panel.stage.elements.map(\.label) == ["Steps"])
  }

  @Test("8 A radius of 0 is half the height, with captions half of what they leave", arguments: [false, true])
  func noRadius(hasCaptions: Bool) throws {
    let panel = try Harness(size: Size(width: 420, height: 90)) {
      StepIndicator(captions: hasCaptions ? ["Cart", "Address", "Payment"] : []).stepRadius(0)
    }
    // Three points, of which the second is current, unless somebody says otherwise.
    let first = try panel.element(hasCaptions ? "Step 1 of 3, Cart" : "Step 1 of 3").frame
    #expect(try panel.value(of: "Steps") == "Step 2 of 3")
    #expect(first.width == first.height)
    if hasCaptions { #expect(first.height > 40 && first.height < 80) } else { #expect(first.height == 90) }
    #expect(first.minY == 0)
  }

  @Test("Where captions have little room, circles become smaller and keep the lines between them; buttons do not")
  func captions() throws {
    func circles(_ width: Double, onSelect: ((Int) -> Void)? = nil) throws -> [Rect] {
      let panel = try Harness(size: Size(width: width, height: 120)) {
        StepIndicator(count: 4, current: 2, captions: ["Cart", "Address", "Payment", "Done"], onSelect: onSelect)
      }
      return try #require(panel.stage.elements.first).children.map(\.frame)
    }
    let (wide, narrow) = (try circles(400), try circles(200))
    #expect(wide[0].width == 44 && narrow[0].width >= 26 && narrow[0].width < 36)
    for (first, second) in zip(narrow, narrow.dropFirst()) {
      #expect(second.minX - first.maxX > 2 * StepGeometry.lineGap)
    }
    #expect(try circles(208, onSelect: { _ in })[0].width == 44)
  }

  @Test("It says where it is, with the caption")
  func words() throws {
    let panel = try Harness {
      StepIndicator(count: 3, current: 1, states: [0: .failed, 2: .skipped], captions: ["Cart", "Payment", "Done"])
    }
    #expect(
      panel.accessibilityDump == """
        group "Steps": Step 2 of 3
          group "Step 1 of 3, Cart": failed
          group "Step 2 of 3, Payment": current [selected]
          group "Step 3 of 3, Done": skipped

        """)
  }

  @Test("8.3, 8.6 A change draws one frame, and drawing again changes nothing")
  func redraws() throws {
    struct Wizard: View {
      @State var step = 0
      var body: some View {
        VStack {
          StepIndicator(count: 4, current: step, captions: ["a", "b", "c", "d"])
          Do("Next") { step += 1 }
        }
      }
    }
    let panel = try Harness { Wizard() }
    let before = panel.frames
    try panel.activate("Next")
    #expect(panel.frames == before + 1)
    let picture = panel.snapshot()
    for _ in 0..<100 { try panel.frame() }
    #expect(panel.snapshot() == picture)
  }

  @Test("Done steps can be gone back to, by touch and by knob; others cannot")
  func selection() throws {
    var selected: [Int] = []
    let panel = try Harness { StepIndicator(count: 4, current: 2) { selected.append($0) } }
    try panel.tap("Step 1 of 4")
    try panel.tap("Step 3 of 4")
    try panel.tap("Step 4 of 4")
    #expect(selected == [0])
    // The touch has left the focus on the first step.
    try panel.key(.tab)
    try panel.pressKnob()
    #expect(selected == [0, 1])
  }

  @Test("8 Its size is the same at the first step, from which there is no way back, as at the later ones")
  func sameSize() throws {
    let frames = try [0, 1, 3].map { current in
      let panel = try Harness(size: Size(width: 208, height: 240)) {
        StepIndicator(count: 4, current: current, captions: ["Cart", "Address", "Payment", "Done"], onSelect: { _ in })
      }
      return try #require(panel.stage.elements.first).children.map(\.frame)
    }
    #expect(frames[0][0].width == 44 && Set(frames).count == 1)
  }

  @Test("8 The font of the digits and the marks of steps that are over can be chosen")
  func digitsAndMarks() throws {
    func picture(_ indicator: StepIndicator<EmptyView>) throws -> Bitmap { try Harness { indicator }.snapshot() }
    let steps = StepIndicator(count: 4, current: 3, states: [1: .failed, 2: .skipped])
    let plain = try picture(steps)
    #expect(try picture(steps.stepSymbols(done: "checkmark", failed: "xmark", skipped: "minus")) == plain)
    let marks = try [
      picture(steps.stepSymbols(done: "star.fill")), picture(steps.stepSymbols(failed: "star.fill")),
      picture(steps.stepSymbols(skipped: "star.fill")),
    ]
    for mark in marks { #expect(mark != plain) }
    let both = steps.stepSymbols(done: "star.fill").stepSymbols(failed: "star.fill")
    #expect(try picture(both) == picture(steps.stepSymbols(done: "star.fill", failed: "star.fill")))
    let metrics = StepIndicatorMetrics(digitFont: .system(size: 22, weight: .semibold))
    #expect(try picture(steps.stepMetrics(metrics)) == plain)
    #expect(try picture(steps.stepMetrics(StepIndicatorMetrics(digitFont: .system(size: 22, weight: .light)))) != plain)
  }

  @Test("8.4, 8.5 Any number of steps in any frame", arguments: [0, 1, 2, 5, 6, 40], [false, true])
  func anySize(count: Int, isVertical: Bool) throws {
    let panel = try Harness {
      StepIndicator(count: count, current: 1, captions: ["One", "Two"]).stepsVertical(isVertical)
        .frame(width: isVertical ? 120 : 220, height: isVertical ? 220 : 70)
    }
    let circles = panel.stage.elements.flatMap(\.children)
    #expect(circles.count == (count == 40 ? 0 : count))
    for (first, second) in zip(circles, circles.dropFirst()) {
      #expect(isVertical ? first.frame.maxY <= second.frame.minY : first.frame.maxX <= second.frame.minX)
    }
  }

  private struct Advancing: View {
    @State var step = 0
    var body: some View {
      VStack {
        StepIndicator(count: 2, current: step).stepRadius(20).frame(width: 220, height: 40)
        Do("Next") { step += 1 }
      }
    }
  }

  @Test("An advance lasts 200 ms: the line fills from its start, then the panel is at rest")
  func advance() throws {
    let panel = try Harness(size: Size(width: 220, height: 120)) { Advancing() }
    let row = try panel.element("Steps").frame
    let y = Int(row.midY)
    /// The colours of the line between the circles, from its start to its end.
    func line() -> [UInt32] { (52..<168).map { panel.bitmap[Int(row.minX) + $0, y] } }
    let before = try #require(Set(line()).count == 1 ? line()[0] : nil)
    try panel.activate("Next")
    try panel.advance(by: .milliseconds(100))
    let half = line()
    #expect(half.first != before && half.last == before && Set(half).count <= 3)
    #expect(panel.stage.deadline != nil)
    try panel.advance(by: .milliseconds(120))
    #expect(Set(line()).count == 1 && line()[0] == half[0])
    #expect(panel.stage.deadline == nil)
  }

  @Test("With reduced motion an advance is shown at once")
  func reducedMotion() throws {
    let panel = try Harness(size: Size(width: 220, height: 120)) { Advancing() }
    try panel.setEnvironment { $0.accessibilityReduceMotion = true }
    try panel.activate("Next")
    #expect(panel.stage.deadline == nil)
    let shown = panel.snapshot()
    try panel.advance(by: .seconds(1))
    #expect(panel.bitmap == shown)
  }

  @Test("A row with captions needs the height that it asked for, and no more when it gets it")
  func height() throws {
    let layout = try Harness(size: Size(width: 300, height: 200)) {
      StepIndicator(count: 4, current: 2, captions: ["Cart", "Address", "Payment", "Done"])
        .accessibilityIdentifier("steps")
    }
    var row: LayoutNode?
    func walk(_ layoutNode: LayoutNode) {
      if layoutNode.behavior is StepRowBehavior { row = layoutNode }
      for child in layoutNode.behavior.shownChildren { walk(child) }
    }
    walk(layout.stage.rootLayoutNode)
    let steps = try #require(row)
    let least = steps.sizeThatFits(ProposedViewSize(width: 260, height: 0))
    #expect(steps.sizeThatFits(ProposedViewSize(width: 260, height: least.height)) == least)
  }
}
