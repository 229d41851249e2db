import FaceplateTesting
import Graphics
import Testing

@testable import Interface

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
    #expect(panel.labels.filter { $0 == "frame" }.count == 4)
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
}
