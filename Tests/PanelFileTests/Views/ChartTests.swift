import FaceplateTesting
import Testing
import Values

@testable import PanelFile

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
