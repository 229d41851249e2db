import FaceplateTesting
import Graphics
import Links
import Runtime
import Testing
import Values

@testable import PanelFile

/// A panel whose file is saved while somebody works it.
@MainActor @Suite("Panel files that change") struct ReloadTests {
  private func text(_ label: String, extra: String = "", order: [String] = ["level", "name"]) -> String {
    """
    values:
      level: {type: number, in: 0..100, step: 1, label: \(label)}
      name: {type: text}
    pages:
      start: {body: [{button: {label: More, tap: {go: more}}}]}
      more:
        title: More
        body:
          - \(order[0] == "level" ? "slider: level" : order[0])
          - \(order[1] == "level" ? "slider: level" : order[1])
    \(extra)
    """
  }

  @Test("The open page and the values stay")
  func stays() throws {
    let panel = try ShownPanel(text("Level"))
    try panel.harness.tap("More")
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.model.set("level", to: "40") == nil)
    try panel.save(text("Height", extra: "      - text: New", order: ["name", "level"]))
    #expect(try panel.harness.value(of: "Height") == "40")
    #expect(panel.harness.labels.contains("New"))
    #expect(panel.kept("level") == "40")
  }

  @Test("A finger on a slider goes on, though order, title and neighbours change")
  func finger() throws {
    let panel = try ShownPanel(text("Level"))
    try panel.harness.tap("More")
    try panel.harness.advance(by: .seconds(1))
    let frame = try panel.harness.element("Level").frame
    let track = Point(x: frame.midX, y: frame.maxY - 12)
    try panel.harness.press(at: track)
    try panel.harness.move(dx: 40, steps: 4)
    let before = try #require(panel.kept("level").flatMap(Double.init))
    try panel.save(text("Height", extra: "      - text: New"))
    try panel.harness.move(dx: 80, steps: 4)
    let after = try #require(panel.kept("level").flatMap(Double.init))
    #expect(before > 50 && after > before + 5)
    try panel.harness.lift()
  }

  @Test("What a message says to write in the config file would be accepted")
  func advice() throws {
    let panel = try ShownPanel(
      """
      values: {warm: {type: range, in: 0..10}, day: {type: date}}
      pages: {start: {body: [warm, day]}}
      """)
    func fault(_ id: String, _ text: String) throws -> String? {
      try #require(panel.harness.stage.tweaks.declarations.first { $0.id == id }).check(text)
    }
    #expect(try fault("warm", "7..3")?.hasSuffix("; write 3..7") == true)
    #expect(try fault("warm", "nan..5") == "must be two numbers, low..high, from 0 to 10")
    #expect(try fault("day", "2026-02-30") == "must be a date such as 2026-12-24")
  }

  @Test("A version with a mistake changes nothing but a mark, and the next good one takes it away")
  func mistake() throws {
    let panel = try ShownPanel(text("Level"))
    try panel.save(text("Level", extra: "      - stepper: levle"))
    #expect(panel.harness.labels.contains("More"))
    let mark = "panel.yaml:11:18: there is no value “levle”; did you mean level?"
    #expect(panel.harness.labels.contains(mark))
    try panel.save(text("Level"))
    #expect(!panel.harness.labels.contains(mark))
  }

  @Test("The mark of a mistake leaves the tabs readable")
  func markAndTabs() throws {
    let good = """
      panel: {tabs: [start, more]}
      pages:
        start: {title: Start, body: [{text: One}]}
        more: {title: More, body: [{text: Two}]}
      """
    let panel = try ShownPanel(good)
    try panel.save(good.replacing("Two", with: "\"{two}\""))
    let mark = try #require(panel.harness.labels.first { $0.hasPrefix("panel.yaml:4") })
    #expect(try !panel.harness.element(mark).frame.intersects(panel.harness.element("More").frame))
  }

  @Test("Cut anywhere, a file shows the panel of before or a whole one, and never nothing")
  func cut() throws {
    let whole = text("Level", extra: "      - text: Done")
    let panel = try ShownPanel(whole)
    for length in stride(from: 0, to: whole.utf8.count, by: 7) {
      try panel.save(String(decoding: whole.utf8.prefix(length), as: UTF8.self))
      #expect(panel.model.document != nil)
      #expect(!panel.harness.labels.isEmpty)
    }
    try panel.save(whole)
    #expect(panel.harness.labels == ["More"])
  }

  @Test("Links are made again when the time changes after which a value is out of date")
  func stale() throws {
    func text(_ keys: String) -> String {
      """
      links: {plc: {modbus: tcp://plc.lan}}
      values: {a: {type: number, \(keys)modbus: {input: 0}}}
      pages: {start: {body: [a]}}
      """
    }
    let panel = try ShownPanel(text(""))
    var made: [LinkedValue.AgeUse?] = []
    panel.model.serve { document in
      made.append(document.linkedValues.first?.age)
      return [FakeLink("plc")]
    }
    try panel.save(text("stale: 10 s, "))
    try panel.save(text("stale: 10 s, "))
    try panel.save(text("stale: 20 s, "))
    #expect(made == [LinkedValue.AgeUse.limited(.seconds(3)), .limited(.seconds(10)), .limited(.seconds(20))])
  }

  @Test("A new range keeps the value that it allows, and moves any other to its nearer end")
  func range() throws {
    let panel = try ShownPanel("values: {a: {type: number, in: 0..100, initial: 10}}\npages: {start: {body: [a]}}")
    #expect(panel.model.set("a", to: "40") == nil)
    try panel.save("values: {a: {type: number, in: 0..50, initial: 10}}\npages: {start: {body: [a]}}")
    #expect(panel.kept("a") == "40")
    try panel.save("values: {a: {type: number, in: 0..30, initial: 10}}\npages: {start: {body: [a]}}")
    #expect(panel.kept("a") == "30")
    try panel.save("values: {a: {type: switch}}\npages: {start: {body: [a]}}")
    #expect(panel.kept("a") == "false")
  }

  @Test("Without any good version the mistakes fill the screen")
  func none() throws {
    let model = PanelModel()
    model.show(Panels.read("pages: 1"))
    let harness = try Harness { PanelFileView(model) }
    #expect(harness.labels.contains("The panel cannot be shown"))
    model.show(Panels.read("pages: {start: [{text: Hello}]}"))
    try harness.frame()
    #expect(harness.labels == ["Hello"])
  }

  @Test("A value that a narrower range rules out becomes the nearest one, and steps from there")
  func narrowed() throws {
    func text(_ range: String) -> String {
      "values: {count: {type: number, in: \(range), step: 1, initial: 0}}\npages: {start: {body: [{stepper: count}]}}\n"
    }
    let panel = try ShownPanel(text("0..10"))
    #expect(panel.model.set("count", to: "3") == nil)
    try panel.save(text("0..2"))
    #expect(panel.kept("count") == "2")
    try panel.harness.tap("Decrement")
    #expect(panel.kept("count") == "1")
  }

  @Test("A value of the config file counts again once the range allows it again, unless a person has set another since")
  func widened() throws {
    func text(_ range: String) -> String {
      "values: {count: {type: number, in: \(range), step: 1, initial: 0}}\npages: {start: {body: [{stepper: count}]}}\n"
    }
    let panel = try ShownPanel(text("0..10"))
    let tweaks = panel.harness.stage.tweaks
    // As the config file does, whose text stays.
    tweaks.apply(["count": "7"])
    tweaks.onDeclare = { $0.id == "count" && $0.check("7") == nil ? "7" : nil }
    try panel.save(text("0..2"))
    #expect(panel.kept("count") == "2")
    try panel.save(text("0..3"))
    #expect(panel.kept("count") == "2")
    try panel.save(text("0..10"))
    #expect(panel.kept("count") == "7")
    try panel.save(text("0..2"))
    try panel.harness.tap("Decrement")
    try panel.save(text("0..10"))
    #expect(panel.kept("count") == "1")
  }

  /// A panel with a value of a register, in one of its forms.
  private static func timed(_ form: String, _ source: String = ", modbus: {holding: 60}") -> String {
    """
    links: {plc: {modbus: tcp://plc.lan}}
    values: {d: {\(form), label: Time\(source)}}
    pages: {start: {body: [{stepper: d}, {chart: {values: [d]}}]}}
    """
  }
  private nonisolated static let number = "type: number, in: 0..600, step: 2"
  private nonisolated static let duration = "type: duration, in: 0 s..10 min, step: 2 s"

  @Test(
    "A value that becomes one of another kind is set as one of the new kind",
    arguments: [(number, duration, Datum.duration(.seconds(8)), "d=10 s"), (duration, number, .number(8), "d=10")])
  func kind(before: String, after: String, report: Datum, order: String) throws {
    let panel = try ShownPanel(Self.timed(before))
    panel.model.isAlone = false
    var links: [FakeLink] = []
    panel.model.serve { _ in
      links.append(FakeLink("plc"))
      return [links[links.count - 1]]
    }
    panel.model.receive([LinkReport("d", before == Self.number ? .number(6) : .duration(.seconds(6)))])
    try panel.harness.frame()
    let history = panel.model.declared.histories["d"]
    try panel.harness.tap("Increment")
    try panel.save(Self.timed(after))
    #expect(links.count == 2 && panel.model.quality(of: "d") == .unset)
    #expect(panel.model.declared.histories["d"].map { $0 === history } == false)
    panel.model.receive([LinkReport("d", report)])
    try panel.harness.frame()
    #expect(panel.model.datum(of: "d") == report && panel.model.quality(of: "d") == .good)
    try panel.harness.tap("Increment")
    #expect(links[1].written == [order])
    try panel.save(Self.timed(before))
    #expect(links[1].written == [order])
  }

  /// A panel with a slider of a register, held at 80, and the links that have been made for its files so far.
  private func held() throws -> (panel: ShownPanel, links: () -> [FakeLink], value: PanelValue, control: Identity) {
    let panel = try ShownPanel(Self.timed("type: number, in: 0..100, step: 1"))
    panel.model.isAlone = false
    var links: [FakeLink] = []
    panel.model.serve { _ in
      links.append(FakeLink("plc"))
      return [links[links.count - 1]]
    }
    panel.model.receive([LinkReport("d", .number(50))])
    try panel.harness.frame()
    let (value, control) = (try #require(panel.model.values["d"]), Identity())
    value.hold(true, by: control)
    value.number.wrappedValue = 80
    return (panel, { links }, value, control)
  }

  @Test("A control that is held while the file is saved sends one order, at the release, as the new file allows it")
  func savedWhileHeld() throws {
    let (panel, links, value, control) = try held()
    try panel.save(Self.timed("type: number, in: 0..60, step: 1"))
    #expect(links().count == 2)
    #expect(links().flatMap(\.written) == [])
    value.hold(false, by: control)
    #expect(links().map(\.written) == [[], ["d=60"]])
  }

  @Test("A control that is held when the panel ends sends nothing")
  func endedWhileHeld() throws {
    let (panel, links, _, _) = try held()
    panel.model.stopLinks()
    #expect(links()[0].isStopped)
    #expect(links()[0].written == [])
  }

  @Test("A value that loses its source while its control is held belongs to the panel")
  func sourceLostWhileHeld() throws {
    let (panel, links, value, control) = try held()
    try panel.save(Self.timed("type: number, in: 0..100, step: 1", ""))
    value.hold(false, by: control)
    #expect(panel.model.quality(of: "d") == .good)
    #expect(links().flatMap(\.written) == [])
  }

  @Test("A value of the panel that becomes one of another kind can be set")
  func keptKind() throws {
    let panel = try ShownPanel(Self.timed(Self.number, ""))
    try panel.harness.tap("Increment")
    #expect(panel.kept("d") == "2")
    try panel.save(Self.timed(Self.duration, ""))
    try panel.harness.tap("Increment")
    #expect(panel.kept("d") == "2 s")
    try panel.save(Self.timed(Self.number, ""))
    try panel.harness.tap("Increment")
    #expect(panel.kept("d") == "2")
  }
}
