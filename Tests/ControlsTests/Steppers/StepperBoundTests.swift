import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Holding a stepper at its bound")
struct StepperBoundTests {
  @Test("2.8 At the bound: one cue, no further step", arguments: ["finger", "key"])
  func bound(way: String) throws {
    struct Panel: View {
      let log: Log
      @State private var value = 8
      var body: some View {
        Stepper("Level", value: Binding(get: { value }, set: { set($0) }), in: 0...10)
      }
      private func set(_ new: Int) {
        log.note("\(new)")
        value = new
      }
    }
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    panel.stage.feedback.onFeedback = { log.note("\($0.kind)") }
    if way == "finger" {
      try panel.hold("Increment", for: .seconds(3))
    } else {
      try panel.key(.tab)
      try panel.holdKey(.up, for: .seconds(3))
    }
    // A key that changes a value presses nothing.
    #expect(log.take() == (way == "finger" ? ["press"] : []) + ["9", "10", "stop"])
    #expect(panel.stage.deadline == nil)
  }
}
