import FaceplateTesting
import Graphics
import Testing
import Values

@testable import Controls
@testable import PanelFile

/// Panels of files on a screen, worked by a finger.
@MainActor @Suite("Panels of files") struct PanelFileViewTests {
  private static let room = """
    values:
      room.target: {type: number, in: 5..30, step: 0.5, unit: °C, initial: 20.5}
      room.light: {type: switch}
    pages:
      start:
        body:
          - room.target
          - room.light
          - text: "Target {room.target}, light {room.light}"
          - button: {label: Away, tap: {set: {room.target: 16, room.light: true}}}
    """

  @Test("A value alone is its control, with title, range and unit")
  func control() throws {
    let panel = try ShownPanel(Self.room)
    #expect(try panel.harness.value(of: "Target") == "20.5 °C")
    try panel.harness.tap("Increment", in: "Target")
    #expect(try panel.harness.value(of: "Target") == "21.0 °C")
    #expect(panel.kept("room.target") == "21")
    #expect(panel.harness.labels.contains("Target 21.0\u{202F}°C, light off"))
  }

  @Test("A button sets several values, and texts follow")
  func actions() throws {
    let panel = try ShownPanel(Self.room)
    try panel.harness.tap("Away")
    #expect(panel.kept("room.target") == "16")
    #expect(panel.kept("room.light") == "true")
    #expect(panel.harness.labels.contains("Target 16.0\u{202F}°C, light on"))
  }

  @Test("The config file has the values, with their checks")
  func config() throws {
    let panel = try ShownPanel(Self.room)
    let declaration = try #require(panel.harness.stage.tweaks.declarations.first { $0.id == "room.target" })
    #expect(declaration.description == "a number from 5 to 30 °C in steps of 0.5")
    #expect(declaration.place == "panel.yaml:2")
    #expect(declaration.check("21") == nil)
    #expect(declaration.check("21.2") == "must be a number from 5 to 30 °C in steps of 0.5; the nearest is 21")
    #expect(declaration.check("21,5") == "must be a number from 5 to 30 °C in steps of 0.5; write 21.5")
    panel.harness.stage.tweaks.apply(["room.target": "7.5"])
    try panel.harness.frame()
    #expect(try panel.harness.value(of: "Target") == "7.5 °C")
  }

  @Test("A duration without a unit is refused with the text that has one, unless the value is private")
  func unitless() throws {
    let panel = try ShownPanel(
      """
      values:
        wait: {type: duration, in: 0 s..1 h, step: 30 s, initial: 60 s}
        secret: {type: duration, in: 0 s..1 h, step: 30 s, initial: 60 s, private: true}
        room: {type: number, in: 0..100}
      pages: {start: {body: [wait, secret, room]}}
      """)
    func refusal(_ text: String, of id: String = "wait") throws -> String? {
      try #require(panel.harness.stage.tweaks.declarations.first { $0.id == id }).check(text)
    }
    let limits = "must be a time from 0 s to 1 h in steps of 30 s"
    #expect(try refusal("60 s") == nil)
    #expect(try refusal("60") == "\(limits); write it with a unit: 60 s")
    #expect(try refusal("00:02:30") == "\(limits); write it with a unit: 2 min 30 s")
    // What is suggested is accepted.
    #expect(try refusal("2 min 30 s") == nil)
    #expect(try refusal("65") == "\(limits); write it with a unit, such as 1 min")
    #expect(try refusal("soon") == limits)
    #expect(try refusal("60", of: "secret") == "\(limits); write it with a unit")
    #expect(try refusal("00:02:30", of: "room") == "must be a number from 0 to 100")
  }

  @Test("The config file keeps what a broker only tells, and not what lives there")
  func keeping() throws {
    let panel = try ShownPanel(
      """
      links: {broker: {mqtt: "mqtt://broker.lan"}}
      values:
        own: {type: number, in: 0..10, mqtt: {}}
        unkept: {type: number, in: 0..10, keep: false, mqtt: {}}
        far: {type: number, in: 0..10, mqtt: {topic: a/b, set: a/c}}
      pages: {start: {body: [own, unkept, far]}}
      """)
    #expect(panel.harness.stage.tweaks.declarations.map(\.id).filter { !$0.contains(".") } == ["own"])
  }

  @Test("A range keeps its distance, whoever sets it")
  func distance() throws {
    let panel = try ShownPanel(
      """
      values: {warm: {type: range, in: 30..120, step: 5, distance: 10, initial: 60..80}}
      pages: {start: {body: [warm]}}
      """)
    let declaration = try #require(panel.harness.stage.tweaks.declarations.first { $0.id == "warm" })
    #expect(declaration.description == "two numbers, low..high, from 30 to 120 in steps of 5, at least 10 apart")
    #expect(declaration.check("60..65")?.contains("the nearest is 60..70") == true)
    #expect(declaration.check("60..70") == nil)
    #expect(declaration.check("118..120")?.contains("the nearest is 110..120") == true)
  }

  @Test("Values of each kind have their control, and its value is read back")
  func kinds() throws {
    let panel = try ShownPanel(
      """
      values:
        program: {type: choice, options: {top: Top heat, fan: Fan}, initial: fan}
        name: {type: text, initial: Ann}
        rest: {type: duration, in: 0 s..5 min, step: 30 s, initial: 90 s}
        warm: {type: range, in: 30..120, step: 1, unit: °C, initial: 60..80}
        day: {type: date, initial: 2026-12-24}
        wake: {type: time, initial: "06:30"}
        tint: {type: color, initial: "#E4572E"}
        double: {type: number, unit: °C, is: warm.low * 2}
      pages: {start: {body: [program, name, rest, warm, day, wake, tint, double]}}
      """, size: Size(width: 800, height: 1200))
    #expect(try panel.harness.value(of: "Program") == "Fan")
    #expect(try panel.harness.value(of: "Name") == "Ann")
    try panel.harness.tap("Increment", in: "Rest")
    #expect(try panel.harness.value(of: "Rest") == "2 min")
    #expect(panel.kept("rest") == "2 min")
    #expect(panel.kept("double") == nil)
    #expect(panel.kept("day") == "2026-12-24")
    #expect(panel.harness.labels.contains("Double"))
  }

  // MARK: Conditions and quality

  private static let oven = """
    links: {plc: {modbus: tcp://plc.lan}}
    values:
      oven.door: {type: switch, modbus: {discrete: 0}}
      oven.run: {type: switch, modbus: {coil: 0}}
      oven.now: {type: number, unit: °C, modbus: {input: 0}}
    pages:
      start:
        body:
          - button: {label: Start, enabled: not oven.door and good(oven.now), tap: {set: {oven.run: true}}}
          - text: "Now {oven.now}"
          - text: {text: Hot, visible: oven.now > 220}
          - oven.run
    """

  @Test("An interlock fails safe: what is not known does not open it")
  func interlock() throws {
    let panel = try ShownPanel(Self.oven)
    #expect(try !panel.harness.isEnabled("Start"))
    #expect(panel.harness.labels.contains("Now – –"))
    try panel.tell("oven.door", "false")
    try panel.tell("oven.now", "180")
    #expect(try panel.harness.isEnabled("Start"))
    #expect(panel.harness.labels.contains("Now 180\u{202F}°C"))
    try panel.tell("oven.door", .stale)
    #expect(try !panel.harness.isEnabled("Start"))
    try panel.tell("oven.door", "true")
    #expect(try !panel.harness.isEnabled("Start"))
  }

  @Test("A view is there only while its condition holds")
  func visible() throws {
    let panel = try ShownPanel(Self.oven)
    try panel.tell("oven.now", "221")
    #expect(panel.harness.labels.contains("Hot"))
    try panel.tell("oven.now", .bad("no answer"))
    #expect(!panel.harness.labels.contains("Hot"))
  }

  @Test("A control whose link is down cannot be worked, and says why")
  func broken() throws {
    let panel = try ShownPanel(Self.oven)
    try panel.tell("oven.run", "true")
    #expect(try panel.harness.isEnabled("Run"))
    try panel.tell("oven.run", .bad("The device does not answer"))
    #expect(try !panel.harness.isEnabled("Run"))
    #expect(try panel.harness.value(of: "Run") == "The device does not answer")
  }

  @Test("A value that was told too long ago is stale, and ages grow")
  func stale() async throws {
    let panel = try ShownPanel(
      """
      links: {plc: {modbus: tcp://plc.lan}}
      values: {now: {type: number, stale: 4 s, modbus: {input: 0}}}
      pages: {start: {body: [{text: "Now {now}"}, {text: {text: Old, visible: age(now) > 10 s}}]}}
      """)
    try panel.tell("now", "7")
    try await panel.harness.advance(by: .seconds(3))
    #expect(panel.harness.labels == ["Now 7"])
    try await panel.harness.advance(by: .seconds(3))
    #expect(panel.harness.labels == ["Now – –"])
    try panel.tell("now", "8")
    #expect(panel.harness.labels == ["Now 8"])
    try await panel.harness.advance(by: .seconds(12))
    #expect(panel.harness.labels == ["Now – –", "Old"])
  }

  @Test("An age in a text has whole seconds, and so has a value that is computed from it")
  func ages() async throws {
    let panel = try ShownPanel(
      """
      links: {plc: {modbus: tcp://plc.lan}}
      values:
        now: {type: number, stale: 1 h, modbus: {input: 0}}
        since: {type: duration, is: "age(now) + 1 s"}
      pages: {start: {body: [{text: "{age(now)} {since} {max(age(now), 500 ms)}"}]}}
      """)
    // The value arrives between two looks at the time.
    try await panel.harness.advance(by: .milliseconds(400))
    try panel.tell("now", "7")
    try await panel.harness.advance(by: .milliseconds(3800))
    let labels = panel.harness.labels.map { $0.replacing("\u{202F}", with: " ") }
    #expect(labels == ["3 s 4 s 3 s"], "\(labels)")
  }

  @Test("A value of the panel's own is never out of date, although its broker says when values are")
  func ownAge() async throws {
    let panel = try ShownPanel(
      """
      links: {broker: {mqtt: mqtt://broker.lan, stale: 4 s}}
      values: {own: {type: number, mqtt: {}}, timed: {type: number, stale: 4 s, mqtt: {}}}
      pages: {start: {body: [{text: "{own} and {timed}"}]}}
      """)
    try panel.tell("own", "7")
    try panel.tell("timed", "8")
    try await panel.harness.advance(by: .seconds(12))
    #expect(panel.harness.labels == ["7 and 8"])
  }

  @Test("A long press does what hold says, and nothing of what tap says")
  func hold() throws {
    let panel = try ShownPanel(
      """
      values: {taps: {type: number, in: 0..9}, holds: {type: number, in: 0..9}}
      pages: {start: {body: [{button: {label: Horn, tap: {step: taps}, hold: {step: holds}}}]}}
      """)
    try panel.harness.tap("Horn")
    try panel.harness.hold("Horn", for: .seconds(1))
    #expect(panel.kept("taps") == "1")
    #expect(panel.kept("holds") == "1")
    try panel.harness.tap("Horn")
    #expect(panel.kept("taps") == "2")
  }

  // MARK: Pages and questions

  private static let pages = """
    values: {run: {type: switch}}
    pages:
      start:
        body:
          - button: {label: Service, tap: {go: service}}
          - button: {label: Stop, tap: [{ask: Stop baking?, yes: Stop now}, {set: {run: true}}]}
          - button: {label: Later, tap: [{wait: 5 s}, {set: {run: true}}]}
          - button: {label: Both, tap: [{if: run, then: {tell: It runs}, else: {toggle: run}}]}
      service: {title: Service, body: [{text: Inside}, {button: {label: Leave, tap: back}}]}
    """

  @Test("Pages open and close")
  func navigation() throws {
    let panel = try ShownPanel(Self.pages)
    try panel.harness.tap("Service")
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.labels.contains("Inside"))
    try panel.harness.tap("Leave")
    try panel.harness.advance(by: .seconds(1))
    #expect(!panel.harness.labels.contains("Inside"))
  }

  @Test("A question holds up the actions after it", arguments: [true, false])
  func question(isYes: Bool) throws {
    let panel = try ShownPanel(Self.pages)
    try panel.harness.tap("Stop")
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.kept("run") == "false")
    try panel.harness.tap(isYes ? "Stop now" : "Cancel")
    #expect(panel.kept("run") == "\(isYes)")
  }

  @Test("A condition chooses between actions")
  func choice() throws {
    let panel = try ShownPanel(Self.pages)
    try panel.harness.tap("Both")
    #expect(panel.kept("run") == "true")
    try panel.harness.tap("Both")
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.labels.contains("It runs"))
  }

  @Test("Components and repetitions make items with their arguments")
  func components() throws {
    let panel = try ShownPanel(
      """
      values: {kitchen.target: {type: number, in: 5..30, initial: 20}, bath.target: {type: number, in: 5..30, initial: 24}}
      components:
        Zone: {parameters: [zone, title], body: [{text: "$title: {$zone.target}"}, $zone.target]}
      pages:
        start:
          body:
            - Zone: {zone: kitchen, title: Kitchen}
            - for: {each: room, in: [bath], body: [{Zone: {zone: $room, title: Room $room}}]}
      """)
    #expect(panel.harness.labels.contains("Kitchen: 20"))
    #expect(panel.harness.labels.contains("Room bath: 24"))
  }

  @Test("A file stands in its place")
  func include() {
    let reading = Panels.read(
      "pages: {start: {body: [{include: parts/a.yaml}, {text: After}]}}",
      ["parts/a.yaml": "- text: Before\n- {text: Then}\n"])
    #expect(reading.document?.pages.first?.body.count == 3)
    #expect(reading.paths == ["panel.yaml", "parts/a.yaml"])
  }
}
