import FaceplateTesting
import SwiftUI
import Testing

@MainActor
@Suite("Calendars for several days")
struct MultiDatePickerTests {
  /// July 2026, of which the days from the 5th to the 25th can be selected.
  private struct Page: View {
    @State var days: Set<DateComponents> = [DateComponents(year: 2026, month: 7, day: 9), DateComponents(hour: 3)]
    var bounds = Page.day(5)..<Page.day(26)
    var body: some View {
      VStack {
        MultiDatePicker("Holidays", selection: $days, in: bounds)
        Text("Days " + days.compactMap(\.day).sorted().map { "\($0)" }.joined(separator: " ") + " of \(days.count)")
      }
      .environment(\.clockOffset, 0)
    }

    static func day(_ day: Int, _ month: Int = 7) -> Date {
      Date(timeIntervalSince1970: 1_782_864_000 + Double(day - 1 + (month - 7) * 31) * 86_400)
    }
  }

  private func panel(_ page: Page? = nil) throws -> Harness {
    try Harness(size: CGSize(width: 420, height: 460)) { page ?? Page() }
  }
  private func label(_ day: Int, _ month: String = "July") -> String { "\(day)\u{A0}\(month)\u{A0}2026" }

  @Test("A press selects a day and another takes it back, and components that name no day stay")
  func press() throws {
    let panel = try panel()
    #expect(panel.contains("Days 9 of 2"), "\(panel.accessibilityDump)")
    try panel.tap(label(20))
    #expect(panel.contains("Days 9 20 of 3"), "\(panel.accessibilityDump)")
    try panel.tap(label(9))
    #expect(panel.contains("Days 20 of 2"), "\(panel.accessibilityDump)")
    let selected = panel.stage.elements.flatMap(\.flattened).filter { $0.traits.contains(.isSelected) }.map(\.label)
    #expect(selected == [label(20)])
    #expect(panel.contains("Holidays"))
  }

  @Test(
    "Weeks begin by the calendar of the environment, or by its locale where there is none",
    arguments: [("en_US", nil, 1), ("en_GB", nil, 2), ("ar_EG", nil, 7), ("de_DE", 1, 1), ("en_US", 7, 7)])
  func beginnings(locale: String, firstWeekday: Int?, first: Int) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = first
    let panel = try Harness(size: CGSize(width: 420, height: 460)) {
      if firstWeekday == nil {
        Page().environment(\.locale, Locale(identifier: locale))
      } else {
        Page().environment(\.calendar, calendar).environment(\.locale, Locale(identifier: locale))
      }
    }
    let days = panel.stage.elements.flatMap(\.flattened).filter {
      $0.label.hasSuffix("2026") && $0.label.first?.isNumber ?? false
    }
    let left = try #require(days.map(\.frame.minX).min())
    let right = try #require(days.map(\.frame.minX).max())
    let one = try #require(days.first { $0.label.hasPrefix("1\u{A0}") }?.frame.minX)
    // 1 July 2026 is a Wednesday, the fourth day after a Saturday.
    #expect(((one - left) / (right - left) * 6).rounded() == Double((4 - first + 7) % 7))
  }

  @Test("Days stand below the names of their days of the week, Monday first where the locale says so")
  func weeks() throws {
    let panel = try panel()
    // 1 July 2026 is a Wednesday.
    let first = try panel.element(label(1)).frame
    #expect(try panel.element(label(6)).frame.minX < first.minX)
    #expect(try panel.element(label(8)).frame.midX == first.midX)
    #expect(try panel.element(label(5)).frame.midY == first.midY)
    #expect(try panel.element(label(6)).frame.minY > first.minY)
    #expect(!panel.contains(label(31, "June")))
  }

  @Test("Days outside of the bounds cannot be selected, and the calendar does not turn to months without any")
  func bounds() throws {
    let panel = try panel()
    #expect(try !panel.isEnabled(label(4)))
    #expect(try panel.isEnabled(label(5)))
    #expect(try panel.isEnabled(label(25)))
    #expect(try !panel.isEnabled(label(26)))
    #expect(try !panel.isEnabled("June\u{A0}2026"))
    #expect(try !panel.isEnabled("August\u{A0}2026"))
  }

  @Test("Buttons beside the name of the month turn to its neighbours, and knob and keys reach each day")
  func turning() throws {
    let panel = try panel(Page(bounds: Page.day(5)..<Page.day(20, 8)))
    try panel.tap("August\u{A0}2026")
    try panel.tap(label(3, "August"))
    #expect(panel.contains("Days 3 9 of 3"), "\(panel.accessibilityDump)")
    try panel.turn(to: "July\u{A0}2026")
    try panel.pressKnob()
    #expect(panel.contains(label(31)))
    try panel.tab(to: label(7))
    try panel.key(.enter)
    #expect(panel.contains("Days 3 7 9 of 4"), "\(panel.accessibilityDump)")
  }

  @Test("The calendar takes the room that it is given")
  func room() throws {
    let panel = try Harness(size: CGSize(width: 320, height: 240)) { Page() }
    #expect(try panel.element(label(31)).frame.maxY <= 240)
  }
}
