import Foundation
import SwiftUI
import Testing

/// What Foundation lacks on Linux, as sources that were written for Apple's systems use it. The plugin declares it.
@Suite("Formatters and predicates that the plugin declares")
struct FoundationFormatterTests {
  private let noon = Date(timeIntervalSince1970: 1_700_000_000)

  private func relative(
    _ offset: TimeInterval, _ style: RelativeDateTimeFormatter.UnitsStyle = .full, isNamed: Bool = false
  ) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = style
    if isNamed { formatter.dateTimeStyle = .named }
    return formatter.localizedString(for: noon.addingTimeInterval(offset), relativeTo: noon)
  }

  @Test("The distance of two times is told in whole numbers of the largest unit")
  func distance() {
    #expect(relative(-5400) == "1 hour ago" && relative(5400) == "in 1 hour")
    #expect(relative(-59) == "59 seconds ago" && relative(9 * 86400) == "in 1 week")
    #expect(relative(-7200, .spellOut) == "two hours ago" && relative(-7200, .short) == "2 hr. ago")
  }

  @Test("The named style has words for days")
  func names() {
    #expect(relative(-86400, isNamed: true) == "yesterday" && relative(0, isNamed: true) == "now")
    let formatter = RelativeDateTimeFormatter()
    (formatter.locale, formatter.dateTimeStyle) = (Locale(identifier: "de_DE"), .named)
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "morgen")
  }

  private func duration(
    _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit,
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> String? {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    (formatter.unitsStyle, formatter.allowedUnits, formatter.zeroFormattingBehavior) = (style, units, zeros)
    return formatter.string(from: seconds)
  }

  @Test("Durations in digits drop leading zeros, or pad them")
  func digits() {
    let units: NSCalendar.Unit = [.hour, .minute, .second]
    #expect(duration(3610, .positional, units) == "1:00:10" && duration(65, .positional, units) == "1:05")
    #expect(duration(65, .positional, [.minute, .second], .pad) == "01:05")
    #expect(duration(-65, .positional, units) == "-1:05" && duration(0, .positional, units) == "0")
  }

  @Test("Durations in words leave out units of zero")
  func words() {
    let units: NSCalendar.Unit = [.hour, .minute, .second]
    #expect(duration(3610, .abbreviated, units) == "1h 10s" && duration(600, .full, units) == "10 minutes")
    #expect(duration(3660, .full, units) == "1 hour, 1 minute" && duration(3660, .short, units) == "1 hr, 1 min")
    #expect(duration(7200, .spellOut, units) == "two hours")
    #expect(duration(40 * 86400, .full, [.month, .day]) == "1 month, 9 days")
  }

  @Test("A list in words")
  func list() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
  }

  @Test("A predicate from a text compares what it evaluates with a pattern")
  func predicate() {
    let address = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}")
    #expect(address.evaluate(with: "ann@example.com") && !address.evaluate(with: "ann@example"))
    #expect(NSPredicate(format: "SELF CONTAINS[cd] 'É'").evaluate(with: "bed"))
    #expect(!NSPredicate(format: "SELF BEGINSWITH %@", "b").evaluate(with: "Bed"))
    #expect(NSPredicate(format: "self like %@", "b*d").evaluate(with: "bed"))
  }

  @Test("Attributes of Foundation's scope are those of the string")
  func scope() {
    var text = AttributedString("loud")
    text.foundation.inlinePresentationIntent = .stronglyEmphasized
    #expect(text.inlinePresentationIntent == .stronglyEmphasized)
  }

  @Test("Points, sizes and rectangles can be made by functions")
  func geometry() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
  }
}
