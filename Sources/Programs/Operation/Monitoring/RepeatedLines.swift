import Machine

/// The recurring lines of a log: the first is written at once, the others are counted.
///
/// A problem that lasts, such as a device that refuses every order, costs a line when it begins. While it recurs, a
/// line gives the number of times: after a minute, then after two, four and so on, up to an hour. Problems that come
/// and go in turns are written in the order of their last occurrence, so that the last line tells the present state.
struct RepeatedLines<Line> {
  private struct Entry {
    /// The line as it was said last.
    var line: Line
    /// When the log may have it again.
    var due: Duration
    /// The time from the last writing until then.
    var pause: Duration
    /// How often it was said since it was written.
    var count = 0
    /// The number of the last saying, among those of all lines.
    var number: Int
  }

  /// The time for which a line that has just been written is not written again.
  static var shortestPause: Duration { .seconds(60) }
  /// The same for one that has come again for long.
  static var longestPause: Duration { .seconds(3600) }
  /// The number of lines that are remembered; those that were said longest ago are forgotten.
  static var mostKnown: Int { 256 }

  private var known: [String: Entry] = [:]
  private var sayings = 0

  /// When ``take(at:)`` has something to write; `nil` if no line waits.
  private(set) var deadline: Duration?

  /// Takes note of a line.
  ///
  /// - Parameters:
  ///   - text: what it says, by which it is known again.
  ///   - line: the line.
  ///   - time: the time.
  /// - Returns: whether it is to be written now.
  mutating func note(_ text: String, _ line: Line, at time: Duration) -> Bool {
    sayings += 1
    if var entry = known[text], entry.count > 0 || time < entry.due {
      (entry.line, entry.count, entry.number) = (line, entry.count + 1, sayings)
      known[text] = entry
      deadline = min(deadline ?? entry.due, entry.due)
      return false
    }
    if known.count >= Self.mostKnown, let oldest = known.min(by: { $0.value.number < $1.value.number }) {
      known[oldest.key] = nil
    }
    known[text] = Entry(line: line, due: time + Self.shortestPause, pause: Self.shortestPause, number: sayings)
    return true
  }

  /// Returns the lines that have waited long enough, with the number of times that each was said since it was written.
  ///
  /// - Parameter time: the time; `nil` to have all that wait.
  mutating func take(at time: Duration?) -> [(line: Line, count: Int)] {
    if let time, deadline.map({ time < $0 }) ?? true { return [] }
    var taken: [Entry] = []
    for (text, entry) in known where entry.count > 0 && time.map({ entry.due <= $0 }) ?? true {
      taken.append(entry)
      let pause = min(entry.pause * 2, Self.longestPause)
      known[text] = Entry(
        line: entry.line, due: (time ?? entry.due) + pause, pause: pause, number: entry.number)
    }
    deadline = known.values.filter { $0.count > 0 }.map(\.due).min()
    return taken.sorted { $0.number < $1.number }.map { ($0.line, $0.count) }
  }
}
