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
        Slider(value: watched($level), in: 0...10)
        Stepper("Count", value: watched($count), in: 0...9)
        RangeSlider("Window", value: watched($window), in: 0...100)
        Do("Far out") { (level, count, window) = (-5, 99, -7...3) }
        Do("Repaint") { ground = .gray }
      }
      .background(ground)
    }
  }

  @Test("No body writes: each value is brought back once, after the update")
  func afterUpdate() throws {
    let log = Log()
    let stage = Stage(size: Size(width: 800, height: 480), fonts: try .system()) { Panel(log: log) }
    #expect(log.take() == [])
    stage.update()
    #expect(log.take() == ["10.0 after the update", "0 after the update", "40.0...100.0 after the update"])
    stage.update()
    #expect(log.take() == [])
  }

  @Test("Drawing again writes nothing, and a value from outside is brought back again, once")
  func drawing() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    #expect(panel.reports.count == 3 && log.take().count == 3)
    try panel.activate("Repaint")
    try panel.setEnvironment { $0.colorScheme = .dark }
    #expect(log.take() == [] && panel.reports.count == 3)
    try panel.activate("Far out")
    // Which of them comes first is a matter of how deep in its control the view is that has read the value.
    #expect(log.take().sorted() == ["0.0 after the update", "0.0...3.0 after the update", "9 after the update"])
    #expect(panel.reports.count == 6)
    #expect(panel.reports.filter { $0.contains("99 is outside the range: it is now 9") }.count == 1)
  }

  @Test("A value that cannot be written is brought back by one view of a slider, not by each that shows it")
  func refused() throws {
    let log = Log()
    let panel = try Harness {
      Slider("Level", value: Binding(get: { 12.0 }, set: { log.note("\($0)") }), in: 0...10)
    }
    #expect(log.take() == ["10.0"])
    #expect(panel.reports.count == 1)
  }

  @Test("A value that cannot be written is drawn inside the range")
  func constants() throws {
    let panel = try Harness { Stepper("Count", value: .constant(12), in: 0...9) }
    #expect(try panel.value(of: "Count") == "9")
    #expect(panel.reports.count == 1)
  }
}
