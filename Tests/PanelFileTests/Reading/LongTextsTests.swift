import Testing
import Values

@testable import PanelFile

@MainActor @Suite("Long texts of a panel file") struct LongTextsTests {
  private static func long(_ count: Int) -> String { String(repeating: "w", count: count) }

  @Test("A text that one label cannot show is reported with its line and the limit, and the panel can be used")
  func literals() {
    let reading = Panels.read("pages:\n  start:\n    body:\n      - text: \(Self.long(16_385))\n")
    #expect(reading.document != nil)
    #expect(
      reading.problems.map(\.description) == [
        "panel.yaml:4:15: warning: the text has 16385 bytes, of which one label shows 16384; "
          + "shorten it, or divide it into several texts"
      ])
    #expect(Panels.problems("pages: {start: {body: [text: \(Self.long(16_384))]}}\n") == [])
  }

  @Test("A text shows a hundred values at most, since each may be a text of kilobytes")
  func expressions() {
    func problems(_ count: Int) -> [String] {
      Panels.problems(
        "values: {t: {type: text, initial: a}}\npages: {start: {body: [text: \"\(String(repeating: "{t}", count: count))\"]}}\n"
      )
    }
    #expect(problems(100) == [])
    #expect(
      problems(101) == [
        "panel.yaml:2:30: the text shows 101 values, and at most 100 are allowed; divide it into several texts"
      ])
  }

  @Test("A first value is no longer than a text may be")
  func initial() {
    func problems(_ count: Int) -> [String] {
      Panels.problems(
        "values:\n  a.t: {type: text, initial: \(Self.long(count))}\npages: {start: {body: [text: \"{a.t}\"]}}\n")
    }
    #expect(problems(4096) == [])
    #expect(
      problems(4097) == ["panel.yaml:2:30: initial: has 4097 bytes; write a text of at most 4096 bytes"])
  }

  @Test("A text that is too long is refused with the limit, and the last good one stays")
  func values() throws {
    let panel = try ShownPanel(
      "values: {a.t: {type: text, initial: first}}\npages: {start: {body: [{text: \"{a.t}\"}]}}\n")
    #expect(panel.model.set("a.t", to: Self.long(4097)) == "a.t must be a text of at most 4096 bytes")
    panel.harness.stage.tweaks.apply(["a.t": Self.long(4097)])
    try panel.harness.frame()
    #expect(panel.harness.labels == ["first"])
    // What a control or an action sets is cut.
    panel.model.values["a.t"]?.write(.text(Self.long(5000)))
    #expect(panel.kept("a.t")?.utf8.count == 4096)
  }
}
