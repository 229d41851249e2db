import FaceplateTesting
import Links
import Testing
import Values

@testable import Charting
@testable import Controls
@testable import PanelFile
@testable import Runtime

@MainActor @Suite("What a panel file keeps of the time") struct ChartTests {
  private static let text = """
    panel: {idle: 2 min}
    values:
      a: {type: number, in: 0..100, initial: 10, label: Inside}
      b: {type: number, is: a * 2}
    pages:
      first: {body: [a, {button: {label: More, tap: {go: second}}}]}
      second: {title: Second, body: [{chart: {values: [a, b], span: 10 min, label: Course}}]}
    """

  @Test("A chart notes changes while it cannot be seen, and draws on while it can")
  func history() async throws {
    let panel = try ShownPanel(Self.text)
    let series = try #require(panel.model.declared.histories["b"]?.series)
    let noted = series.count
    try panel.tell("a", "30")
    for _ in 0..<50 where series.count == noted { await Task.yield() }
    #expect(series.latest == 60)
    #expect(series.extremes(from: 0, to: .infinity) == 20...60)
    try panel.harness.tap("More")
    try await panel.harness.advance(by: .seconds(1))
    #expect(try panel.harness.element("Course").label == "Course")
    let before = series.count
    try await panel.harness.advance(by: .seconds(30))
    #expect(series.count > before, "The line goes on although nothing has changed.")
    #expect(panel.model.declared.histories["a"]?.series.latest == 30)
  }

  @Test("A chart notes what the device says, and not what was ordered")
  func readings() async throws {
    let panel = try ShownPanel(
      """
      links: {plc: {modbus: tcp://plc.lan}}
      values:
        a: {type: number, in: 0..100, stale: 1 h, modbus: {holding: 0}}
        b: {type: number, is: a * 2}
      pages:
        first: {body: [{chart: {values: [a, b], span: 10 min}}]}
      """)
    let link = FakeLink("plc")
    panel.model.isAlone = false
    panel.model.serve { _ in [link] }
    panel.model.receive([LinkReport("a", .number(10))])
    try await panel.harness.advance(by: .seconds(1))
    let histories = panel.model.declared.histories
    #expect(histories["a"]?.series.latest == 10 && histories["b"]?.series.latest == 20)
    #expect(panel.model.values["a"]?.write(.number(40)) == nil)
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.model.quality(of: "a") == .pending)
    #expect(histories["a"]?.series.latest == 10 && histories["b"]?.series.latest == 20)
    panel.model.receive([LinkReport("a", .number(40))])
    try await panel.harness.advance(by: .seconds(1))
    #expect(histories["a"]?.series.latest == 40 && histories["b"]?.series.latest == 80)
  }

  @Test("After the machine's clock was set, the past keeps its distance from the present", arguments: [-3600.0, 3600])
  func clockSet(difference: Double) async throws {
    let panel = try ShownPanel(Self.text)
    let series = try #require(panel.model.declared.histories["a"]?.series)
    try await panel.harness.advance(by: .seconds(20))
    try panel.tell("a", "30")
    try await panel.harness.advance(by: .seconds(1))
    let before = try #require(series.timeRange)
    panel.harness.stage.clock.clockWasSet(by: .seconds(difference))
    try await panel.harness.advance(by: .seconds(10))
    try panel.tell("a", "40")
    try await panel.harness.advance(by: .seconds(1))
    let range = try #require(series.timeRange)
    #expect(range.lowerBound == before.lowerBound + difference)
    #expect((9.0...12).contains(range.upperBound - before.upperBound - difference))
    #expect(series.latest == 40)
  }

  @Test("The history of a value that is shown late begins when the panel is shown")
  func begin() throws {
    let model = PanelModel()
    model.show(Panels.read(Self.text))
    #expect(model.declared.histories["a"]?.series.count == 0)
    let harness = try Harness { PanelFileView(model) }
    try harness.frame()
    #expect(model.declared.histories["a"]?.series.latest == 10)
    #expect(model.declared.histories["a"]?.series.count == 1)
  }

  @Test("A new label and a new unit of the file are those of the chart, which keeps its samples")
  func renamed() async throws {
    let panel = try ShownPanel(Self.text)
    try await panel.harness.advance(by: .seconds(1))
    try panel.tell("a", "30")
    try await panel.harness.advance(by: .seconds(1))
    try panel.save(Self.text.replacing("label: Inside", with: "label: Outside, unit: °C"))
    let history = try #require(panel.model.declared.histories["a"])
    #expect(history.title == "Outside")
    #expect(history.series.format == panel.model.values["a"]?.declaration.numbers.format)
    #expect(history.series.extremes(from: 0, to: .infinity) == 10...30)
  }

  @Test("A chart notes its values at once when it is opened, and not only after its first pause")
  func first() async throws {
    let panel = try ShownPanel(Self.text)
    let series = try #require(panel.model.declared.histories["a"]?.series)
    try await panel.harness.advance(by: .seconds(20))
    let before = series.count
    try panel.harness.tap("More")
    try await panel.harness.advance(by: .milliseconds(500))
    #expect(series.count > before)
    #expect(series.timeRange.map { $0.upperBound - $0.lowerBound >= 20 } == true)
  }

  @Test("A value has one colour on a page, in a bar as in a chart")
  func colors() throws {
    let panel = try ShownPanel(
      """
      values:
        a: {type: number, in: 0..100, initial: 10, tint: orange}
        b: {type: number, in: 0..100, initial: 20}
      pages:
        first: {body: [{gauge: {value: a}}, {gauge: {value: b}}, {chart: {values: [a, b]}}]}
      """)
    func nodes(_ layoutNode: LayoutNode) -> [LayoutNode] { [layoutNode] + layoutNode.children.flatMap(nodes) }
    let behaviors = nodes(panel.harness.stage.rootLayoutNode).map(\.behavior)
    let bars = behaviors.compactMap { ($0 as? FilledBarBehavior)?.look.tint }
    let chart = try #require(behaviors.firstMapped { $0 as? ChartBehavior })
    #expect(chart.plan.traces.map(\.style.color) == bars)
    #expect(bars.count == 2 && bars[0] != bars[1])
  }

  @Test("Values of one label have colours and entries of their own in the legend")
  func labels() throws {
    let panel = try ShownPanel(
      """
      values:
        hall: {type: number, in: 0..100, initial: 10, label: Inside}
        room: {type: number, in: 0..100, initial: 20, label: Inside}
        yard: {type: number, in: 0..100, initial: 5, label: Outside}
      pages:
        first: {body: [{chart: {values: [hall, room, yard]}}]}
      """)
    func nodes(_ layoutNode: LayoutNode) -> [LayoutNode] { [layoutNode] + layoutNode.children.flatMap(nodes) }
    let behaviors = nodes(panel.harness.stage.rootLayoutNode).map(\.behavior)
    let plan = try #require(behaviors.firstMapped { $0 as? ChartBehavior }).plan
    #expect(Set(plan.traces.map(\.style.color)).count == 3)
    let entries = plan.labels.map(\.text).filter { $0.contains("side") }
    #expect(entries == ["Inside (hall)", "Inside (room)", "Outside"])
  }

  @Test("The line of a value that has become one of another kind goes on, too, although nothing changes")
  func otherKind() async throws {
    let panel = try ShownPanel(Self.text)
    try panel.harness.tap("More")
    try await panel.harness.advance(by: .seconds(1))
    try panel.save(
      Self.text.replacing("a: {type: number, in: 0..100", with: "a: {type: duration, in: 0 s..100 s")
        .replacing("initial: 10", with: "initial: 10 s").replacing("is: a * 2", with: "is: 2"))
    try await panel.harness.advance(by: .seconds(1))
    let history = try #require(panel.model.declared.histories["a"])
    #expect(history.kind == .duration && history.series.latest == 10)
    let before = history.series.count
    try await panel.harness.advance(by: .seconds(30))
    #expect(history.series.count > before)
  }

  @Test("A sparkline has a gap where the value was unknown for a short time, at each time from then on")
  func gap() throws {
    let panel = try ShownPanel(
      """
      values: {a: {type: number, in: 0..100, initial: 10, keep: false}}
      pages: {start: {body: [{sparkline: a}]}}
      """)
    let history = try #require(panel.model.declared.histories["a"])
    let start = try #require(history.series.timeRange).upperBound
    func note(_ value: Double, _ time: Double) { history.series.append(value, at: start + time) }
    let samples: [(value: Double, time: Double)] = [(10, 120), (.nan, 120), (.nan, 132), (60, 132)]
    for sample in samples { note(sample.value, sample.time) }
    for time in stride(from: 133.0, to: 300, by: 1) {
      note(60, time)
      let values = history.values(over: .seconds(1770), count: 60)
      #expect(values.contains { $0.isNaN } && values.last == 60 && values.first == 10, "after \(time) s")
    }
    note(60, 300)
    note(70, 300)
    #expect(history.values(over: .seconds(1770), count: 60).last == 70)
  }

  @Test("A chart's samples survive a new version of the file")
  func reload() throws {
    let panel = try ShownPanel(Self.text)
    let series = try #require(panel.model.declared.histories["a"]?.series)
    try panel.save(Self.text.replacing("label: More", with: "label: Further"))
    #expect(panel.model.declared.histories["a"]?.series === series)
    try panel.save(Self.text.replacing("values: [a, b]", with: "values: [a]"))
    #expect(panel.model.declared.histories.keys.sorted() == ["a"])
  }

  @Test("The first page comes back after the time of idle:, with a warning before")
  func idle() throws {
    let panel = try ShownPanel(Self.text)
    try panel.harness.tap("More")
    try panel.harness.advance(by: .seconds(99))
    #expect(panel.model.pages.path.value == ["second"])
    try panel.harness.advance(by: .seconds(2))
    #expect(try panel.harness.element("Continue").label == "Continue")
    try panel.harness.advance(by: .seconds(20))
    #expect(panel.model.pages.path.value == [])
  }

  @Test("A panel on its first page does not wake for idle:")
  func rest() throws {
    let panel = try ShownPanel(Self.text)
    #expect(panel.harness.stage.deadline == nil)
  }
}
