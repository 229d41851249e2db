import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("The value that a stepper hands to its style")
struct StepperValueTests {
  /// Steps by itself, as the first styles ever written did.
  private struct SelfMadeStyle: StepperStyle {
    let step: Int

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button(
          "\(configuration.value.wrappedValue) of \(configuration.range.lowerBound) to \(configuration.range.upperBound)"
        ) {}
        Button("More") { configuration.value.wrappedValue += step }
        Button("Less") { configuration.value.wrappedValue -= step }
      }
    }
  }

  private struct Panel<Value: Strideable>: View {
    let log: Log
    let stops: Stops<Value>
    var step = 1
    @State var value: Value

    var body: some View {
      let binding = Binding(get: { value }) {
        log.note("\($0)")
        value = $0
      }
      Stepper("Count", value: binding, stops: stops).stepperStyle(SelfMadeStyle(step: step))
    }
  }

  private func tap<Value: Strideable>(_ taps: [String], _ view: Panel<Value>) throws -> Harness {
    let panel = try Harness { view }
    for tap in taps { try panel.tap(tap) }
    return panel
  }

  @Test("1.4 An integer is what it is, and is clamped without a further change")
  func integers() throws {
    let log = Log()
    let panel = try tap(["More", "More", "Less"], Panel(log: log, stops: Stops(0...11), value: 10))
    #expect(log.take() == ["11", "10"])
    #expect(panel.contains("10 of 0 to 11"))
  }

  @Test("Between stops the next one in the direction of the change is taken")
  func offGrid() throws {
    let log = Log()
    _ = try tap(["More", "Less", "Less", "Less"], Panel(log: log, stops: Stops(1...10, step: 2), value: 8))
    #expect(log.take() == ["9", "7", "5", "3"])
    _ = try tap(["More", "More"], Panel(log: log, stops: Stops(0...100, step: 5), step: 7, value: 10))
    #expect(log.take() == ["20", "30"])
  }

  @Test("A value of another kind goes by stops")
  func fractions() throws {
    let log = Log()
    let panel = try tap(["More", "Less", "Less"], Panel(log: log, stops: Stops(0.0...3, step: 0.5), value: 1))
    #expect(log.take() == ["1.5", "1.0", "0.5"])
    #expect(panel.contains("1 of 0 to 3"))
  }

  @Test("Closures are called as often as the number is greater, and what is read only stays")
  func others() throws {
    let log = Log()
    let panel = try Harness {
      VStack {
        Stepper("Closures", onIncrement: { log.note("up") }, onDecrement: { log.note("down") })
          .stepperStyle(SelfMadeStyle(step: 2))
      }
    }
    try panel.tap("More")
    try panel.tap("Less")
    #expect(log.take() == ["up", "up", "down", "down"])
    let fixed = try Harness { Panel(log: log, stops: Stops(0...9), value: 3).readOnly() }
    try fixed.tap("More")
    #expect(log.take() == [])
  }
}
