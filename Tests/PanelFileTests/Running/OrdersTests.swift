import FaceplateTesting
import Links
import Runtime
import Testing
import Values

@testable import PanelFile

/// A panel with a device that answers each order after a time.
@MainActor private final class SlowDevice {
  let panel: ShownPanel
  let link = FakeLink("broker")
  var harness: Harness { panel.harness }
  /// How long an answer takes; `nil` for a device that does not answer.
  var delay: Duration?
  /// What the device makes of an order.
  var answer: (Datum) -> Datum = { $0 }
  /// The orders with their times.
  private(set) var orders: [(time: Duration, text: String)] = []
  private var answers: [(time: Duration, report: LinkReport)] = []

  init(_ value: String, _ item: String, delay: Duration? = .milliseconds(400)) throws {
    panel = try ShownPanel(
      """
      links: {broker: {mqtt: mqtt://broker.lan}, plc: {modbus: tcp://plc.lan}}
      values: {level: {\(value)}, shown: {type: switch, initial: true}}
      pages: {start: {body: [\(item), {text: Nothing}]}}
      """)
    self.delay = delay
    panel.model.isAlone = false
    let other = FakeLink("plc")
    panel.model.serve { [link] _ in [link, other] }
    for link in [link, other] {
      link.onWrite = { [unowned self] name, datum in
        orders.append((harness.now, datum.text))
        if let delay { answers.append((harness.now + delay, LinkReport(name, answer(datum)))) }
      }
    }
  }

  /// A device of a number from 0 to 100 that is 50.
  static func level(_ item: String, more: String = "", delay: Duration? = .milliseconds(400)) throws -> SlowDevice {
    let device = try SlowDevice(
      "type: number, in: 0..100, step: 1, \(more)mqtt: {topic: d/state, set: d/set}", item, delay: delay)
    device.report(.number(50))
    try device.harness.frame()
    return device
  }

  func report(_ datum: Datum) { panel.model.receive([LinkReport("level", datum)]) }

  /// Lets time pass, while the device answers.
  func pass(_ duration: Duration) async throws {
    let end = harness.now + duration
    while let next = answers.map(\.time).min(), next <= end {
      try await harness.advance(to: max(next, harness.now))
      panel.model.receive(answers.filter { $0.time <= harness.now }.map(\.report))
      answers.removeAll { $0.time <= harness.now }
      try harness.frame()
    }
    try await harness.advance(to: max(end, harness.now))
  }

  var value: Datum? { panel.model.datum(of: "level") }
  var quality: Quality { panel.model.quality(of: "level") }
}

@MainActor @Suite("Orders that a device answers late") struct OrdersTests {
  private nonisolated static let stepper = "{stepper: {value: level, label: Level}}"
  private nonisolated static let slider = "{slider: {value: level, label: Level}}"

  @Test(
    "Taps add up, however late the device answers",
    arguments: [(6, 250, 50), (6, 250, 400), (10, 150, 400), (6, 300, 800), (6, 400, 1900)])
  func taps(count: Int, gap: Int, delay: Int) async throws {
    let device = try SlowDevice.level(Self.stepper, delay: .milliseconds(delay))
    for _ in 0..<count {
      try device.harness.tap("Increment")
      try await device.pass(.milliseconds(gap))
    }
    try await device.pass(.seconds(3))
    #expect(device.orders.last?.text == "\(50 + count)")
    #expect(device.value == .number(Double(50 + count)))
    #expect(device.quality == .good)
  }

  @Test("A device that rounds what it takes loses no tap")
  func rounding() async throws {
    let device = try SlowDevice.level(Self.stepper)
    device.answer = { if case .number(let number) = $0 { .number((number * 2.55).rounded() / 2.55) } else { $0 } }
    for _ in 0..<6 {
      try device.harness.tap("Increment")
      try await device.pass(.milliseconds(250))
    }
    try await device.pass(.seconds(3))
    #expect(device.orders.last?.text == "56")
    #expect(device.quality == .good)
  }

  @Test("A text is sent when its entry ends and not while it is typed; after Escape nothing is sent")
  func text() async throws {
    let device = try SlowDevice(
      "type: text, mqtt: {topic: d/state, set: d/set}", "{text field: {value: level, label: Name}}")
    device.report(.text("Boiler"))
    try device.harness.frame()
    try device.harness.key(.tab)
    for end in [Key.escape, .enter] {
      for character in "-X9" {
        try device.harness.key(.character(character))
        try await device.pass(.milliseconds(300))
      }
      #expect(device.orders.isEmpty)
      try device.harness.key(end)
      try await device.pass(.seconds(3))
      #expect(device.value == .text(end == .escape ? "Boiler" : "Boiler-X9"))
    }
    #expect(device.orders.map(\.text) == ["Boiler-X9"])
  }

  @Test("A value beyond the range is no answer to the order of its end")
  func beyond() async throws {
    let device = try SlowDevice.level("{button: {label: Full, tap: {set: {level: 100}}}}")
    device.report(.number(150))
    try device.harness.tap("Full")
    try await device.pass(.milliseconds(100))
    device.report(.number(150))
    #expect(device.value == .number(100))
    try await device.pass(.seconds(1))
    #expect(device.value == .number(100))
    #expect(device.quality == .good)
  }

  @Test("A button sets what the last reading says already, since the device may hold another value by now")
  func repeated() async throws {
    let device = try SlowDevice.level("{button: {label: Half, tap: {set: {level: 50}}}}")
    try device.harness.tap("Half")
    try await device.pass(.seconds(1))
    #expect(device.orders.map(\.text) == ["50"])
    #expect(device.quality == .good)
    // Another program asks for the same.
    #expect(device.panel.model.set("level", to: .number(50)) == nil)
    try await device.pass(.seconds(1))
    #expect(device.orders.map(\.text) == ["50", "50"])
    #expect(device.quality == .good)
  }

  @Test("Orders of buttons add up, too")
  func steps() async throws {
    let device = try SlowDevice.level("{button: {label: More, tap: {step: level}}}")
    for _ in 0..<6 {
      try device.harness.tap("More")
      try await device.pass(.milliseconds(250))
    }
    try await device.pass(.seconds(3))
    #expect(device.orders.map(\.text) == ["51", "52", "53", "54", "55", "56"])
    #expect(device.value == .number(56))
  }

  @Test("A device that makes something else of an order is believed after two seconds")
  func changed() async throws {
    let device = try SlowDevice.level(Self.stepper)
    device.answer = { _ in .number(20) }
    try device.harness.tap("Increment")
    try await device.pass(.seconds(1))
    #expect(device.value == .number(51))
    #expect(device.quality == .pending)
    try await device.pass(.seconds(2))
    #expect(device.value == .number(20))
    #expect(device.quality == .good)
  }

  @Test("A device that keeps its old value is believed once the patience of its link is over")
  func refused() async throws {
    let device = try SlowDevice.level(Self.stepper)
    device.answer = { _ in .number(50) }
    try device.harness.tap("Increment")
    try await device.pass(.seconds(1))
    #expect(device.value == .number(51))
    try await device.pass(.seconds(2))
    #expect(device.value == .number(50))
    #expect(device.quality == .good)
  }

  @Test("A drag sends five orders a second at most, and the last one always")
  func drag() async throws {
    let device = try SlowDevice.level(Self.slider, delay: nil)
    try device.harness.press("Level")
    for _ in 0..<60 {
      try device.harness.move(dx: 4)
      try await device.pass(.milliseconds(16))
    }
    let seconds = device.harness.now / .seconds(1)
    #expect(device.orders.count > 2)
    #expect(Double(device.orders.count) <= 5 * seconds + 1)
    // The finger rests: what it has set is sent although it is not lifted.
    try await device.pass(.milliseconds(300))
    #expect(device.orders.last?.text == device.value?.text)
    try device.harness.lift()
    try await device.pass(.milliseconds(300))
    #expect(device.orders.last?.text == device.value?.text)
    #expect(zip(device.orders, device.orders.dropFirst()).allSatisfy { $1.time - $0.time >= .milliseconds(200) })
  }

  @Test("A handle stays where the finger has left it, while echoes of the drag come in")
  func echoes() async throws {
    let device = try SlowDevice.level(Self.slider)
    try device.harness.press("Level")
    for _ in 0..<60 {
      try device.harness.move(dx: 4)
      try await device.pass(.milliseconds(16))
    }
    try device.harness.lift()
    let value = device.value
    for _ in 0..<40 {
      try await device.pass(.milliseconds(50))
      #expect(device.value == value)
    }
    #expect(device.quality == .good)
  }

  @Test("With send: released one order is sent, at the release; this is how registers are written")
  func released() async throws {
    let released = try SlowDevice.level(Self.slider, more: "send: released, ", delay: nil)
    let register = try SlowDevice(
      "type: number, in: 0..100, step: 1, modbus: {holding: 0}", Self.slider, delay: nil)
    for device in [released, register] {
      device.report(.number(50))
      try device.harness.frame()
      try device.harness.press("Level")
      for _ in 0..<30 {
        try device.harness.move(dx: 4)
        try await device.pass(.milliseconds(16))
      }
      #expect(device.orders.isEmpty)
      try device.harness.lift()
      try await device.pass(.milliseconds(300))
      #expect(device.orders.map(\.text) == [device.value?.text])
    }
  }

  @Test("With send: changed a register is written during a drag")
  func register() async throws {
    let device = try SlowDevice(
      "type: number, in: 0..100, step: 1, send: changed, modbus: {holding: 0}", Self.slider, delay: nil)
    device.report(.number(50))
    try device.harness.frame()
    try device.harness.press("Level")
    for _ in 0..<30 {
      try device.harness.move(dx: 4)
      try await device.pass(.milliseconds(16))
    }
    #expect(device.orders.count > 1)
  }

  @Test("A report that comes while a finger rests on a control is shown after the release")
  func heldByFinger() async throws {
    let device = try SlowDevice.level(Self.slider)
    try device.harness.press("Level")
    try await device.pass(.milliseconds(500))
    let before = device.value
    device.report(.number(20))
    try await device.pass(.seconds(6))
    #expect(device.value == before)
    try device.harness.lift()
    try await device.pass(.milliseconds(100))
    #expect(device.value == .number(20))
    #expect(device.quality == .good)
  }

  @Test("A report that comes while the knob holds a control is shown after it", arguments: [stepper, slider])
  func heldByKnob(item: String) async throws {
    let device = try SlowDevice.level(item)
    try device.harness.turn(to: "Level")
    try device.harness.pressKnob()
    device.report(.number(20))
    try await device.pass(.seconds(1))
    #expect(device.value == .number(50))
    try device.harness.pressKnob()
    try await device.pass(.milliseconds(100))
    #expect(device.value == .number(20))
    #expect(device.orders.isEmpty)
  }

  @Test("What another program sets while a finger rests on a control is set after the release")
  func orderedMeanwhile() async throws {
    let device = try SlowDevice.level(Self.stepper)
    let control = Identity()
    let value = try #require(device.panel.model.values["level"])
    value.hold(true, by: control)
    #expect(device.panel.model.set("level", to: .number(20)) == nil)
    #expect(device.orders.isEmpty)
    value.hold(false, by: control)
    #expect(device.orders.map(\.text) == ["20"])
  }

  @Test("A value is held until the last of its controls is released")
  func twoControls() throws {
    let device = try SlowDevice.level(Self.stepper)
    let (one, two) = (Identity(), Identity())
    let value = try #require(device.panel.model.values["level"])
    value.hold(true, by: one)
    value.hold(true, by: two)
    device.report(.number(20))
    value.hold(false, by: one)
    #expect(device.value == .number(50))
    value.hold(false, by: two)
    #expect(device.value == .number(20))
  }

  @Test("A control that disappears while a finger rests on it holds nothing any more")
  func vanished() async throws {
    let device = try SlowDevice.level("{slider: {value: level, label: Level, visible: shown}}")
    try device.harness.press("Level")
    try device.panel.tell("shown", "false")
    device.report(.number(30))
    try await device.pass(.milliseconds(100))
    #expect(device.value == .number(30))
    #expect(device.quality == .good)
  }

  @Test("A wheel that a finger rests on holds its value, too")
  func wheel() async throws {
    let device = try SlowDevice(
      "type: choice, options: [top, fan, grill], mqtt: {topic: d/state, set: d/set}",
      "{picker: {value: level, label: Level, style: wheel}}")
    device.report(.text("fan"))
    try device.harness.frame()
    try device.harness.press("Fan")
    device.report(.text("grill"))
    try await device.pass(.milliseconds(300))
    #expect(device.value == .text("fan"))
    try device.harness.lift()
    try await device.pass(.seconds(1))
    #expect(device.value == .text("grill"))
    #expect(device.orders.isEmpty)
  }

  @Test("The letters of a field are not replaced while somebody types")
  func typing() async throws {
    let device = try SlowDevice(
      "type: text, mqtt: {topic: d/state, set: d/set}", "{text field: {value: level, label: Level}}")
    device.report(.text("old"))
    try device.harness.frame()
    try device.harness.tap("Level")
    device.report(.text("new"))
    #expect(device.value == .text("old"))
  }

  @Test("A lost connection answers no order: what is reported afterwards counts at once")
  func lost() async throws {
    let device = try SlowDevice.level(Self.stepper, delay: nil)
    try device.harness.tap("Increment")
    device.panel.model.receive([LinkReport("level", nil, .bad("No connection"))])
    device.report(.number(50))
    #expect(device.value == .number(50))
    #expect(device.quality == .good)
  }

  @Test("A switch that is tapped twice ends as it began, whatever comes back in between")
  func toggles() async throws {
    let device = try SlowDevice("type: switch, mqtt: {topic: d/state, set: d/set}", "level")
    device.report(.flag(false))
    try device.harness.frame()
    for _ in 0..<2 {
      try device.harness.tap("Level")
      try await device.pass(.milliseconds(250))
    }
    try await device.pass(.seconds(3))
    #expect(device.orders.map(\.text) == ["true", "false"])
    #expect(device.value == .flag(false))
  }
}
