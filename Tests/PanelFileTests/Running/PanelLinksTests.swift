import FaceplateTesting
import Links
import Testing
import Values

@testable import PanelFile

@MainActor @Suite("The links of a running panel") struct PanelLinksTests {
  private static let text = """
    links: {plc: {modbus: tcp://plc.lan}}
    values:
      a: {type: number, in: 0..100, step: 1, modbus: {holding: 0}}
      b: {type: number, modbus: {input: 1}}
      c: {type: switch, modbus: {coil: 2}}
      d: {type: number, is: b * 2}
      own: {type: number, in: 0..10, step: 1, initial: 3}
    pages:
      first:
        body:
          - a
          - button: {label: More, tap: {go: second}}
          - button: {label: Off, name: "off", enabled: a > 5, tap: {set: {own: 0}}}
      second: {title: Second, body: [{text: "{d}"}, {text: {text: Open, visible: c}}]}
    """

  private func panel(mirrors: Bool = false) throws -> (ShownPanel, FakeLink) {
    let panel = try ShownPanel(Self.text)
    let link = FakeLink("plc")
    link.mirrors = mirrors
    panel.model.isAlone = false
    panel.model.serve { _ in [link] }
    return (panel, link)
  }

  @Test("The panel file and each link are good, or say what is wrong; a broker is told of each change")
  func parts() async throws {
    let (panel, link) = try panel(mirrors: true)
    let good = [PartState("panel-file", fault: nil), PartState(link: "plc", fault: nil)]
    #expect(panel.model.parts == good && link.parts == good)
    #expect(good.map(\.name) == ["panel-file", "link-plc"] && good.allSatisfy { $0.text == "good" })
    link.isOnline = false
    link.panel?.linkChanged()
    #expect(link.parts == [good[0], PartState(link: "plc", fault: "no connection")])
    link.isOnline = true
    link.panel?.linkChanged()
    #expect(link.parts == good)
    // Once a device answers, one of its registers may still be refused.
    try panel.tell("b", .bad("the device has no such address"))
    for _ in 0..<50 where link.parts == good { await Task.yield() }
    #expect(link.parts == [good[0], PartState(link: "plc", fault: "b: the device has no such address")])
    try panel.tell("b", "4")
    for _ in 0..<50 where link.parts != good { await Task.yield() }
    #expect(link.parts == good)
    try panel.save("pages: {start: {body: [{txt: A}]}}")
    #expect(link.parts.map(\.name) == ["panel-file", "link-plc"])
    #expect(link.parts[0].fault?.hasPrefix("panel.yaml:1:") == true && link.parts[1] == good[1])
    try panel.save(Self.text)
    #expect(link.parts == good)
  }

  @Test("A link whose connection is back is good, also while a value of another page has not been read again")
  func partsAfterAnInterruption() throws {
    let (panel, link) = try panel()
    link.isOnline = false
    for name in ["a", "b", "c"] { try panel.tell(name, .bad(Quality.noConnection)) }
    #expect(panel.model.parts.last == PartState(link: "plc", fault: "no connection"))
    link.isOnline = true
    try panel.tell("a", "4")
    #expect(!link.wanted.contains("b") && panel.model.quality(of: "b") == .bad(Quality.noConnection))
    #expect(panel.model.parts.last == PartState(link: "plc", fault: nil))
    try panel.tell("a", .bad("the device is busy"))
    #expect(panel.model.parts.last == PartState(link: "plc", fault: "a: the device is busy"))
  }

  @Test("Others read no reason of a hidden value, and no folder and no text of a panel file")
  func publicFaults() throws {
    let hidden = "modbus: {holding: 0}, mqtt: none"
    let panel = try ShownPanel(
      """
      links: {plc: {modbus: tcp://plc.lan}}
      values:
        own: {type: number, \(hidden)}
        pin: {type: number, private: true, modbus: {holding: 1}}
        plain: {type: number, modbus: {holding: 2}}
      pages: {start: {body: [{value: plain}]}}
      """)
    panel.model.serve { _ in [FakeLink("plc")] }
    try panel.tell("own", .bad("4711 is refused"))
    try panel.tell("pin", .bad("0815 is refused"))
    #expect(
      panel.model.parts.last
        == PartState(
          link: "plc", fault: "own: 4711 is refused",
          publicFault: "a value is bad; kiosk status at the panel says which"))
    try panel.tell("plain", .bad("there is no such address"))
    #expect(
      panel.model.parts.last
        == PartState(link: "plc", fault: "own: 4711 is refused", publicFault: "plain: there is no such address"))
    let document = try #require(panel.model.document)
    let place = PanelPlace(file: "/home/anna/oven.yaml", line: 12, column: 15)
    let problem = PanelProblem(place, "there is no value “4711”", "write one of code")
    panel.model.show(PanelReading(document: nil, problems: [problem], paths: []))
    #expect(panel.model.document?.name == document.name)
    #expect(panel.model.parts.first?.text == "/home/anna/oven.yaml:12:15: there is no value “4711”; write one of code")
    #expect(panel.model.parts.first?.publicText == "a mistake at oven.yaml:12:15")
    panel.model.show(PanelReading(document: nil, problems: [problem, problem], paths: []))
    #expect(panel.model.parts.first?.publicText == "2 mistakes, the first at oven.yaml:12:15")
  }

  @Test("A link that the program does not serve is not good, nor is a source that needs no link")
  func unservedParts() throws {
    let panel = try ShownPanel(
      """
      links: {plc: {modbus: tcp://plc.lan}}
      values: {a: {type: number, modbus: {holding: 0}}, b: {type: text, command: {run: time}}}
      pages: {start: {body: [{value: a}, {value: b}]}}
      """)
    #expect(panel.model.parts.map(\.name) == ["panel-file", "link-plc", "source-command"])
    #expect(panel.model.parts.map { $0.fault == nil } == [true, false, false])
  }

  @Test("What is on the page is read, with what it is computed from, and nothing else")
  func demand() throws {
    let (panel, link) = try panel()
    #expect(link.wanted == ["a", "own"])
    try panel.harness.tap("More")
    try panel.harness.frame()
    #expect(link.wanted.intersection(["a", "b", "c", "d"]) == ["b", "c", "d"])
  }

  @Test("The values that decide alarms and their words are read although no page shows them")
  func alarms() throws {
    let panel = try ShownPanel(
      Self.text + "\nalarms: {low: {value: b, below: 5, text: \"Low\"}, open: {when: c, text: \"Open at {d}\"}}")
    let link = FakeLink("plc")
    panel.model.serve { _ in [link] }
    #expect(link.wanted == ["a", "own", "b", "c", "d"])
  }

  @Test("What alarms and timers act on is read although no page shows it")
  func acting() throws {
    let panel = try ShownPanel(
      """
      links: {plc: {modbus: tcp://plc.lan}}
      values:
        now: {type: number, modbus: {input: 0}}
        fan: {type: switch, modbus: {coil: 0}}
        lamp: {type: switch, modbus: {coil: 1}}
        rest: {type: duration, in: 1 s..1 h, modbus: {holding: 1}}
        run: {type: switch, modbus: {coil: 2}}
        other: {type: switch, modbus: {coil: 3}}
        more: {type: switch, modbus: {coil: 4}}
        off: {type: switch, modbus: {coil: 5}}
      alarms: {hot: {value: now, above: 5, text: Hot, do: [{if: lamp, then: {toggle: fan}, else: {set: {more: lamp}}}]}}
      pages:
        first: {body: [{text: Nothing}]}
        second: {body: [{timer: {name: egg, time: rest, done: {set: {run: false}}}}, off]}
      """)
    let link = FakeLink("plc")
    panel.model.serve { _ in [link] }
    #expect(link.wanted == ["now", "fan", "lamp", "rest", "run", "more"])
  }

  @Test("A control writes what was read last only if its value is not read at the moment")
  func unread() throws {
    let (panel, link) = try panel()
    panel.model.receive([LinkReport("c", .flag(false)), LinkReport("a", .number(20))])
    panel.model.values["c"]?.flag.wrappedValue = false
    #expect(link.written == ["c=false"])
    // The one that is shown is what it says.
    panel.model.values["a"]?.number.wrappedValue = 20
    #expect(link.written == ["c=false"])
    try panel.harness.tap("More")
    try panel.harness.frame()
    panel.model.receive([LinkReport("c", .flag(false))])
    panel.model.values["c"]?.flag.wrappedValue = false
    #expect(link.written == ["c=false"])
  }

  @Test("A control writes to the link, and is pending until the link has told")
  func writing() throws {
    let (panel, link) = try panel()
    panel.model.receive([LinkReport("a", .number(20))])
    try panel.harness.frame()
    try panel.harness.tap("Increment")
    #expect(link.written == ["a=21"])
    #expect(panel.model.quality(of: "a") == .pending)
    panel.model.receive([LinkReport("a", .number(21))])
    #expect(panel.model.quality(of: "a") == .good)
    #expect(link.written == ["a=21"])
  }

  @Test("After an order that was not carried out the last report is shown at once, although it looks like an echo")
  func refused() throws {
    let (panel, link) = try panel()
    panel.model.receive([LinkReport("a", .number(20))])
    #expect(panel.model.values["a"]?.write(.number(30)) == nil)
    #expect(link.written == ["a=30"])
    var refusal = LinkReport("a", .number(20))
    refusal.refusal = LinkReport.Refusal("No answer")
    panel.model.receive([refusal])
    #expect(panel.model.datum(of: "a") == .number(20))
    #expect(panel.model.quality(of: "a") == .good)
  }

  @Test("An order, its refusal and a repeated report are no readings: the age of the value does not start again")
  func agesOfOrders() async throws {
    let panel = try ShownPanel(
      """
      links: {plc: {modbus: tcp://plc.lan}}
      values: {a: {type: number, stale: 4 s, modbus: {holding: 0}}}
      pages: {start: {body: [a]}}
      """)
    panel.model.isAlone = false
    panel.model.serve { _ in [FakeLink("plc")] }
    var refusal = LinkReport("a", .number(20))
    panel.model.receive([refusal])
    refusal.refusal = LinkReport.Refusal("No answer")
    try await panel.harness.advance(by: .seconds(3))
    #expect(panel.model.values["a"]?.write(.number(30)) == nil)
    #expect(panel.model.quality(of: "a") == .pending)
    #expect(panel.model.age(of: "a") == .seconds(3))
    panel.model.receive([refusal])
    #expect(panel.model.quality(of: "a") == .good)
    #expect(panel.model.age(of: "a") == .seconds(3))
    try await panel.harness.advance(by: .seconds(3))
    #expect(panel.model.quality(of: "a") == .stale)
    var repeated = LinkReport("a", .number(20))
    repeated.isRepeated = true
    for report in [refusal, repeated] {
      panel.model.receive([report])
      #expect(panel.model.quality(of: "a") == .stale)
      #expect(panel.model.age(of: "a") == .seconds(6))
    }
  }

  @Test("A link that mirrors the panel is told each change once, also of values that live elsewhere")
  func mirrors() async throws {
    let (panel, link) = try panel(mirrors: true)
    #expect(link.wanted == ["a", "b", "c", "d", "own"])
    #expect(link.takeNoted().contains("own=3 good"))
    for number in 1...10 { panel.model.receive([LinkReport("b", .number(Double(number)))]) }
    for _ in 0..<50 where link.noted.isEmpty { await Task.yield() }
    #expect(link.takeNoted() == ["b=10 good", "d=20 good"])
    #expect(panel.model.set("own", to: Datum.number(4)) == nil)
    for _ in 0..<50 where link.noted.isEmpty { await Task.yield() }
    #expect(link.takeNoted() == ["own=4 good"])
  }

  @Test("A link that mirrors the panel is told once when an alarm asks for attention, and when it does not any more")
  func mirroredAlarms() async throws {
    let panel = try ShownPanel(
      Self.text + "\nalarms: {low: {value: own, below: 2, text: Low}, high: {value: own, above: 8, text: High}}")
    let link = FakeLink("plc")
    link.mirrors = true
    panel.model.serve { _ in [link] }
    #expect(link.alarms == ["low=false", "high=false"])
    try panel.tell("own", "1")
    try await panel.harness.advance(by: .seconds(1))
    #expect(link.alarms == ["low=false", "high=false", "low=true"])
    try panel.harness.tap("Acknowledge")
    try panel.tell("own", "3")
    try await panel.harness.advance(by: .seconds(1))
    #expect(link.alarms == ["low=false", "high=false", "low=true", "low=false"])
  }

  @Test("Somebody outside may do what a person may, and is told why not")
  func outside() throws {
    let (panel, link) = try panel()
    let outside = try #require(link.panel)
    #expect(outside.set("own", to: .number(11)) == "must be a number from 0 to 10 in steps of 1; the nearest is 10")
    #expect(outside.set("b", to: .number(1)) == "b can only be read")
    #expect(outside.set("d", to: .number(1)) == "d can only be read")
    #expect(outside.set("none", to: .number(1)) == "there is no value none")
    #expect(outside.press("off") == "off cannot be pressed now")
    panel.model.receive([LinkReport("a", .number(6))])
    #expect(outside.press("off") == nil)
    #expect(panel.model.datum(of: "own") == .number(0))
    #expect(outside.press("on") == "there is no button on")
  }

  @Test(
    "Somebody outside presses only what a person could press: all conditions on the way to a button hold",
    arguments: [
      "group: {enabled: not door, body: [{row: {body: [BUTTON]}}]}", "column: {visible: not door, body: [BUTTON]}",
      "row: {body: [{column: {enabled: door == false, body: [BUTTON]}}]}",
    ])
  func conditions(place: String) throws {
    let button = "{button: {name: start, label: Start, tap: {set: {run: true}}}}"
    let panel = try ShownPanel(
      """
      values:
        door: {type: switch, initial: true}
        run: {type: switch}
      pages: {start: {body: [{\(place.replacing("BUTTON", with: button))}, {text: Nothing}]}}
      """)
    #expect(panel.model.press("start") == "start cannot be pressed now")
    #expect(panel.kept("run") == "false")
    try panel.tell("door", "false")
    #expect(panel.model.press("start") == nil)
    #expect(panel.kept("run") == "true")
  }

  @Test("A button that is not shown, or never works, is not pressed from outside")
  func hidden() throws {
    let panel = try ShownPanel(
      """
      values: {door: {type: switch, initial: true}, run: {type: switch}}
      pages:
        start:
          body:
            - button: {name: one, label: One, visible: not door, tap: {set: {run: true}}}
            - button: {name: two, label: Two, enabled: false, tap: {set: {run: true}}}
            - text: Nothing
      """)
    for name in ["one", "two"] { #expect(panel.model.press(name) == "\(name) cannot be pressed now") }
    #expect(panel.kept("run") == "false")
  }

  @Test("The links stay while the look of the file changes, and are made again when what they serve does")
  func reload() throws {
    let (panel, link) = try panel()
    var made = 0
    panel.model.serve { _ in
      made += 1
      return [FakeLink("plc")]
    }
    #expect(link.isStopped)
    try panel.save(Self.text.replacing("label: More", with: "label: Further"))
    #expect(made == 1)
    try panel.save(Self.text.replacing("holding: 0", with: "holding: 1"))
    #expect(made == 2)
  }

  @Test("A colour leaves the panel in one form, whatever the form in which it was set")
  func colors() throws {
    let panel = try ShownPanel(
      """
      links: {plc: {mqtt: "mqtt://broker.lan"}}
      values:
        own: {type: color, initial: "#123"}
        far: {type: color, mqtt: {topic: a, set: b}}
        seen: {type: color, is: "'#456' if own == '#112233' else red"}
      pages:
        start:
          body:
            - own
            - button: {name: both, label: Both, tap: {set: {own: "rgb(1 2 3)", far: "rgb(1 2 3 / 0.8)"}}}
      """)
    let link = FakeLink("plc")
    link.mirrors = true
    panel.model.isAlone = false
    panel.model.serve { _ in [link] }
    #expect(link.takeNoted().filter { !$0.hasPrefix("far") } == ["own=#112233 good", "seen=#445566 good"])
    #expect(panel.model.press("both") == nil)
    try panel.harness.frame()
    #expect(panel.kept("own") == "#010203")
    #expect(link.written == ["far=#010203CC"])
    // The device reports the order in another form: that is no other colour.
    link.panel?.receive([LinkReport("far", .text("rgb(1 2 3 / 80%)"))])
    #expect(panel.model.values["far"]?.datum == .text("#010203CC"))
    #expect(panel.model.quality(of: "far") == .good)
    try panel.tell("own", "#a1b2c3")
    #expect(panel.kept("own") == "#A1B2C3")
  }
}
