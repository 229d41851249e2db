import FaceplateTesting
import Links
import Testing
import Values

@testable import PanelFile

@MainActor @Suite("Wheels of dates and durations") struct WheelTests {
  private func dates(_ rules: String) throws -> ShownPanel {
    try ShownPanel(
      """
      values: {day: {type: date, label: Day of birth, \(rules)}}
      pages: {start: {body: [{date picker: day}]}}
      """)
  }

  @Test(
    "A date is shown as it is, and a wheel changes its own part alone",
    arguments: [("1985-06-15", "1985"), ("1999-12-15", "1999"), ("2150-02-15", "2150"), ("1850-03-15", "1850")])
  func years(date: String, year: String) throws {
    let panel = try dates("initial: \"\(date)\"")
    try panel.harness.tap("Day of birth, Date")
    #expect(try panel.harness.value(of: "Year") == year)
    try panel.harness.adjust("Day", by: 1)
    #expect(panel.kept("day") == date.replacing("-15", with: "-16"))
  }

  @Test("The bounds of a date are those of the declaration")
  func bounds() throws {
    let panel = try dates("in: 2025-03-10..2026-04-20, initial: \"2026-04-19\"")
    try panel.harness.tap("Day of birth, Date")
    try panel.harness.adjust("Day", by: 5)
    #expect(panel.kept("day") == "2026-04-20")
    try panel.harness.adjust("Year", by: -9)
    #expect(panel.kept("day") == "2025-04-20")
    #expect(
      panel.model.set("day", to: "2024-01-01")
        == "day must be a date from 2025-03-10 to 2026-04-20; the nearest is 2025-03-10")
    #expect(
      Panels.problems("values: {a: {type: date, in: 2026-04-20..2025-03-10}}\npages: {start: {body: [a]}}") == [
        "panel.yaml:1:30: in: expects two dates, the earlier first, not “2026-04-20..2025-03-10”; "
          + "write them with two dots between, such as 2026-01-01..2030-12-31"
      ])
  }

  @Test("A date that a device reports beyond the bounds is shown, and stays until it is moved inside")
  func reported() throws {
    let panel = try ShownPanel(
      """
      links: {broker: {mqtt: mqtt://broker.lan}}
      values: {day: {type: date, label: Day, in: 2000-01-01..2030-12-31, mqtt: {topic: d, set: d/set}}}
      pages: {start: {body: [{date picker: day}]}}
      """)
    panel.model.receive([LinkReport("day", .text("1985-06-15"))])
    try panel.harness.frame()
    try panel.harness.tap("Day, Date")
    #expect(try panel.harness.value(of: "Year") == "1985")
    try panel.harness.adjust("Month", by: 1)
    #expect(panel.model.datum(of: "day") == .text("1985-06-15"))
    try panel.harness.adjust("Year", by: 1)
    #expect(panel.model.datum(of: "day") == .text("2000-06-15"))
  }

  @Test("A year or a number of hours from far away costs no wheel of its length")
  func farAway() throws {
    let panel = try ShownPanel(
      """
      links: {broker: {mqtt: mqtt://broker.lan}}
      values:
        day: {type: date, mqtt: {topic: d, set: d/set}}
        rest: {type: duration, in: 0 s..2 h, mqtt: {topic: r, set: r/set}}
      pages: {start: {body: [{date picker: day}, {duration picker: rest}]}}
      """)
    panel.model.receive([LinkReport("day", .text("9999-12-31")), LinkReport("rest", .duration(.seconds(900_000_000)))])
    try panel.harness.frame()
    #expect(try panel.harness.value(of: "Hours") == "250000")
    try panel.harness.tap("Day, Date")
    #expect(try panel.harness.value(of: "Year") == "9999")
    try panel.harness.adjust("Year", by: -1)
    #expect(panel.model.datum(of: "day") == .text("9998-12-31"))
  }

  @Test("A duration is shown with its seconds and its hours, also where none can be chosen")
  func durations() throws {
    let panel = try ShownPanel(
      """
      links: {broker: {mqtt: mqtt://broker.lan}}
      values: {rest: {type: duration, in: 0 s..30 min, step: 1 min, mqtt: {topic: r, set: r/set}}}
      pages: {start: {body: [{duration picker: rest}]}}
      """)
    panel.model.receive([LinkReport("rest", .duration(.seconds(2 * 3600 + 40 * 60 + 5)))])
    try panel.harness.frame()
    #expect(try ["Hours", "Minutes", "Seconds"].map { try panel.harness.value(of: $0) } == ["2", "40", "5"])
    panel.model.receive([LinkReport("rest", .duration(.seconds(600)))])
    try panel.harness.frame()
    #expect(!panel.harness.contains("Seconds") && !panel.harness.contains("Hours"))
  }

  /// A picker of a duration that a link reports.
  private func reported(_ rules: String, _ seconds: Int) throws -> ShownPanel {
    let panel = try ShownPanel(
      """
      links: {broker: {mqtt: mqtt://broker.lan}}
      values: {rest: {type: duration, \(rules), mqtt: {topic: r, set: r/set}}}
      pages: {start: {body: [{duration picker: rest}]}}
      """)
    panel.model.receive([LinkReport("rest", .duration(.seconds(seconds)))])
    try panel.harness.frame()
    return panel
  }

  @Test(
    "The row beside the present one is the next step",
    arguments: [
      ("in: 0 s..1 h, step: 10 s", 100, "Seconds", 110), ("in: 0 s..1 h, step: 10 s", 100, "Minutes", 160),
      ("in: 0 s..2 h, step: 15 min", 900, "Minutes", 1800), ("in: 0 s..2 h, step: 15 min", 4500, "Hours", 7200),
      ("in: 5 s..1 min, step: 10 s", 5, "Seconds", 15), ("in: 0 s..8 h, step: 90 min", 5400, "Hours", 10_800),
      // What is beside the steps is shown, and left by the next turn.
      ("in: 0 s..1 h, step: 10 s", 47, "Seconds", 50), ("in: 0 s..1 h, step: 1 min", 125, "Minutes", 180),
    ])
  func steps(rules: String, start: Int, wheel: String, end: Int) throws {
    let panel = try reported(rules, start)
    try panel.harness.adjust(wheel, by: 1)
    #expect(panel.model.datum(of: "rest") == .duration(.seconds(end)))
  }

  @Test("A wheel that its steps do not need is left out")
  func stepsWithoutSeconds() throws {
    func wheels(_ rules: String, _ seconds: Int) throws -> [String] {
      let panel = try reported(rules, seconds)
      return ["Hours", "Minutes", "Seconds"].filter { panel.harness.contains($0) }
    }
    #expect(try wheels("in: 0 s..2 h, step: 15 min", 900) == ["Hours", "Minutes"])
    #expect(try wheels("in: 0 s..2 h, step: 15 min", 907) == ["Hours", "Minutes", "Seconds"])
    #expect(try wheels("in: 0 s..50 s, step: 10 s", 10) == ["Seconds"])
    #expect(try wheels("in: 0 s..8 h, step: 1 h", 3600) == ["Hours"])
    #expect(try wheels("in: 0 s..10 min, step: 90 s", 0) == ["Minutes", "Seconds"])
  }

  @Test("Steps that do not divide a minute are all reached, by the minutes alone")
  func oddSteps() throws {
    let panel = try reported("in: 0 s..10 min, step: 90 s", 0)
    var reached: [Datum?] = []
    for _ in 0..<7 {
      try panel.harness.adjust("Minutes", by: 1)
      reached.append(panel.model.datum(of: "rest"))
    }
    #expect(reached == [90, 180, 270, 360, 450, 540, 600].map { .duration(.seconds($0)) })
  }
}
