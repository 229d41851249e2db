import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("What a moving handle evaluates")
struct SliderEvaluationTests {
  private struct Ranged: View {
    @State private var range = 20.0...60
    var labels = SliderLabels.header

    var body: some View {
      RangeSlider("Price", value: $range, in: 0...100, step: 5, showsBounds: true).sliderLabels(labels)
    }
  }

  private struct Single: View {
    @State private var value = 20.0

    var body: some View { Slider("Light", value: $value, in: 0...100, step: 5, format: .number.unit("%")) }
  }

  private func evaluations(_ label: String, by dx: Double, _ panel: Harness) throws -> Int {
    try panel.press(label)
    try panel.move(dx: dx, dy: 0)
    let count = try panel.evaluations { try panel.move(dx: dx, dy: 0) }
    try panel.lift()
    return count
  }

  @Test("Of a range slider the track and the text of the values, and nothing around them")
  func range() throws {
    let panel = try Harness(size: Size(width: 300, height: 120)) { Ranged() }
    #expect(try evaluations("Price maximum", by: 30, panel) == 2)
    #expect(try panel.value(of: "Price maximum") != "60")
  }

  @Test("Of a range slider with texts at its handles these, and the track")
  func labelled() throws {
    let panel = try Harness(size: Size(width: 300, height: 120)) { Ranged(labels: .moving) }
    // The places of the texts, each text, that of both, and the track.
    #expect(try evaluations("Price maximum", by: 30, panel) == 5)
  }

  @Test("Of a slider the track, the text of the value, and what is read out")
  func single() throws {
    let panel = try Harness(size: Size(width: 300, height: 120)) { Single() }
    try panel.press("Light")
    try panel.move(dx: 20, dy: 0)
    let count = try panel.evaluations { try panel.move(dx: 30, dy: 0) }
    #expect(count == 3)
    let value = try panel.value(of: "Light")
    #expect(value != "20 %" && value.hasSuffix("%"))
  }
}
