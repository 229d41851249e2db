import Controls
import Runtime
import Values

/// A value that changes at times of the day, day by day through a week, such as the temperature that a heating is to hold.
///
///     var heating = WeekSchedule(daily: [.init(TimeOfDay(hour: 6, minute: 0), 21), .init(TimeOfDay(hour: 22, minute: 0), 17)])
///     heating[.sunday] = [.init(TimeOfDay(hour: 8, minute: 0), 21)]
///     heating.value(on: .sunday, at: TimeOfDay(hour: 7, minute: 0))  // 17, since Saturday at 22:00
///
/// Times are local: 6:00 is 6:00 in summer and in winter.
public nonisolated struct WeekSchedule: Hashable, Sendable {
  /// A value from a time of the day on.
  public struct Change: Hashable, Sendable {
    /// The time at which the value begins.
    public var time: TimeOfDay
    /// The value, which is finite.
    public var value: Double

    /// Creates a change. A value that is not finite counts as 0.
    public init(_ time: TimeOfDay, _ value: Double) { (self.time, self.value) = (time, value.isFinite ? value : 0) }
  }

  /// The greatest number of changes of a day. Later ones are left out.
  public static let mostChanges = 12

  /// The changes of each day, Monday first, each in the order of their times.
  private var days: [[Change]]

  /// Creates a schedule that has the same changes each day.
  public init(daily changes: [Change] = []) { days = Array(repeating: Self.ordered(changes), count: 7) }

  /// The changes of a day in the order of their times. Of two changes at the same time, the later one in the list
  /// applies.
  public subscript(day: Weekday) -> [Change] {
    get { days[day.rawValue - 1] }
    set { days[day.rawValue - 1] = Self.ordered(newValue) }
  }

  private static func ordered(_ changes: [Change]) -> [Change] {
    var byTime: [Int: Change] = [:]
    for change in changes { byTime[change.time.seconds] = change }
    return Array(byTime.values.sorted { $0.time.seconds < $1.time.seconds }.prefix(mostChanges))
  }

  /// Whether no day has a change.
  public var isEmpty: Bool { days.allSatisfy(\.isEmpty) }

  /// The value at a time: that of the last change, which may be on an earlier day; `nil` without changes.
  public func value(on day: Weekday, at time: TimeOfDay) -> Double? {
    if let change = self[day].last(where: { $0.time.seconds <= time.seconds }) { return change.value }
    for before in 1...7 {
      let earlier = Weekday.allCases[(day.rawValue - 1 - before + 14) % 7]
      if let change = self[earlier].last { return change.value }
    }
    return nil
  }

  /// The next change after a time, with its day; `nil` without changes.
  public func next(after day: Weekday, at time: TimeOfDay) -> (day: Weekday, change: Change)? {
    if let change = self[day].first(where: { $0.time.seconds > time.seconds }) { return (day, change) }
    var later = day.next
    for _ in 0..<7 {
      if let change = self[later].first { return (later, change) }
      later = later.next
    }
    return nil
  }
}

nonisolated extension WeekSchedule: TweakValue {
  /// Completes the message "must be …": the form of a schedule.
  public static var tweakDescription: String {
    "days with times and values, such as mon-fri 06:00 21, 22:00 17; sat-sun 08:00 21"
  }

  private static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// Creates a schedule from its text. Days that it does not name have no changes.
  public init?(tweakText text: String) {
    self.init()
    for part in text.split(separator: ";") {
      let words = part.split { $0 == " " || $0 == "\t" }.map(String.init)
      guard let first = words.first, let days = Self.days(first),
        let changes = Self.changes(words.dropFirst().joined(separator: " "))
      else { return nil }
      for day in days { self.days[day] = Self.ordered(changes) }
    }
  }

  /// The numbers of the days of a text such as `mon` or `mon-fri`; `nil` for another text.
  private static func days(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { names.firstIndex(of: String($0)) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first <= last else { return nil }
    return first...last
  }

  private static func changes(_ text: String) -> [Change]? {
    var changes: [Change] = []
    for part in text.split(separator: ",") {
      let words = part.split(separator: " ")
      guard words.count == 2, let time = time(words[0]), let value = Double(words[1]), value.isFinite else {
        return nil
      }
      changes.append(Change(time, value))
    }
    return changes.count <= mostChanges ? changes : nil
  }

  /// The time of a text such as `06:30`.
  private static func time(_ text: Substring) -> TimeOfDay? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 }), let hour = Int(parts[0]), let minute = Int(parts[1]),
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    return TimeOfDay(hour: hour, minute: minute)
  }

  /// The days with their changes. Consecutive days with equal changes are joined, and days without changes are left
  /// out.
  public var tweakText: String {
    var parts: [String] = []
    var first = 0
    while first < 7 {
      var last = first
      while last < 6, days[last + 1] == days[first] { last += 1 }
      if !days[first].isEmpty {
        let name = Self.names[first] + (last > first ? "-" + Self.names[last] : "")
        parts.append(
          name + " " + days[first].map { "\($0.time.text()) \(Self.text($0.value))" }.joined(separator: ", "))
      }
      first = last + 1
    }
    return parts.joined(separator: "; ")
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
