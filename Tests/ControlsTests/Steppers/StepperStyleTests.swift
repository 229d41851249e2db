import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Stepper styles")
struct StepperStyleTests {
  private struct Named: StepperStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("<\(name)>").accessibilityHidden(false)
        Do("\(name) up") { configuration.increment() }
      }
    }
  }

  private struct Framed: StepperStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Do("frame") {}
        Stepper("Inner", value: Binding(get: { 1 }, set: { _ in }), in: 0...2)
      }
    }
  }

  private struct Panel: View {
    @State var value = 1
    @State private var isOther = false

    var body: some View {
      VStack {
        Stepper("A", value: $value, in: 0...9)
        VStack {
          Stepper("B", value: $value, in: 0...9)
          Stepper("C", value: $value, in: 0...9).stepperStyle(Named(name: "near"))
        }
        .stepperStyle(Named(name: isOther ? "other" : "far"))
        Do("Switch") { isOther.toggle() }
      }
    }
  }

  @Test("1.2 The nearest style wins; siblings outside are untouched")
  func nearest() throws {
    let panel = try Harness { Panel() }
    #expect(panel.contains("Increment", in: "A"))
    #expect(panel.contains("far up", in: "B") && !panel.contains("Increment", in: "B"))
    #expect(panel.contains("near up", in: "C"))
  }

  @Test("1.3 Another style changes the look and leaves value, range, label and binding")
  func change() throws {
    let panel = try Harness { Panel() }
    try panel.activate("far up", in: "B")
    try panel.activate("Switch")
    #expect(panel.contains("other up", in: "B") && panel.contains("near up", in: "C"))
    #expect(try ["A", "B", "C"].map { try panel.value(of: $0) } == ["2", "2", "2"])
    try panel.activate("other up", in: "B")
    #expect(try panel.value(of: "A") == "3")
  }

  @Test("1.8 A style that builds the stepper again gets the next outer style, never itself")
  func reinstantiated() throws {
    let panel = try Harness {
      VStack {
        Stepper("Plain", value: .constant(1), in: 0...2).stepperStyle(Framed())
        Stepper("Wrapped", value: .constant(1), in: 0...2).stepperStyle(Framed()).stepperStyle(Named(name: "outer"))
        Stepper("Twice", value: .constant(1), in: 0...2).stepperStyle(Framed()).stepperStyle(Framed())
      }
    }
    #expect(panel.contains("Increment", in: "Plain") && panel.contains("frame", in: "Plain"))
    #expect(panel.contains("outer up", in: "Wrapped") && !panel.contains("Increment", in: "Wrapped"))
    #expect(panel.stage.elements.flatMap(\.places).filter { $0.label == "frame" }.count == 4)
  }

  @Test("The dial steps at its buttons and shows the value once")
  func dial() throws {
    struct Dial: View {
      @State var value = 5
      var body: some View {
        Stepper(value: $value, in: 0...9) { Text("Count") }.stepperStyle(.dial).frame(width: 240, height: 240)
      }
    }
    let panel = try Harness { Dial() }
    try panel.tap("Increment", in: "Count")
    #expect(try panel.value(of: "Count") == "6")
  }

  private struct Count: View {
    @State var value = 5
    var range = 0...20
    var body: some View { Stepper(value: $value, in: range) { Text("Count") } }
  }

  @ViewBuilder private func styled(_ index: Int, _ count: Count) -> some View {
    switch index {
    case 0: count.stepperStyle(.automatic)
    case 1: count.stepperStyle(.capsule)
    case 2: count.stepperStyle(.vertical)
    case 3: count.stepperStyle(.compact)
    case 4: count.stepperStyle(.dial).frame(width: 240, height: 240)
    case 5: count.stepperStyle(.largeTouch)
    default: count.stepperStyle(.coarseFine)
    }
  }

  @Test("1.3, 5.8 In every style: the same steps, bounds, name and value", arguments: 0..<7)
  func everyStyle(index: Int) throws {
    let panel = try Harness { styled(index, Count()) }
    try panel.tap("Increment", in: "Count")
    try panel.hold("Increment", in: "Count", for: .milliseconds(600))
    #expect(try panel.value(of: "Count") == "9")
    try panel.tap("Decrement", in: "Count")
    try panel.adjust("Count", by: 99)
    #expect(try panel.value(of: "Count") == "20")
    #expect(try !panel.isEnabled("Increment", in: "Count"))
    try panel.tap("Increment", in: "Count")
    #expect(try panel.value(of: "Count") == "20")
  }

  @Test(
    "From the regular size on halves are at least 44 points wide and high", arguments: 0..<7,
    [ControlSize.regular, .large])
  func targets(index: Int, size: ControlSize) throws {
    let panel = try Harness { styled(index, Count()).controlSize(size) }
    for half in ["Increment", "Decrement"] {
      let frame = try panel.element(half, in: "Count").frame
      #expect(frame.width >= 44 && frame.height >= (index == 2 ? 27 : 44), "\(half) is \(frame.size)")
    }
  }

  @Test("1.10, 1.11 In every style nothing moves as the value grows", arguments: 0..<7)
  func steady(index: Int) throws {
    let panel = try Harness { styled(index, Count(value: -12, range: -12...1234)) }
    let before = try panel.element("Increment", in: "Count").frame
    for step in [4, 8, 12, 99, 900] {
      try panel.adjust("Count", by: step)
      #expect(try panel.element("Increment", in: "Count").frame == before)
    }
  }

  @Test("1.9 Vertical: the whole upper half steps up, the whole lower one down, and each row belongs to one")
  func vertical() throws {
    let panel = try Harness { Count().stepperStyle(.vertical).labelsHidden() }
    let (up, down) = try (panel.element("Increment", in: "Count").frame, panel.element("Decrement", in: "Count").frame)
    #expect(up.maxY == down.minY && up.height == down.height && up.minX == down.minX && up.width == down.width)
    try panel.tap(at: Point(x: up.minX + 6, y: up.minY + 2))
    #expect(try panel.value(of: "Count") == "6")
    try panel.tap(at: Point(x: up.minX + 6, y: up.maxY - 0.5))
    #expect(try panel.value(of: "Count") == "7")
    try panel.tap(at: Point(x: up.minX + 6, y: up.maxY))
    #expect(try panel.value(of: "Count") == "6")
    try panel.tap(at: Point(x: up.minX + 6, y: down.maxY - 1))
    #expect(try panel.value(of: "Count") == "5")
  }

  @Test("Coarse and fine: ten at the outside, one inside")
  func coarse() throws {
    let panel = try Harness { Count().stepperStyle(.coarseFine) }
    try panel.tap("Increment by 10", in: "Count")
    try panel.tap("Increment", in: "Count")
    #expect(try panel.value(of: "Count") == "16")
    try panel.tap("Decrement by 10", in: "Count")
    #expect(try panel.value(of: "Count") == "6")
  }

  private struct Tens: AccessibleStepperStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Stepper(configuration)
        Do("Ten") { configuration.adjust(by: 10) }
      }
    }

    func accessibility(configuration: Configuration) -> StepperAccessibility {
      StepperAccessibility(value: "about \(configuration.valueText)") {
        configuration.adjust(by: $0 == .increment ? 10 : -10)
      }
      .action(named: "Empty") { configuration.adjust(by: -100) }
    }
  }

  @Test("5.9 A style may speak for itself: other words, other steps, more actions")
  func ownAccessibility() throws {
    let panel = try Harness { Count().stepperStyle(Tens()) }
    #expect(try panel.value(of: "Count") == "about 5")
    try panel.adjust("Count", by: 1)
    #expect(try panel.value(of: "Count") == "about 15")
    try panel.perform("Empty", on: "Count")
    #expect(try panel.value(of: "Count") == "about 0")
    #expect(try panel.element("Count").children.isEmpty)
  }

  @Test("3.3 Control sizes set padding and type; a font that is set wins at any size")
  func sizes() throws {
    func width(_ size: ControlSize, _ font: Font? = nil) throws -> Double {
      let panel = try Harness {
        Stepper("Count", value: .constant(1), in: 0...2).stepperStyle(.compact).font(font).controlSize(size)
          .labelsHidden()
      }
      return try panel.element("Count").frame.width
    }
    let widths = try ControlSize.allCases.map { try width($0) }
    #expect(widths == widths.sorted() && Set(widths).count == 5)
    #expect(try width(.large, .largeTitle) > width(.large))
    #expect(ControlSize.allCases.map(\.padding) == [4, 6, 8, 12, 16])
  }
}
