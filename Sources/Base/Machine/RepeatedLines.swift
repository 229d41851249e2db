/// The lines of a log that come again and again: the first is written at once, the others are counted.
///
/// A problem that lasts, such as a device that refuses every order, costs a line when it begins. While it comes again, a line
/// says how often it has: after a minute, then after two, four and so on, up to an hour. What comes and goes in turns is
/// written in the order in which it was said last, so that the last line tells how things are. A line that ends something,
/// such as that a connection is back, is written after each line about that which was written.
package struct RepeatedLines<Line> {
  /// The treatment of a new line while the memory is full.
  package enum Excess: Sendable {
    /// It is written, and the line that was said longest ago is forgotten. If that waits, it is written, too.
    case forget
    /// It is not written if all others were within the shortest pause: strangers choose what it says, and so many lines
    /// are of no use to a reader.
    case refuse
  }

  private struct Entry {
    /// The line as it was said last.
    var line: Line
    /// When the log may have it again.
    var due: Duration
    /// The time from the last writing until then.
    var pause: Duration
    /// The number of times that the line came since it was last written.
    var count = 0
    /// The number of the last saying, among those of all lines.
    var number: Int
    /// The number of times that the line has been written in a row.
    var written = 1
    /// The beginning of the lines about what ends with this line; `nil` if nothing does.
    var ending: String?
    /// The number of the last writing, among those of all lines.
    var writing: Int
    /// The text after it: how often it was said since it was written.
    var addition: String { count == 0 ? "" : " (and \(count) more like it)" }
  }

  /// The time for which a line that has just been written is not written again.
  static var shortestPause: Duration { .seconds(60) }
  /// The same for one that has come again for long.
  static var longestPause: Duration { .seconds(3600) }
  /// The number of lines that are remembered, and what becomes of further ones.
  private let mostKnown: Int
  private let excess: Excess
  private let atOnce: Int

  private var known: [String: Entry] = [:]
  private var sayings = 0
  private var writings = 0

  /// When ``take(at:)`` has something to write; `nil` if no line waits.
  package private(set) var deadline: Duration?

  /// Creates the state before the first line.
  ///
  /// - Parameters:
  ///   - mostKnown: the number of lines that are remembered.
  ///   - excess: the treatment of a line that is new while so many are.
  ///   - atOnce: the number of times that a line is written at once before its repetitions are counted, such as that a
  ///     lost connection is back.
  package init(mostKnown: Int = 256, excess: Excess = .forget, atOnce: Int = 1) {
    (self.mostKnown, self.excess, self.atOnce) = (mostKnown, excess, atOnce)
  }

  /// Takes note of a line.
  ///
  /// - Parameters:
  ///   - text: its words, by which it is recognised.
  ///   - line: the line.
  ///   - ending: the beginning of the lines about what ends with this line; `nil` if nothing does.
  ///   - time: the time.
  /// - Returns: the lines to write now, as of ``take(at:)``: the line unless it is counted, after a line that waits and
  ///   is forgotten for it.
  package mutating func note(
    _ text: String, _ line: Line, ending: String? = nil, at time: Duration
  ) -> [(line: Line, addition: String)] {
    sayings += 1
    writings += 1
    if var entry = known[text], entry.count > 0 || time < entry.due {
      (entry.line, entry.number) = (line, sayings)
      if entry.written < atOnce {
        entry.written += 1
        entry.writing = writings
        known[text] = entry
        return [(line, "")]
      }
      if endsWhatWasWritten(entry) {
        let addition = entry.addition
        (entry.count, entry.writing) = (0, writings)
        known[text] = entry
        findDeadline()
        return [(line, addition)]
      }
      entry.count += 1
      known[text] = entry
      deadline = min(deadline ?? entry.due, entry.due)
      return []
    }
    var forgotten: Entry?
    if known[text] == nil, known.count >= mostKnown {
      let spare =
        excess == .forget ? known : known.filter { $0.value.due - $0.value.pause + Self.shortestPause <= time }
      guard let oldest = spare.min(by: { $0.value.number < $1.value.number }) else { return [] }
      known[oldest.key] = nil
      if oldest.value.count > 0 {
        forgotten = oldest.value
        findDeadline()
      }
    }
    known[text] = Entry(
      line: line, due: time + Self.shortestPause, pause: Self.shortestPause, number: sayings, ending: ending,
      writing: writings)
    return (forgotten.map { [($0.line, $0.addition)] } ?? []) + [(line, "")]
  }

  /// Whether a line ends something whose line was written after it.
  private func endsWhatWasWritten(_ entry: Entry) -> Bool {
    guard let ending = entry.ending else { return false }
    return known.contains { $0.key.hasPrefix(ending) && $0.value.writing > entry.writing }
  }

  private mutating func findDeadline() { deadline = known.values.filter { $0.count > 0 }.map(\.due).min() }

  /// Returns the lines that have waited long enough, each with what is to be written after it: the number of times that it was
  /// said since it was written.
  ///
  /// - Parameter time: the time; `nil` to have all that wait.
  package mutating func take(at time: Duration?) -> [(line: Line, addition: String)] {
    if let time, deadline.map({ time < $0 }) ?? true { return [] }
    var taken = known.filter { _, entry in entry.count > 0 && time.map { entry.due <= $0 } ?? true }
    // What has ended since is said again after them.
    for (text, entry) in known where taken[text] == nil {
      guard let ending = entry.ending else { continue }
      let isOver = taken.contains { $0.key.hasPrefix(ending) && $0.value.number < entry.number }
      if isOver { taken[text] = entry }
    }
    let sorted = taken.sorted { $0.value.number < $1.value.number }
    for (text, entry) in sorted {
      writings += 1
      let pause = min(entry.pause * 2, Self.longestPause)
      known[text] = Entry(
        line: entry.line, due: (time ?? entry.due) + pause, pause: pause, number: entry.number, written: atOnce,
        ending: entry.ending, writing: writings)
    }
    findDeadline()
    return sorted.map { ($0.value.line, $0.value.addition) }
  }
}
