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
  /// Whether the alarm is on, or was on at last, only because its condition cannot be judged.
  package let isUnsupervised: Bool
  /// The texts of the values in the title, shortened if they are long.
  package let values: [String]

  init(
    moment: Duration, alarm: String, from old: AlarmState, to new: AlarmState, by actor: String,
    shelf: Alarm.Shelf? = nil, isUnsupervised: Bool = false, values: [String] = []
  ) {
    (self.moment, self.alarm, self.old, self.new) = (moment, alarm, old, new)
    self.actor = Self.field(actor)
    let share = max(4, Self.valueBytes / max(1, values.count))
    self.values = values.map { Self.field(Self.beginning(of: $0, bytes: share)) }
    self.isUnsupervised = isUnsupervised
    (shelfEnd, isOneShot) = (shelf?.end, shelf?.isOneShot ?? false)
  }

  /// The text with spaces in the places of control characters and marks of direction: they would end the line or the
  /// field, or control the terminal of a person who reads the file.
  private static func field(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isBarredFromLines ? " " : $0 }))
  }

  /// The text, or its beginning with an ellipsis.
  private static func beginning(of text: String, bytes: Int) -> String {
    text.utf8.count <= bytes ? text : String(text.prefix(bytes: bytes - "…".utf8.count)) + "…"
  }

  /// The room for the values of an entry together, in bytes. A device or a client that writes a text for an alarm must
  /// not fill the journal with it: the states of the other alarms would be lost.
  private static let valueBytes = 96
  /// The character before each value.
  private static let separator: Character = "\t"
  /// The fifth word of an entry whose alarm is not supervised.
  private static let unsupervised = "unsupervised"

  /// The entry as a line of text:
  ///
  ///     2026-11-24T08:30:12.345Z oven.door unacknowledged acknowledged - operator
  ///
  /// The fifth word is the end of a shelved state, after `once:` if it also ends with the condition, or `unsupervised`
  /// for an alarm whose condition cannot be judged. The texts of the values in the title follow the actor, each after a
  /// tabulator.
  public var line: String {
    let shelf = shelfEnd.map { (isOneShot ? "once:" : "") + $0.momentText }
    let fifth = shelf ?? (isUnsupervised ? Self.unsupervised : "-")
    return [moment.momentText, alarm, old.rawValue, new.rawValue, fifth, actor].joined(separator: " ")
      + values.map { String(Self.separator) + $0 }.joined()
  }

  /// Creates the entry of a line; `nil` for a line in another form, such as one that a power failure has cut.
  public init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false).map(String.init)
    guard words.count == 6, let moment = Duration(momentText: words[0]), !words[1].isEmpty,
      let old = AlarmState(rawValue: words[2]), let new = AlarmState(rawValue: words[3])
    else { return nil }
    let isOneShot = words[4].hasPrefix("once:")
    let end = Duration(momentText: isOneShot ? String(words[4].dropFirst(5)) : words[4])
    let isUnsupervised = words[4] == Self.unsupervised
    if end == nil, !isUnsupervised, words[4] != "-" { return nil }
    let fields = words[5].split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init)
    self.init(
      moment: moment, alarm: words[1], from: old, to: new, by: fields[0],
      shelf: end.map { Alarm.Shelf(end: $0, isOneShot: isOneShot) }, isUnsupervised: isUnsupervised,
      values: Array(fields.dropFirst()))
  }

  /// Returns the lines that a journal keeps when it is shortened: the newest, and before them the last line of each alarm
  /// whose state would be forgotten otherwise.
  ///
  /// - Parameter count: the number of the newest lines.
  public static func shortened(_ lines: [String], to count: Int) -> [String] {
    shortened(lines, to: count, bytes: .max)
  }

  /// Returns the lines that a journal keeps when it is shortened.
  ///
  /// - Parameters:
  ///   - count: the most newest lines.
  ///   - bytes: the room for them. The newest line is kept in any case.
  package static func shortened(_ lines: [String], to count: Int, bytes: Int) -> [String] {
    let most = lines.suffix(max(0, count))
    var (first, room) = (most.endIndex, bytes)
    for (place, line) in zip(most.indices, most).reversed() {
      room -= line.utf8.count + 1
      if room < 0, first < most.endIndex { break }
      first = place
    }
    let kept = most[first...]
    var known = Set(kept.compactMap { AlarmEntry(line: $0)?.alarm })
    var older: [String] = []
    for line in lines[..<first].reversed() {
      guard let entry = AlarmEntry(line: line), known.insert(entry.alarm).inserted else { continue }
      if entry.new != .normal { older.append(line) }
    }
    return older.reversed() + kept
  }
}
