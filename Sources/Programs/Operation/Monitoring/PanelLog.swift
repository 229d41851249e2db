import CLinux
import Glibc
import LinuxHost
import Machine
import Settings

#if Links
import Links
#endif

/// The log of a running panel. Its lines go into the journal with fields where systemd runs the panel, to standard
/// error elsewhere, and into the record of the last events.
///
/// | field | |
/// |---|---|
/// | `FACEPLATE_PART` | `machine`, `settings` or `crash` |
/// | `FACEPLATE_FILE`, `FACEPLATE_LINE`, `FACEPLATE_COLUMN` | the place in a file that the line is about |
/// | `FACEPLATE_LOST` | the number of lines before this one that the journal did not take |
///
/// A recurring line is written five times, and then ever more seldom with its number, see ``RepeatedLines``: no device,
/// broker or viewer that keeps failing or connecting fills the journal.
package final class PanelLog {
  /// A line that says that something is wrong.
  struct Problem {
    let text: String
    /// Seconds since 1970.
    let time: Int
  }

  /// The subject of a line.
  package enum Part: String { case machine, settings, crash }

  /// The priority of a line, as `syslog(3)` counts.
  package enum Priority: Int { case error = 3, warning, notice, info }

  /// The last problem; `nil` if there was none.
  private(set) var lastProblem: Problem?
  /// The record of the last events.
  package var events: EventRecord?
  private let journal: Journal?
  private let writeLine: (String) -> Void
  private let identifier: String
  /// The last lines, the newest first, without quoted texts: a setting may be a secret.
  private(set) var recent: [String] = []
  /// The number of lines that are kept.
  private static let kept = 100
  /// A line with what the journal has to know of it.
  private struct Line {
    let text: String
    let part: Part
    let priority: Priority
    let file: String?
    let line: Int?
    let column: Int?
  }

  /// The lines that come again and again. Some are news at first: a connection is lost, is back, and is lost again.
  private var repeated = RepeatedLines<Line>(atOnce: 5)
  private let now: () -> Duration
  /// Lines that the journal has not taken since it last took one.
  private var lost = 0

  init(
    journal: Journal? = Journal(), identifier: String = "kiosk",
    write: @escaping (String) -> Void = writeToStandardError, now: @escaping () -> Duration = MonotonicTime.now
  ) {
    (self.journal, self.identifier, self.writeLine, self.now) = (journal, identifier, write, now)
  }

  /// Writes the lines that have come again since they were written. Called at each wake: a panel at rest is not woken for them.
  ///
  /// - Parameter time: the time; `nil` at the end of the panel, for all of them.
  func writeRepeated(at time: Duration?) {
    for (line, addition) in repeated.take(at: time) { put(line, addition) }
  }

  /// Writes the problems of a settings file.
  package func write(_ problem: SettingsProblem) {
    write(
      problem.description, .settings, problem.severity == .error ? .error : .warning, file: problem.file,
      line: problem.line, column: problem.column)
  }

  /// Writes a line, or several that belong together, as after a crash.
  ///
  /// These texts quote devices, brokers, files and viewers. Their control characters are removed here, so that they
  /// cannot forge a line or control the reader's terminal.
  package func write(
    _ text: String, _ part: Part, _ priority: Priority = .info, file: String? = nil, line: Int? = nil,
    column: Int? = nil
  ) {
    let text = part == .settings ? text.onOneLine : text.withoutControls
    if priority == .error { lastProblem = Problem(text: text.firstLine, time: time(nil)) }
    let entry = Line(text: text, part: part, priority: priority, file: file, line: line, column: column)
    for (line, addition) in repeated.note(text, entry, ending: Self.interruption(endedBy: text), at: now()) {
      put(line, addition)
    }
  }

  /// The beginning of the lines about interruptions of a connection that end with a line; `nil` for any other line.
  private static func interruption(endedBy text: String) -> String? {
    #if Links
    ConnectionLine.interruption(endedBy: text)
    #else
    nil
    #endif
  }

  /// Writes a line, with something after the first line of its text.
  private func put(_ line: Line, _ addition: String = "") {
    let first = line.text.firstLine
    let text = first + addition + line.text.dropFirst(first.count)
    let told = text.withoutQuotations
    events?.note(line: told, at: now())
    recent.insert(told, at: 0)
    if recent.count > Self.kept { recent.removeLast() }
    let fields = [
      ("MESSAGE", text), ("PRIORITY", "\(line.priority.rawValue)"), ("SYSLOG_IDENTIFIER", identifier),
      ("FACEPLATE_PART", line.part.rawValue), ("FACEPLATE_FILE", line.file),
      ("FACEPLATE_LINE", line.line.map(String.init)), ("FACEPLATE_COLUMN", line.column.map(String.init)),
      ("FACEPLATE_LOST", lost > 0 ? "\(lost)" : nil),
    ]
    guard let journal else { return writeLine(text) }
    // Standard error leads to the same journal: a panel that waited for a slow journal would draw no frame.
    let isTaken = journal.send(fields.compactMap { field in field.1.map { (name: field.0, value: $0) } })
    lost = isTaken ? 0 : lost + 1
  }
}

extension String {
  /// The lines of the text, each without control characters.
  package var withoutControls: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).onOneLine }.joined(separator: "\n")
  }

  /// The text before the first end of a line.
  var firstLine: String { String(prefix { !$0.isNewline }) }

  /// The text on one line and without quoted texts: a setting may be a secret.
  var withoutQuotations: String {
    var (result, isQuoted) = ("", false)
    for character in self {
      switch character {
      case "“":
        isQuoted = true
        result += "“…”"
      case "”": isQuoted = false
      default: if !isQuoted { result.append(character.isNewline ? " " : character) }
      }
    }
    return result
  }
}
