import FaceplateTesting
import Links
import Localization
import Looks
import Testing
import Values

@testable import PanelFile

/// What a panel says about orders that were not carried out.
@MainActor @Suite("Orders that are not carried out") struct RefusalsTests {
  private static let text = """
    links: {plc: {modbus: tcp://plc.lan}}
    values:
      target: {type: number, in: 0..100, step: 1, label: Setpoint, modbus: {holding: 0}}
      run: {type: switch, label: Pump, modbus: {coil: 0}}
      mode: {type: choice, options: {auto: Automatic, manual: By hand}, label: Mode, modbus: {holding: 1, map: {auto: 0, manual: 1}}}
      limit: {type: number, label: Limit, modbus: {input: 5}}
    pages:
      start:
        body:
          - stepper: target
          - toggle: run
          - picker: {value: mode, style: segmented}
          - button: {label: Stop, tap: {set: {run: false}}}
          - button: {label: Night, tap: {set: {target: 45, mode: manual}}}
          - button: {label: Most, tap: {set: {target: limit}}}
    """

  /// A panel with values from a device, and its link.
  private func panel() throws -> (ShownPanel, FakeLink) {
    let panel = try ShownPanel(Self.text)
    let link = FakeLink("plc")
    panel.model.isAlone = false
    panel.model.serve { _ in [link] }
    panel.model.receive([
      LinkReport("target", .number(50)), LinkReport("run", .flag(true)), LinkReport("mode", .text("auto")),
    ])
    try panel.harness.frame()
    return (panel, link)
  }

  @Test("An order at the end of a private timer that is refused is in the log alone")
  func privateTimer() async throws {
    let panel = try ShownPanel(
      """
      links: {plc: {modbus: tcp://plc.lan}}
      values:
        egg.time: {type: duration, in: 1 s..2 h, initial: 40 s, private: true}
        run: {type: switch, label: Pump, private: true, modbus: {coil: 0}}
      pages:
        start:
          body:
            - timer: {name: egg, time: egg.time, done: {set: {run: true}}}
      """)
    let link = FakeLink("plc")
    panel.model.isAlone = false
    panel.model.serve { _ in [link] }
    panel.model.receive([LinkReport("run", .flag(false))])
    var lines: [String] = []
    panel.model.log = { lines.append($0) }
    link.isOnline = false
    try panel.startTimer("egg")
    try await panel.harness.advance(by: .seconds(43))
    #expect(lines == ["run cannot be written: No connection"])
    #expect(panel.notices == [])
  }

  @Test("A button without a connection says so on the panel and with speech, once in the log, and the notice goes")
  func button() async throws {
    let (panel, link) = try panel()
    var lines: [String] = []
    panel.model.log = { lines.append($0) }
    link.isOnline = false
    try panel.harness.tap("Stop")
    try await panel.harness.advance(by: .seconds(3))
    #expect(panel.notices == ["Not carried out: Stop (No connection)"])
    #expect(panel.harness.announcements.contains("Not carried out: Stop (No connection)"))
    #expect(lines == ["run cannot be written: No connection"])
    try await panel.harness.advance(by: .seconds(9))
    #expect(panel.notices == [])
  }

  @Test("The notice is shown for its whole time after the last order, though that has the same words")
  func again() async throws {
    let (panel, link) = try panel()
    link.isOnline = false
    try panel.harness.tap("Stop")
    try await panel.harness.advance(by: .seconds(6))
    try panel.harness.tap("Stop")
    try await panel.harness.advance(by: .seconds(6))
    #expect(panel.notices == ["Not carried out: Stop (No connection)"])
    try await panel.harness.advance(by: .seconds(3))
    #expect(panel.notices == [])
  }

  @Test("The notice is said once, though it moves to a page above the others and back")
  func sheet() async throws {
    let panel = try ShownPanel(
      """
      pages:
        start: {body: [{text: Here}]}
        more: {body: [{text: There}]}
      """)
    panel.model.sayRefused("No connection", of: "Horn")
    try await panel.harness.advance(by: .seconds(1))
    panel.model.pages.sheet.write("more")
    try await panel.harness.advance(by: .seconds(1))
    panel.model.pages.sheet.write(nil)
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.notices == ["Not carried out: Horn (No connection)"])
    #expect(panel.harness.announcements.count { $0 == "Not carried out: Horn (No connection)" } == 1)
  }

  @Test("Several orders have one notice, and an order of several values is named once")
  func several() throws {
    let (panel, link) = try panel()
    link.isOnline = false
    try panel.harness.tap("Night")
    try panel.harness.tap("Stop")
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.notices == ["Not carried out: Night, Stop (No connection)"])
  }

  @Test(
    "A control without a connection says so with the title of its value", arguments: ["Increment", "Pump", "By hand"])
  func control(name: String) throws {
    let (panel, link) = try panel()
    link.isOnline = false
    try panel.harness.tap(name)
    try panel.harness.advance(by: .seconds(1))
    let title = ["Increment": "Setpoint", "Pump": "Pump", "By hand": "Mode"][name]
    #expect(panel.notices == title.map { ["Not carried out: \($0) (No connection)"] })
  }

  @Test("An order that the device refuses is said with its reason when the control springs back")
  func refused() throws {
    let (panel, _) = try panel()
    try panel.harness.tap("Increment")
    #expect(panel.notices == [])
    var report = LinkReport("target", .number(50))
    report.refusal = LinkReport.Refusal("the device has failed; look at the device itself")
    panel.model.receive([report])
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.model.datum(of: "target") == .number(50))
    #expect(panel.notices == ["Not carried out: Setpoint (the device has failed)"])
  }

  @Test(
    "The refusal of an order that a newer one has replaced ends and says nothing, whatever the link says with it",
    arguments: [LinkReport("target", .number(50)), LinkReport("target", nil, .unset)])
  func replaced(report: LinkReport) throws {
    let (panel, link) = try panel()
    try panel.harness.tap("Night")
    #expect(panel.model.values["target"]?.write(.number(60)) == nil)
    #expect(link.written.last == "target=60")
    var report = report
    report.refusal = LinkReport.Refusal("The device has changed it", of: .number(45))
    panel.model.receive([report])
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.model.datum(of: "target") == .number(60))
    #expect(panel.model.quality(of: "target") == .pending)
    #expect(panel.notices == [])
    report.refusal?.order = .number(60)
    panel.model.receive([report])
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.notices == ["Not carried out: Setpoint (The device has changed it)"])
  }

  @Test("An order that was on its way when the connection was lost is said, and a lost connection alone is not")
  func lost() throws {
    let (panel, _) = try panel()
    panel.model.receive([LinkReport("mode", nil, .bad("No connection"))])
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.notices == [])
    try panel.harness.tap("Stop")
    panel.model.receive([LinkReport("run", nil, .bad("No connection"))])
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.notices == ["Not carried out: Stop (No connection)"])
  }

  @Test("A reading that is no value leaves its control to a person, who sets any value, also the last known one")
  func unreadable() throws {
    let (panel, link) = try panel()
    let why = "the register is not a value of mode"
    panel.model.receive([LinkReport("mode", nil, .unreadable(why)), LinkReport("run", nil, .unreadable(why))])
    try panel.harness.frame()
    #expect(panel.model.quality(of: "mode").word == "bad")
    #expect(panel.model.parts.last?.fault?.hasSuffix(why) == true)
    #expect(try panel.harness.isEnabled("Automatic"))
    #expect(try panel.harness.isEnabled("Pump"))
    #expect(try panel.harness.value(of: "Pump") == why)
    try panel.harness.tap("Pump")
    try panel.harness.tap("Automatic")
    #expect(link.written == ["run=true", "mode=auto"])
    #expect(panel.model.quality(of: "mode") == .pending)
    panel.model.receive([LinkReport("mode", .text("auto")), LinkReport("run", .flag(true))])
    try panel.harness.frame()
    #expect(panel.model.quality(of: "mode") == .good)
    #expect(panel.notices == [])
    panel.model.receive([LinkReport("mode", nil, .bad("No connection")), LinkReport("run", nil, .bad("No connection"))])
    try panel.harness.frame()
    #expect(try !panel.harness.isEnabled("Automatic"))
    #expect(try !panel.harness.isEnabled("Pump"))
  }

  @Test("Of many orders, the notice names the newest")
  func many() throws {
    let (panel, _) = try panel()
    let refusals = panel.model.outside.refusals
    for number in 1...100 { refusals.add("V\(number)", "No answer", in: .standard) }
    let names = (93...100).map { "V\($0)" }.joined(separator: ", ")
    #expect(refusals.notice.value?.string == "Not carried out: \(names) (No answer)")
  }

  @Test("A message that fails after the press, in the thread of its broker, is said with the title of the button")
  func later() async throws {
    let panel = try ShownPanel(
      """
      links: {broker: {mqtt: mqtt://broker.lan}}
      pages: {start: {body: [{button: {label: Horn, tap: {publish: {topic: horn, text: "1"}}}}]}}
      """)
    let broker = FakeLink("broker")
    panel.model.serve { _ in [broker] }
    try panel.harness.tap("Horn")
    #expect(broker.published == ["horn=1 by Horn"])
    #expect(panel.notices == [])
    broker.panel?.sayRefused("No connection", of: "Horn")
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.notices == ["Not carried out: Horn (No connection)"])
    #expect(panel.harness.announcements.contains("Not carried out: Horn (No connection)"))
  }

  @Test("An order that depends on an unknown value is said")
  func unknown() throws {
    let (panel, link) = try panel()
    try panel.harness.tap("Most")
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.notices == ["Not carried out: Most (Not known yet)"])
    #expect(link.written == [])
  }

  @Test("What follows an order that is refused at once is not carried out, and all values of one set are ordered")
  func rest() throws {
    let panel = try ShownPanel(
      """
      links: {plc: {modbus: tcp://plc.lan}, spare: {modbus: tcp://spare.lan}}
      values:
        run: {type: switch, label: Pump, modbus: {link: plc, coil: 0}}
        lamp: {type: switch, modbus: {link: spare, coil: 0}}
        count: {type: number}
      pages:
        start:
          - button: {name: stop, label: Stop, tap: [{set: {run: false, lamp: true}}, {tell: It stands still}, {step: count}]}
      """)
    let (plc, spare) = (FakeLink("plc"), FakeLink("spare"))
    panel.model.isAlone = false
    panel.model.serve { _ in [plc, spare] }
    panel.model.receive([LinkReport("run", .flag(true)), LinkReport("lamp", .flag(false))])
    var lines: [String] = []
    panel.model.log = { lines.append($0) }
    plc.isOnline = false
    #expect(panel.model.press("stop") == nil)
    #expect(panel.model.questions.shown.value == nil && panel.kept("count") == "0")
    #expect(spare.written == ["lamp=true"])
    #expect(
      lines == ["run cannot be written: No connection", "the actions after a refused order are not carried out"])
    plc.isOnline = true
    panel.model.receive([LinkReport("run", .flag(true))])
    #expect(panel.model.press("stop") == nil)
    #expect(panel.model.questions.shown.value?.text == "It stands still")
    #expect(plc.written == ["run=false"])
  }

  @Test("The arguments of a command have the form for programs, and it is not run with an unknown value")
  func arguments() throws {
    let panel = try ShownPanel(
      """
      values:
        target: {type: number, in: 30..2500, step: 0.5, unit: °C, initial: 1180.5}
        time: {type: duration, in: 0 s..2 h, step: 1 s, initial: 90 s}
        lamp: {type: number, modbus: {link: plc, input: 0}}
      links: {plc: {modbus: tcp://plc.lan}}
      pages:
        start:
          - button: {name: bake, label: Bake, tap: {run: bake, with: ["{target}", "{time}"]}}
          - button: {name: lamp, label: Lamp, tap: {run: bake, with: ["{lamp}"]}}
      """)
    var runs: [[String]] = []
    panel.model.run = { order, _ in
      runs.append([order.name] + order.arguments)
      return nil
    }
    for name in ["bake", "lamp"] { #expect(panel.model.press(name) == nil) }
    #expect(runs == [["bake", "1180.5", "90"]])
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.notices == ["Not carried out: Lamp (Not known yet)"])
  }

  @Test("A message to a broker has its values in the form of the config file, and is not sent with an unknown value")
  func message() throws {
    let panel = try ShownPanel(
      """
      links: {broker: {mqtt: mqtt://broker.lan}}
      values:
        target: {type: number, in: 30..2500, step: 0.5, unit: °C, initial: 1180.5}
        time: {type: duration, in: 0 s..2 h, step: 1 s, initial: 90 s}
        note: {type: text, initial: 'a"b'}
        mode: {type: choice, options: {fan: Fan, top: Top heat}, initial: fan}
        lamp: {type: number, unit: "%", in: 0..100, mqtt: {topic: lamp, set: lamp/set}}
      pages:
        start:
          - button:
              name: send
              label: Send
              tap: {publish: {topic: "out/{mode}", text: '{{"l": {target}, "t": {time}, "n": "{note}", "m": "{mode}"}}'}}
          - button: {name: plain, label: Plain, tap: {publish: {topic: plain, text: "{target * 2}, {note}"}}}
          - button: {name: lamp, label: Lamp, tap: {publish: {topic: lamp, text: "{lamp}"}}}
      """)
    let link = FakeLink("broker")
    panel.model.isAlone = false
    panel.model.serve { _ in [link] }
    for name in ["send", "plain", "lamp"] { #expect(panel.model.press(name) == nil) }
    #expect(
      link.published == [
        #"out/fan={"l": 1180.5, "t": 90, "n": "a\"b", "m": "fan"} by Send"#, #"plain=2361, a"b by Plain"#,
      ])
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.notices == ["Not carried out: Lamp (Not known yet)"])
  }
}
