import LinuxHost
import Machine
import Settings

/// A line as it is written.
struct LogLine {
  let subsystem: String
  let category: String
  let type: OSLogType
  let message: String

  /// The text without control characters, which could forge a line or control the reader's terminal. The second line and
  /// those after it are indented.
  private var text: String {
    message.split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0).onOneLine }
      .joined(separator: "\n  ")
  }

  /// The line for a reader, with the place that it comes from.
  var plain: String {
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":").onOneLine
    return place.isEmpty ? text : "[\(place)] \(text)"
  }

  /// The fields for the journal.
  var fields: [(name: String, value: String)] {
    [("MESSAGE", text), ("PRIORITY", "\(type.priority)")]
      + [("FACEPLATE_SUBSYSTEM", subsystem), ("FACEPLATE_CATEGORY", category)].filter { !$0.1.isEmpty }
  }

  private static let journal = Journal()
  /// The number of lines that the journal has not taken since it last took one.
  private static let lost = Locked(0)

  /// Writes the line. It never waits for the journal.
  func write() {
    guard let journal = Self.journal else { return writeToStandardError(plain) }
    Self.lost.withLock { lost in
      let isTaken = journal.send(fields + (lost > 0 ? [("FACEPLATE_LOST", "\(lost)")] : []))
      lost = isTaken ? 0 : lost + 1
    }
  }
}
