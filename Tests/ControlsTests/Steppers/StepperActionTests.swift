import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

extension StepperTests {
  @Test("Actions step where there is no value; one that is missing disables its half")
  func actions() throws {
    var steps: [Int] = []
    let panel = try Harness {
      VStack {
        Stepper("Both", onIncrement: { steps.append(1) }, onDecrement: { steps.append(-1) })
        Stepper("Up", onIncrement: { steps.append(2) }, onDecrement: nil)
      }
    }
    try panel.hold("Increment", in: "Both", for: .milliseconds(550))
    try panel.adjust("Both", by: -1)
    try panel.tap("Decrement", in: "Up")
    try panel.tap("Increment", in: "Up")
    #expect(steps == [1, 1, -1, 2])
    #expect(try !panel.isEnabled("Decrement", in: "Up"))
  }

  @Test("It tells when editing begins and ends, by finger, key, knob and assistive technology")
  func editing() throws {
    struct Watched: View {
      let log: Log
      @State var value = 5
      var body: some View {
        Stepper("Count", value: $value, in: 0...9, onEditingChanged: { log.note($0 ? "begin" : "end") })
      }
    }
    let log = Log()
    let panel = try Harness { Watched(log: log) }
    try panel.hold("Increment", in: "Count", for: .milliseconds(700))
    #expect(log.take() == ["begin", "end"])
    try panel.adjust("Count", by: -1)
    #expect(log.take() == ["begin", "end"])
    try panel.key(.tab)
    try panel.pressKnob()
    try panel.turn(by: -2)
    #expect(log.take() == ["begin"])
    try panel.pressKnob()
    #expect(log.take() == ["end"])
  }

  @Test("Listed stops: from one to the next, however far apart")
  func stops() throws {
    struct Dose: View {
      @State var value = 10
      var body: some View {
        if let stops = Stops(table: [5, 10, 50, 200]) { Stepper("Dose", value: $value, stops: stops) }
      }
    }
    let panel = try Harness { Dose() }
    try panel.tap("Increment", in: "Dose")
    #expect(try panel.value(of: "Dose") == "50")
    try panel.hold("Increment", in: "Dose", for: .seconds(2))
    #expect(try panel.value(of: "Dose") == "200")
  }

  @Test("The value is not shown again where the label says it")
  func labelsWithValues() throws {
    struct Labelled<Content: View>: View {
      @ViewBuilder let content: (Binding<Int>) -> Content
      @State private var value = 4_321
      var body: some View { content($value).frame(width: 400) }
    }
    /// Whether something is drawn between the halves.
    func showsValue<Content: View>(@ViewBuilder _ content: @escaping (Binding<Int>) -> Content) throws -> Bool {
      let panel = try Harness(size: Size(width: 400, height: 100)) { Labelled(content: content) }
      #expect(panel.stage.elements.first?.value.filter(\.isNumber) == "4321")
      let halves = try ["Decrement", "Increment"].map { try panel.element($0).frame }
      return halves[1].minX - halves[0].maxX > 20
    }
    #expect(try showsValue { Stepper("Shots", value: $0) })
    #expect(try showsValue { Stepper(value: $0) { Label("Shots", systemImage: "cup.and.saucer") } })
    #expect(try showsValue { Stepper("Shots: \($0.wrappedValue)", value: $0, format: .number) })
    #expect(
      try showsValue { (value: Binding<Int>) in
        Stepper(value: value) {
          HStack {
            Image(systemName: "bag")
            Text("Shots")
          }
        }
      })
    // Another number than the value.
    #expect(
      try showsValue { (value: Binding<Int>) in
        Stepper(value: value) {
          VStack {
            Text("Shots")
            Text("of 43219 ml")
          }
        }
      })
    #expect(try !showsValue { Stepper("Shots: \($0.wrappedValue)", value: $0) })
    #expect(try !showsValue { Stepper("**Shots** \($0.wrappedValue)", value: $0, in: 0...9_999) })
    #expect(try !showsValue { (value: Binding<Int>) in Stepper(value: value) { Text("\(value.wrappedValue) shots") } })
    #expect(
      try !showsValue { (value: Binding<Int>) in
        Stepper(value: value) {
          HStack {
            Text("Shots")
            Text("\(value.wrappedValue)")
          }
        }
      })
  }

  @Test("5.7 Its halves are no elements of their own, but are touched by name; the label is read again")
  func touchParts() throws {
    struct Cart: View {
      @State private var quantity = 1
      var body: some View {
        Stepper(value: $quantity, in: 0...2) {
          HStack {
            Image(systemName: "bag").accessibilityHidden(true)
            Text("Quantity")
          }
        }
      }
    }
    for style in 0..<3 {
      let panel = try Harness {
        VStack {
          switch style {
          case 0: Cart()
          case 1: Cart().stepperStyle(.capsule)
          default: Cart().stepperStyle(.vertical)
          }
        }
      }
      #expect(panel.labels == ["Quantity"])
      #expect(panel.stage.elements[0].words == ["Quantity", "1"])
      try panel.tap("Increment", in: "Quantity")
      #expect(try panel.value(of: "Quantity") == "2" && !panel.isEnabled("Increment", in: "Quantity"))
    }
  }

  @Test("5.1 A row that is combined is one element; its stepper is adjusted through it, and its halves are touched")
  func combinedRow() throws {
    struct Row: View {
      @State private var quantity = 1
      var body: some View {
        HStack {
          Image(systemName: "bag").accessibilityHidden(true)
          Text("Coffee")
          Text("€12.45")
          Stepper("Quantity", value: $quantity, in: 0...9)
        }
        .accessibilityElement(children: .combine)
      }
    }
    let panel = try Harness { Row() }
    #expect(panel.labels == ["Coffee, €12.45, Quantity, 1"])
    try panel.tap("Increment", in: "Coffee, €12.45, Quantity, 1")
    try panel.adjust("Coffee, €12.45, Quantity, 2", by: 1)
    #expect(panel.labels == ["Coffee, €12.45, Quantity, 3"])
    #expect(try panel.value(of: "Quantity") == "3")
  }
}
