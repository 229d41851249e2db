import FaceplateTesting
import Graphics
import Observation
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("What a toggle evaluates")
struct ToggleEvaluationTests {
  @Observable final class Model {
    var isOn = false
  }

  private struct Panel<Style: ToggleStyle>: View {
    let model: Model
    let style: Style

    var body: some View {
      Toggle("Light", isOn: Binding(get: { model.isOn }, set: { model.isOn = $0 })).toggleStyle(style)
    }
  }

  /// The views that a change evaluates. What they show afterwards is what a toggle shows that has always been on.
  private func evaluations<Style: ToggleStyle>(_ style: Style) async throws -> Int {
    let model = Model()
    let panel = try Harness(size: Size(width: 280, height: 80)) { Panel(model: model, style: style) }
    let count = try panel.evaluations { try panel.activate("Light") }
    #expect(model.isOn)
    #expect(try panel.value(of: "Light") == "on")
    try await panel.advance(by: .seconds(1))
    try panel.checkAgainstFreshStage()
    return count
  }

  @Test("Of a switch what moves, and what is read out; not its label")
  func parts() async throws { #expect(try await evaluations(.switch) == 2) }

  /// A style whose views have the value from the configuration only where no view is evaluated.
  private struct Placing: ToggleStyle {
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
      log.note("\(configuration.isOn)")
      return Inside(configuration: configuration) { Text("Here").accessibilityHidden(false) }
    }

    private struct Inside: Layout {
      let configuration: ToggleStyleConfiguration

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        proposal.replacingUnspecifiedDimensions()
      }

      func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(
          at: Point(x: configuration.isOn ? bounds.midX : bounds.minX, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  @Test("A style of one's own runs again with each value, and its layouts with it")
  func own() async throws {
    let log = Log()
    _ = try await evaluations(Placing(log: log))
    #expect(log.take() == ["false", "true", "true"])
  }
}
