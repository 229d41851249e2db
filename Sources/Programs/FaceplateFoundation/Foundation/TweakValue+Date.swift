import Controls
import Foundation
import Glibc
import Runtime
import Values

extension Date: @MainActor TweakValue {
  /// Completes the message "must be …": the forms of a date.
  public static var tweakDescription: String { "a date such as 2026-11-23 18:30 or 2026-11-23T17:30:00Z" }

  /// Creates a date from a day and an optional time, in the time zone of the machine or, with a Z at the end, in UTC.
  public init?(tweakText: String) {
    var text = tweakText.trimmed
    let isUTC = text.hasSuffix("Z")
    if isUTC { text.removeLast() }
    let halves = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }
    guard let first = halves.first, let day = Self.wholes(first, separator: "-"), day.count == 3,
      (1...9999).contains(day[0]), (1...12).contains(day[1]), (1...31).contains(day[2])
    else { return nil }
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (Int32(day[0] - 1900), Int32(day[1] - 1), Int32(day[2]))
    parts.tm_isdst = -1
    var seconds = 0.0
    if halves.count > 1 {
      guard let time = Self.time(String(halves[1]).trimmed) else { return nil }
      (parts.tm_hour, parts.tm_min, seconds) = (Int32(time.hour), Int32(time.minute), time.seconds)
    }
    let start = isUTC ? timegm(&parts) : mktime(&parts)
    // A day that does not exist, such as 30 February, has become one of the next month.
    guard Int(parts.tm_mday) == day[2] else { return nil }
    self.init(timeIntervalSinceReferenceDate: Double(start - Self.reference) + seconds)
  }

  /// The date in UTC, with as many decimal places of the seconds as are needed to read it back exactly.
  public var tweakText: String {
    let whole = timeIntervalSinceReferenceDate.rounded(.down)
    var start = time_t(min(max(whole, -63_113_904_000), 252_423_993_599)) + Self.reference
    var parts = tm()
    gmtime_r(&start, &parts)
    let seconds = Double(parts.tm_sec) + (timeIntervalSinceReferenceDate - whole)
    func padded(_ number: Int32, _ digits: Int = 2) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    let day = "\(padded(parts.tm_year + 1900, 4))-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
    return "\(day)T\(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(seconds < 10 ? "0" : "")\(seconds.decimalText)Z"
  }

  /// The editor of a date: the wheels of a date picker.
  public static func tweakEditor(_ tweak: TweakEditing<Date>) -> AnyView {
    AnyView(TweakDateEditor(tweak: tweak))
  }

  /// The reference date of `Date`, in seconds since 1970.
  private static let reference = 978_307_200

  /// The whole numbers of a text; `nil` if it has anything else.
  private static func wholes(_ text: some StringProtocol, separator: Character) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.allSatisfy(\.isASCII) ? UInt16(part).map(Int.init) : nil }
    return numbers.count == parts.count ? numbers : nil
  }

  /// The time of day that a text says as hours and minutes, or hours, minutes and seconds.
  private static func time(_ text: String) -> (hour: Int, minute: Int, seconds: Double)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, let start = wholes("\(parts[0]):\(parts[1])", separator: ":"),
      start[0] < 24, start[1] < 60
    else { return nil }
    if parts.count == 2 { return (start[0], start[1], 0) }
    guard let seconds = Double(decimalText: String(parts[2])), seconds >= 0, seconds < 60 else { return nil }
    return (start[0], start[1], seconds)
  }
}

/// The editor of a date, within the range of the declaration if it has one.
private struct TweakDateEditor: View {
  let tweak: TweakEditing<Date>

  var body: some View {
    if let range = tweak.range(of: Date.self) {
      DatePicker(tweak.title, selection: tweak.value, in: range)
    } else {
      DatePicker(tweak.title, selection: tweak.value)
    }
  }
}
