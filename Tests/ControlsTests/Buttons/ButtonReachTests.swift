import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

extension ReachTests {
  @Test("Toggle, in every style", arguments: 0..<3, InputWay.allCases)
  func toggles(style: Int, way: InputWay) throws {
    struct Lamp: View {
      @State private var isOn = false
      var body: some View { Toggle("Lamp", isOn: $isOn) }
    }
    let panel = try Harness(size: Size(width: 300, height: 100)) {
      switch style {
      case 0: Lamp().toggleStyle(.switch)
      case 1: Lamp().toggleStyle(.button)
      default: Lamp().toggleStyle(.checkbox)
      }
    }
    if way == .keys { try panel.key(.tab) }
    if way == .knob { try panel.turn(by: 1) }
    var seen: [String] = []
    for _ in 0..<4 {
      try press(panel, "Lamp", way)
      seen.append(try panel.value(of: "Lamp"))
    }
    #expect(seen == ["on", "off", "on", "off"])
  }

  @Test("Button, in every style", arguments: 0..<4, InputWay.allCases)
  func buttons(style: Int, way: InputWay) throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 300, height: 100)) {
      let button = Button("Start") { log.note("start") }
      switch style {
      case 0: button.buttonStyle(.bordered)
      case 1: button.buttonStyle(.borderedProminent)
      case 2: button.buttonStyle(.borderless)
      default: button.buttonStyle(.plain)
      }
    }
    if way == .keys { try panel.key(.tab) }
    if way == .knob { try panel.turn(by: 1) }
    for _ in 0..<3 { try press(panel, "Start", way) }
    #expect(log.take() == ["start", "start", "start"])
  }
}
