import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Values outside the range of their control")
struct OutsideValueTests {
  private struct Panel: View {
    let log: Log
    @State private var level = 70.0
    @State private var count = -3
    @State private var window = 40.0...200
    @State private var ground = Color.clear

    /// Notes each write, and whether a body runs meanwhile.
    private func watched<Value>(_ binding: Binding<Value>) -> Binding<Value> {
      Binding(get: { binding.wrappedValue }) {
        log.note("\($0) \(Tracker.current == nil ? "after" : "during") the update")
        binding.wrappedValue = $0
      }
    }

    var body: some View {
      VStack {
        Slider("Level", value: watched($level), in: 0...10)
        Stepper("Count", value: watched($count), in: 0...9)
        RangeSlider("Window", value: watched($window), in: 0...100)
        Do("Far out") { (level, count, window) = (-5, 99, -7...3) }
        Do("Repaint") { ground = .gray }
      }
      .background(ground)
    }
  }

  @Test("No control writes a value that nobody touches: each shows it as it is")
  func untouched() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    #expect(try panel.value(of: "Level") == "70")
    #expect(try panel.value(of: "Count") == "-3")
    #expect(try panel.value(of: "Window minimum") == "40" && panel.value(of: "Window maximum") == "200")
    try panel.activate("Repaint")
    try panel.setEnvironment { $0.colorScheme = .dark }
    try panel.activate("Far out")
    #expect(try panel.value(of: "Level") == "-5")
    #expect(try panel.value(of: "Count") == "99")
    #expect(try panel.value(of: "Window minimum") == "-7" && panel.value(of: "Window maximum") == "3")
    #expect(log.take() == [] && panel.reports == [])
  }

  @Test("What somebody sets is inside the range")
  func touched() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.adjust("Level", by: -1)
    try panel.adjust("Count", by: 1)
    try panel.adjust("Window minimum", by: 1)
    #expect(log.take() == ["9.9 after the update", "1 after the update", "41.0...100.0 after the update"])
  }

  @Test("A value that cannot be written is shown as it is")
  func constants() throws {
    let panel = try Harness { Stepper("Count", value: .constant(12), in: 0...9) }
    #expect(try panel.value(of: "Count") == "12")
    #expect(panel.reports == [])
  }

  @Test("A touch that is cancelled, and a turn of the knob that is taken back, leave the value alone")
  func cancelled() throws {
    let log = Log()
    let panel = try Harness {
      Slider("Level", value: Binding(get: { 12.0 }, set: { log.note("\($0)") }), in: 0...10)
    }
    try panel.key(.tab)
    try panel.pressKnob()
    try panel.key(.escape)
    #expect(log.take() == [])
  }
}
