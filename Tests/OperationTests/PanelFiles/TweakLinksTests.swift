import Faceplate
import FaceplateTesting
import Links
import Testing
import Values

@testable import Controls
@testable import Looks
@testable import Operation

extension PanelLink {
  fileprivate static let plc = PanelLink.modbus("plc", "tcp://plc.lan", unit: 1)
}

/// A panel of an oven whose values live on a bus.
private struct LinkedOven: View {
  @Tweak("oven.target", in: 30.0...250, step: 5, unit: "°C", link: PanelLink.plc.holding(0, scale: 0.1))
  private var target = 180.0
  @Tweak("oven.door", link: PanelLink.plc.discrete(0)) private var isDoorOpen = false
  @Tweak("oven.count", link: PanelLink.plc.input(3)) private var count = 0
  @Tweak("oven.own") private var own = 3

  var body: some View {
    VStack {
      Stepper("Target", value: $target, in: 30...250, step: 5)
      Button("Full") { target = 250 }
      Text(verbatim: "Door \(isDoorOpen) \(_isDoorOpen.quality)")
      Text(verbatim: "Count \(count), own \(own), \(_own.quality)")
    }
  }
}

/// A link that a test makes up.
private final class FakeLink: ValueLink {
  let name = "plc"
  var isOnline = true
  var mirrors = false
  /// The qualities of values, and the states of parts, that it has taken note of.
  private(set) var noted: [String] = []
  private(set) var parts: [PartState] = []
  private(set) var wanted: Set<String> = []
  private(set) var written: [String] = []
  private(set) var isStopped = false
  private(set) weak var panel: (any LinkedPanel)?

  func start(for panel: any LinkedPanel) { self.panel = panel }
  func want(_ names: Set<String>) { wanted = names }
  func write(_ datum: Datum, to name: String) -> String? {
    if !isOnline { return "No connection" }
    written.append("\(name)=\(datum.text)")
    return nil
  }
  func mirror(_ datum: Datum?, _ quality: Quality, of name: String) { noted.append("\(name) \(quality)") }
  func mirror(_ parts: [PartState]) { self.parts = parts }
  func stop() { isStopped = true }
}

@MainActor @Suite("Tweaks behind links") struct TweakLinksTests {
  /// A panel with its links, and what it has logged.
  private final class Panel {
    let harness: Harness
    let link = FakeLink()
    let links: TweakLinks
    private(set) var log: [String] = []
    var connections: [LinkedConnection] = []
    var values: [LinkedValue] = []

    /// - Parameter hasNotices: whether the panel has the root of an application, with the settings of every panel.
    init(hasNotices: Bool = false) throws {
      harness = try Harness { hasNotices ? AnyView(NoticedRoot(content: LinkedOven())) : AnyView(LinkedOven()) }
      var note: (String) -> Void = { _ in }
      links = TweakLinks(harness.stage, LinkServices(), program: "oven+#1/x") { note($0) }
      links.stop()
      note = { [unowned self] in log.append($0) }
      links.connect { [unowned self] in
        (connections, values) = ($0, $1)
        return [link]
      }
    }

    /// The notices on the screen.
    var notices: [String] { harness.labels.filter { $0.hasPrefix("Not carried out") } }

    /// Reports what the bus has told.
    func tell(_ name: String, _ datum: Datum?, _ quality: Quality = .good) throws {
      links.receive([LinkReport(name, datum, quality)])
      try harness.frame()
    }
  }

  @Test("A link that reports many bad values has the states of the links looked up once")
  func lookups() throws {
    let panel = try Panel()
    panel.link.mirrors = true
    let names = ["oven.target", "oven.door", "oven.count"]
    let before = panel.links.lookups
    panel.links.receive(names.map { LinkReport($0, nil, .bad("no answer")) })
    #expect(panel.links.lookups == before + 1)
    #expect(panel.link.parts.map(\.fault) == ["oven.count: no answer"])
    panel.links.receive(names.map { LinkReport($0, .number(1), .good) })
    #expect(panel.links.lookups == before + 2)
  }

  @Test("The declarations of Swift become those of a link, with their places, bounds and units")
  func declarations() throws {
    let panel = try Panel()
    #expect(panel.connections.map(\.name) == ["plc"])
    #expect(panel.connections.first?.keys["unit"] == .number(1))
    #expect(panel.values.map(\.name) == ["oven.count", "oven.door", "oven.target"])
    let target = try #require(panel.values.last)
    #expect(target.keys["holding"] == .number(0))
    #expect(target.keys["scale"] == .number(0.1))
    #expect((target.form, target.bounds, target.unit) == (.number, 30...250, "°C"))
    #expect(panel.values.map(\.step) == [1, nil, 5], "whole numbers are one apart")
    #expect(panel.values.map(\.isReadOnly) == [true, true, false])
    #expect(panel.link.wanted == ["oven.count", "oven.door", "oven.target"])
    for value in panel.values { #expect(LinkCheck.fault(of: "modbus", value) == nil) }
  }

  @Test("What the bus tells is shown with its quality, and is not written back")
  func reading() throws {
    let panel = try Panel()
    #expect(panel.harness.labels.contains("Door false unset"))
    try panel.tell("oven.target", .number(215))
    try panel.tell("oven.door", .flag(true))
    try panel.tell("oven.count", .number(7.2))
    #expect(try panel.harness.value(of: "Target") == "215")
    #expect(panel.harness.labels.contains("Door true good"))
    #expect(panel.harness.labels.contains("Count 7, own 3, good"))
    try panel.tell("oven.door", nil, .bad("no answer"))
    #expect(panel.harness.labels.contains("Door true bad(\"no answer\")"))
    #expect(panel.link.written == [])
  }

  @Test("What the bus tells is kept beyond the range and between the steps, and no control sends it back changed")
  func beyond() throws {
    let panel = try Panel()
    try panel.tell("oven.target", .number(900))
    #expect(try panel.harness.value(of: "Target") == "900")
    try panel.tell("oven.target", .number(182.3))
    #expect(try panel.harness.value(of: "Target") == "182.3")
    #expect(panel.harness.stage.tweaks.linked["oven.target"]?.quality.value == .good)
    #expect(panel.link.written == [])
  }

  @Test("What the type cannot hold is bad, is in the log once, and the last value stays")
  func refusing() throws {
    let panel = try Panel()
    try panel.tell("oven.count", .number(7))
    try panel.tell("oven.count", .number(1e30))
    try panel.tell("oven.count", .number(2e30))
    #expect(panel.harness.labels.contains("Count 7, own 3, good"))
    let quality = panel.harness.stage.tweaks.linked["oven.count"]?.quality.value
    #expect(quality == .unreadable("The value is of another kind"))
    #expect(panel.log == ["oven.count: this is not a whole number: “1e+30”"])
  }

  @Test("What a control sets is written to the bus, and stands in no config file")
  func writing() async throws {
    let panel = try Panel()
    var changes: [String] = []
    panel.harness.stage.tweaks.onChange = { changes.append("\($0)=\($1)") }
    try panel.harness.tap("Increment", in: "Target")
    #expect(panel.link.written == ["oven.target=185"])
    #expect(changes == [])
    #expect(panel.harness.stage.tweaks.declarations.map(\.id) == ["oven.own"])
    panel.link.isOnline = false
    try panel.harness.tap("Increment", in: "Target")
    try await panel.harness.advance(by: .milliseconds(200))
    #expect(panel.harness.stage.tweaks.linked["oven.target"]?.quality.value == .bad("No connection"))
  }

  @Test("An assignment is sent even if the last reading is the same; a control sends only what changes")
  func repeated() async throws {
    let panel = try Panel()
    try panel.tell("oven.target", .number(250))
    try panel.harness.tap("Increment", in: "Target")
    #expect(panel.link.written == [])
    try panel.harness.tap("Full")
    #expect(panel.link.written == ["oven.target=250"])
    try panel.tell("oven.target", .number(250))
    #expect(panel.harness.stage.tweaks.linked["oven.target"]?.quality.value == .good)
  }

  @Test("Taps add up, however late the bus answers, and five orders a second are sent at most")
  func lateAnswers() async throws {
    let panel = try Panel()
    try panel.tell("oven.target", .number(100))
    for _ in 0..<6 {
      try panel.harness.tap("Increment", in: "Target")
      try await panel.harness.advance(by: .milliseconds(60))
      // The bus is two orders late.
      try panel.tell("oven.target", .number(100))
      if let late = panel.link.written.dropLast(2).last?.split(separator: "=").last.flatMap({ Double($0) }) {
        try panel.tell("oven.target", .number(late))
      }
    }
    try await panel.harness.advance(by: .milliseconds(300))
    #expect(panel.link.written.last == "oven.target=130")
    #expect(panel.link.written.count <= 5)
    try panel.tell("oven.target", .number(130))
    #expect(try panel.harness.value(of: "Target") == "130")
    #expect(panel.harness.stage.tweaks.linked["oven.target"]?.quality.value == .good)
  }

  @Test("A bus that makes something else of an order is believed after two seconds")
  func changedByBus() async throws {
    let panel = try Panel()
    try panel.tell("oven.target", .number(100))
    try panel.harness.tap("Increment", in: "Target")
    try panel.tell("oven.target", .number(90))
    #expect(try panel.harness.value(of: "Target") == "105")
    try await panel.harness.advance(by: .seconds(2))
    #expect(try panel.harness.value(of: "Target") == "90")
  }

  @Test("A report that the bus has rounded within half a step answers the order")
  func rounded() throws {
    let panel = try Panel()
    try panel.tell("oven.target", .number(100))
    try panel.harness.tap("Increment", in: "Target")
    try panel.tell("oven.target", .number(104.3))
    #expect(try panel.harness.value(of: "Target") == "104.3")
  }

  @Test("After an order that was not carried out the last report is shown at once, although it looks like an echo")
  func notCarriedOut() async throws {
    let panel = try Panel(hasNotices: true)
    try panel.tell("oven.target", .number(100))
    try panel.harness.tap("Increment", in: "Target")
    #expect(try panel.harness.value(of: "Target") == "105")
    var refusal = LinkReport("oven.target", .number(100))
    refusal.refusal = LinkReport.Refusal("No answer")
    panel.links.receive([refusal])
    try panel.harness.frame()
    #expect(try panel.harness.value(of: "Target") == "100")
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.notices == ["Not carried out: Target (No answer)"])
  }

  @Test("The refusal of an order that a newer one has replaced ends and says nothing")
  func replaced() async throws {
    let panel = try Panel(hasNotices: true)
    try panel.tell("oven.target", .number(100))
    try panel.harness.tap("Increment", in: "Target")
    try await panel.harness.advance(by: .milliseconds(300))
    try panel.harness.tap("Increment", in: "Target")
    #expect(panel.link.written == ["oven.target=105", "oven.target=110"])
    var refusal = LinkReport("oven.target", nil, .unset)
    refusal.refusal = LinkReport.Refusal("No answer", of: .number(105))
    panel.links.receive([refusal])
    try await panel.harness.advance(by: .seconds(1))
    #expect(try panel.harness.value(of: "Target") == "110")
    #expect(panel.notices == [])
  }

  @Test("A tweak that is not set is said on the panel and with speech, and has the value of the bus again")
  func said() async throws {
    let panel = try Panel(hasNotices: true)
    try panel.tell("oven.target", .number(100))
    panel.link.isOnline = false
    try panel.harness.tap("Increment", in: "Target")
    try await panel.harness.advance(by: .seconds(1))
    #expect(try panel.harness.value(of: "Target") == "100")
    #expect(panel.notices == ["Not carried out: Target (No connection)"])
    #expect(panel.harness.announcements.contains("Not carried out: Target (No connection)"))
    try await panel.harness.advance(by: .seconds(9))
    #expect(panel.notices == [])
  }

  @Test("An order that was on its way when the connection was lost is said, and a lost connection alone is not")
  func lost() async throws {
    let panel = try Panel(hasNotices: true)
    try panel.tell("oven.target", .number(100))
    try panel.tell("oven.door", nil, .bad("No connection"))
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.notices == [])
    try panel.harness.tap("Increment", in: "Target")
    try panel.tell("oven.target", nil, .bad("No connection"))
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.notices == ["Not carried out: Target (No connection)"])
    #expect(try panel.harness.value(of: "Target") == "100")
  }

  @Test("A link that shows the panel to others learns that an order was refused")
  func refused() throws {
    let panel = try Panel()
    (panel.link.mirrors, panel.link.isOnline) = (true, false)
    try panel.harness.tap("Increment", in: "Target")
    #expect(panel.link.noted == ["oven.target bad(\"No connection\")"])
    #expect(panel.link.parts == [PartState(link: "plc", fault: "no connection")])
  }

  @Test("Somebody outside sets what can be set, and nothing else")
  func outside() throws {
    let panel = try Panel()
    #expect(
      panel.links.set("oven.target", to: .number(102))
        == "must be a number from 30 to 250 °C in steps of 5; the nearest is 100")
    #expect(panel.links.set("oven.target", to: .number(900)) != nil)
    #expect(panel.link.written == [])
    #expect(panel.links.set("oven.target", to: .number(100)) == nil)
    #expect(panel.link.written == ["oven.target=100"])
    #expect(panel.links.set("oven.door", to: .flag(true)) == "oven.door can only be read")
    #expect(panel.links.set("oven.fan", to: .flag(true)) == "there is no value oven.fan")
  }

  @Test("A broker knows a panel by the name of its program, unless the link names it")
  func identity() throws {
    let panel = try Panel()
    #expect(panel.links.identity.name == "oven--1-x")
    #expect(PanelLink.mqtt("broker", "mqtt://broker.lan").keys["panel"] == nil)
    #expect(PanelLink.mqtt("broker", "mqtt://broker.lan", panel: "hall").keys["panel"] == .text("hall"))
  }

  @Test("The links end with the program")
  func end() throws {
    let panel = try Panel()
    panel.links.stop()
    #expect(panel.link.isStopped)
  }
}
