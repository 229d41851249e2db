import Values

/// A line of the alarm journal: the alarm, its change of state, the time, and the actor.
public nonisolated struct AlarmEntry: Hashable, Sendable {
  /// The moment, since 1970 (UTC).
  public let moment: Duration
  /// The name of the alarm's definition.
  public let alarm: String
  /// The state before.
  public let old: AlarmState
  /// The state after.
  public let new: AlarmState
  /// The person or the part of the machine that caused it.
  public let actor: String
  /// The latest moment at which a shelved state ends.
  public let shelfEnd: Duration?
  /// Whether the shelved state also ends with the condition.
  public let isOneShot: Bool

  init(
    moment: Duration, alarm: String, from old: AlarmState, to new: AlarmState, by actor: String,
    shelf: Alarm.Shelf? = nil
  ) {
    (self.moment, self.alarm, self.old, self.new) = (moment, alarm, old, new)
    // The name is the last field of a line, so it may have any characters except line breaks.
    self.actor = String(actor.map { $0.isNewline ? " " : $0 })
    (shelfEnd, isOneShot) = (shelf?.end, shelf?.isOneShot ?? false)
  }

  /// The entry as a line of text:
  ///
  ///     2026-11-24T08:30:12.345Z oven.door unacknowledged acknowledged - operator
  ///
  /// The entry as a line. The fifth word is the end of a shelved state, after `once:` if it also ends with the
  /// condition.
  public var line: String {
    let shelf = shelfEnd.map { (isOneShot ? "once:" : "") + $0.momentText } ?? "-"
    return [moment.momentText, alarm, old.rawValue, new.rawValue, shelf, actor].joined(separator: " ")
  }

  /// Creates the entry of a line; `nil` for a line in another form, such as one that a power failure has cut.
  public init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false).map(String.init)
    guard words.count == 6, let moment = Duration(momentText: words[0]), !words[1].isEmpty,
      let old = AlarmState(rawValue: words[2]), let new = AlarmState(rawValue: words[3])
    else { return nil }
    let isOneShot = words[4].hasPrefix("once:")
    let end = Duration(momentText: isOneShot ? String(words[4].dropFirst(5)) : words[4])
    if end == nil, words[4] != "-" { return nil }
    self.init(
      moment: moment, alarm: words[1], from: old, to: new, by: words[5],
      shelf: end.map { Alarm.Shelf(end: $0, isOneShot: isOneShot) })
  }

  /// Returns the lines that a journal keeps when it is shortened: the newest, and before them the last line of each alarm
  /// whose state would be forgotten otherwise.
  ///
  /// - Parameter count: the number of the newest lines.
  public static func shortened(_ lines: [String], to count: Int) -> [String] {
    let kept = lines.suffix(max(0, count))
    var known = Set(kept.compactMap { AlarmEntry(line: $0)?.alarm })
    var older: [String] = []
    for line in lines.dropLast(kept.count).reversed() {
      guard let entry = AlarmEntry(line: line), known.insert(entry.alarm).inserted else { continue }
      if entry.new != .normal { older.append(line) }
    }
    return older.reversed() + kept
  }
}
