import FaceplateTesting
import Graphics
import Observation
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("What a step evaluates")
struct StepperEvaluationTests {
  @Observable final class Model {
    var value = 4
  }

  private struct Panel<Style: StepperStyle>: View {
    let model: Model
    let style: Style

    var body: some View {
      Stepper("Count", value: Binding(get: { model.value }, set: { model.value = $0 }), in: 0...9, format: .number)
        .stepperStyle(style).frame(width: 260, height: 260)
    }
  }

  /// The views that a step evaluates. What they show afterwards is what a stepper shows that never had another value.
  private func evaluations<Style: StepperStyle>(_ style: Style) async throws -> Int {
    let model = Model()
    let panel = try Harness(size: Size(width: 280, height: 280)) { Panel(model: model, style: style) }
    let count = try panel.evaluations { try panel.adjust("Count", by: 1) }
    #expect(try panel.value(of: "Count") == "5")
    try await panel.advance(by: .seconds(1))
    try panel.checkAgainstFreshStage()
    // At an end of the range one of the buttons is disabled.
    try panel.adjust("Count", by: 9)
    try await panel.advance(by: .seconds(1))
    try panel.checkAgainstFreshStage()
    return count
  }

  @Test("Of a stepper its digits, what is read out, and whether each button can be pressed")
  func row() async throws {
    #expect(try await evaluations(.default) == 4)
    #expect(try await evaluations(.compact) == 4)
    #expect(try await evaluations(.largeTouch) == 4)
  }

  @Test("Of a stepper on a capsule also the digits that give the capsule its size")
  func capsule() async throws { #expect(try await evaluations(.capsule) == 5) }

  @Test("Of a stepper with chevrons also these")
  func vertical() async throws { #expect(try await evaluations(.vertical) == 6) }

  @Test("Of a stepper with large steps also whether their buttons can be pressed")
  func coarse() async throws { #expect(try await evaluations(.coarseFine) == 6) }

  @Test("Of a dial also its knob")
  func dial() async throws { #expect(try await evaluations(.dial) == 5) }

  @Test("A finger that turns a dial evaluates no more")
  func turning() throws {
    let model = Model()
    let panel = try Harness(size: Size(width: 280, height: 280)) { Panel(model: model, style: .dial) }
    let frame = try panel.element("Count").frame
    let dial = DialGeometry(size: Size(width: 260, height: 260))
    func place(_ fraction: Double) -> Point {
      dial.point(at: fraction).offsetBy(dx: frame.midX - 130, dy: frame.midY - 130)
    }
    try panel.press(at: place(4 / 9))
    try panel.move(to: place(5 / 9))
    #expect(model.value == 5)
    #expect(try panel.evaluations { try panel.move(to: place(6 / 9)) } == 5)
    #expect(model.value == 6)
    try panel.lift()
  }

  /// A style whose views have the value from the configuration only where no view is evaluated.
  private struct Placing: StepperStyle {
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
      log.note(configuration.valueText)
      return Inside(configuration: configuration) { Text("Here").accessibilityHidden(false) }
    }

    private struct Inside: Layout {
      let configuration: StepperStyleConfiguration

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        proposal.replacingUnspecifiedDimensions()
      }

      func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let x = bounds.minX + bounds.width / 2 * configuration.fraction
        subviews[0].place(at: Point(x: x, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  @Test("A style of one's own runs again with each value, and its layouts with it")
  func own() async throws {
    let (log, model) = (Log(), Model())
    let panel = try Harness(size: Size(width: 280, height: 280)) { Panel(model: model, style: Placing(log: log)) }
    #expect(log.take() == ["4"])
    try panel.adjust("Count", by: 1)
    #expect(log.take() == ["5"])
    try panel.checkAgainstFreshStage()
  }

  private struct Written: View {
    let model: Model

    var body: some View {
      Stepper(
        value: Binding(get: { model.value }, set: { model.value = $0 }), in: 0...9,
        writing: { $0 == 5 ? "" : "value \($0)" }
      ) { Text("Count") }
    }
  }

  @Test("A value that is written with no words leaves its place to the buttons")
  func empty() async throws {
    let model = Model()
    let panel = try Harness(size: Size(width: 280, height: 80)) { Written(model: model) }
    for _ in 0..<2 {
      try panel.adjust("Count", by: 1)
      try await panel.advance(by: .seconds(1))
      try panel.checkAgainstFreshStage()
    }
  }

  /// A level whose lowest value has no name.
  private struct Level: Strideable, CustomStringConvertible {
    var number: Int
    var description: String { number == 0 ? "" : "Level \(number)" }

    func distance(to other: Level) -> Int { other.number - number }
    func advanced(by count: Int) -> Level { Level(number: number + count) }
  }

  @Test("A value that is no number and has no name leaves its place to the buttons")
  func nameless() throws {
    let (range, none) = (Level(number: 0)...Level(number: 3), Binding.constant(Level(number: 0)))
    let formatted = try Harness(size: Size(width: 280, height: 80)) {
      Stepper("Fan", value: none, in: range, format: .number)
    }
    let written = try Harness(size: Size(width: 280, height: 80)) {
      Stepper(value: none, in: range, writing: \.description) { Text("Fan") }
    }
    #expect(formatted.bitmap == written.bitmap)
  }
}
