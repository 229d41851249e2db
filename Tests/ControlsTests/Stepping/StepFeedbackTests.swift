import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Feedback of controls")
struct StepFeedbackTests {
  private struct Panel: View {
    @State private var count = 0
    @State private var level = 0.0
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Stepper("Count", value: $count, in: 0...2)
        Slider("Level", value: $level, in: 0...10, step: 1, format: .number)
        Button("Silent") {}.controlFeedback(false)
        Text("Words")
      }
      .sensoryFeedback(.success, trigger: count) { $0 < $1 && $1 == 2 }
    }
  }

  @Test("A text, and a control that is told to be silent, give none")
  func silence() throws {
    let panel = try Harness { Panel() }
    try panel.tap("Silent")
    try panel.tap(at: try panel.element("Words").frame.center)
    #expect(panel.feedback == [])
  }

  @Test("A stepper is felt when it is pressed, and at the end of its range")
  func limits() throws {
    let panel = try Harness { Panel() }
    try panel.hold("Increment", in: "Count", for: .seconds(2))
    // The count's own feedback follows the update that the last step brings about.
    #expect(panel.feedback == [.press, .stop, .success])
  }

  @Test("Each stop to which a handle is dragged is felt")
  func steps() throws {
    let panel = try Harness { Panel() }
    // The handle is grabbed at the lower end, where it is.
    let slider = try panel.element("Level").frame
    try panel.press(at: Point(x: slider.minX + 18, y: slider.maxY - 24))
    try panel.move(dx: 200, steps: 20)
    try panel.lift()
    let level = try #require(Int(try panel.value(of: "Level")))
    #expect(level > 0)
    #expect(panel.feedback == Array(repeating: .selection, count: level))
  }
}
