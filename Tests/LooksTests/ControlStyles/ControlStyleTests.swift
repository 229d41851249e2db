import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Control styles")
struct ControlStyleTests {
  private struct Starred: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? "*" : "-")
        configuration.label
      }
      .opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private struct TwoTaps: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("outer")
        Button(configuration)
      }
    }
  }

  @Test("A button style reads the environment where the button stands")
  func environment() throws {
    let panel = try Harness {
      Button("On") {}.buttonStyle(Starred())
      Button("Off") {}.disabled(true).buttonStyle(Starred())
    }
    #expect(panel.labels == ["*, On", "-, Off"])
  }

  @Test("1.8 A style that builds the button again gets the next outer style, down to the standard one")
  func stack() throws {
    var pressed = 0
    let panel = try Harness {
      Button("Go") { pressed += 1 }.buttonStyle(Twice()).buttonStyle(Starred())
    }
    #expect(panel.labels == ["outer, *, Go"])
    try panel.tap(at: panel.element("outer, *, Go").frame.center.offsetBy(dx: 0, dy: 8))
    #expect(pressed == 1)
  }

  @Test("A button is pressed by finger, key, knob and assistive technology, in any style", arguments: 0..<6)
  func press(index: Int) throws {
    var pressed = 0
    let panel = try Harness {
      switch index {
      case 0: Button("Go", role: .destructive) { pressed += 1 }.buttonStyle(.bordered)
      case 1: Button("Go") { pressed += 1 }.buttonStyle(.borderedProminent)
      case 2: Button("Go") { pressed += 1 }.buttonStyle(.borderless).buttonBorderShape(.capsule)
      case 3: Button("Go") { pressed += 1 }.buttonStyle(.plain)
      case 4: Button(action: { pressed += 1 }, label: { Text("Go") }).buttonStyle(Starred())
      default: Button("Go", role: .cancel) { pressed += 1 }.buttonStyle(.automatic)
      }
    }
    let name = index == 4 ? "*, Go" : "Go"
    try panel.tap(name)
    try panel.activate(name)
    try panel.key(.tab)
    try panel.key(.enter)
    try panel.pressKnob()
    #expect(pressed == 4)
  }

  @Test("A button that repeats acts at once and again while held")
  func repeating() throws {
    var pressed = 0
    let panel = try Harness { Button("More") { pressed += 1 }.buttonRepeatBehavior(.enabled) }
    try panel.hold("More", for: .milliseconds(1000))
    #expect(pressed == 7)
  }

  private struct Lamp: View {
    @State private var isOn = false
    var body: some View {
      Toggle("Lamp", isOn: $isOn)
    }
  }

  private struct Inverse: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Toggle(configuration)
        Button("Flip") { configuration.isOn.toggle() }
      }
    }
  }

  @Test("A toggle is switched in every way, in every style", arguments: 0..<4)
  func toggles(index: Int) throws {
    let panel = try Harness {
      switch index {
      case 0: Lamp().toggleStyle(.switch)
      case 1: Lamp().toggleStyle(.button)
      case 2: Lamp().toggleStyle(.checkbox)
      default: Lamp().toggleStyle(Inverse()).toggleStyle(.checkbox)
      }
    }
    #expect(try panel.value(of: "Lamp") == "off")
    try panel.tap(at: panel.element("Lamp").frame.center.offsetBy(dx: -2, dy: 0))
    #expect(try panel.value(of: "Lamp") == "on")
    try panel.activate("Lamp")
    try panel.key(.tab)
    try panel.key(.space)
    #expect(try panel.value(of: "Lamp") == "on")
    try panel.pressKnob()
    #expect(try panel.value(of: "Lamp") == "off")
  }

  @Test("A toggle for several values is mixed, and switches all")
  func mixed() throws {
    struct Lamps: View {
      @State private var states = [true, false]
      var body: some View {
        VStack {
          Toggle("All", sources: [0, 1].map { Source(isOn: $states[$0]) }, isOn: \.isOn)
          Do("Mix") { states = [false, true] }
        }
      }
    }
    struct Source { var isOn: Binding<Bool> }
    let panel = try Harness { Lamps() }
    #expect(try panel.value(of: "All") == "mixed")
    try panel.tap("All")
    #expect(try panel.value(of: "All") == "on")
    try panel.tap("All")
    #expect(try panel.value(of: "All") == "off")
    try panel.activate("Mix")
    #expect(try panel.value(of: "All") == "mixed")
  }

  @Test("A label shows what its style says, and is always read by its title")
  func labels() throws {
    let label = {
      Label {
        Text("Fan")
      } icon: {
        Color.gray.frame(width: 20, height: 20)
      }
    }
    let panel = try Harness {
      Button(action: {}, label: label)
      Button(action: {}, label: label).labelStyle(.iconOnly)
      label().labelStyle(.titleOnly)
    }
    #expect(panel.labels == ["Fan", "Fan", "Fan"])
    let (both, icon) = (panel.stage.elements[0].frame, panel.stage.elements[1].frame)
    #expect(icon.width < both.width)
  }

  @Test("3.1, 3.2 Labelled content has its label in front, unless labels are hidden")
  func labeled() throws {
    let panel = try Harness {
      VStack {
        LabeledContent("Serial", value: "A-1")
        LabeledContent("Hidden", value: "B-2").labelsHidden()
      }
    }
    #expect(panel.labels == ["Serial", "A-1", "Hidden"])
    #expect(try panel.element("Serial").frame.maxX < panel.element("A-1").frame.minX)
  }

  @Test("Progress says how far it is, and a gauge what it shows")
  func progress() throws {
    let panel = try Harness {
      VStack {
        ProgressView("Wash", value: 30, total: 120)
        ProgressView("Over", value: 5).progressViewStyle(.circular)
        ProgressView("Wait")
        Gauge(value: 7.5, in: 0...10) {
          Text("Pressure")
        } currentValueLabel: {
          Text("7.5 bar")
        }
        Gauge(value: 1, in: 0...4) { Text("Level") }.gaugeStyle(.accessoryCircularCapacity)
      }
    }
    #expect(
      panel.accessibilityDump == """
        progress "Wash": 25%
        progress "Over": 100%
        progress "Wait": in progress
        gauge "Pressure": 7.5 bar
        gauge "Level": 25%

        """)
  }

  @Test("Something of unknown length turns, a spoke each 100 ms, and stops with its view")
  func spinner() async throws {
    struct Busy: View {
      @State private var isBusy = true
      var body: some View {
        if isBusy { ProgressView() }
        Do("Stop") { isBusy = false }
      }
    }
    let panel = try Harness { Busy() }
    try await panel.advance(by: .milliseconds(50))
    let before = panel.frames
    try await panel.advance(by: .milliseconds(1000))
    #expect(panel.frames - before == 10)
    try panel.activate("Stop")
    try await panel.advance(by: .milliseconds(500))
    #expect(panel.stage.deadline == nil)
  }
}
