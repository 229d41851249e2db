/// Announces changed values and the messages of an application.
///
/// Two announcements are at least ``pause`` apart. While a value changes quickly, only the latest is announced, and the
/// last one always is. Without a listener nothing is kept.
package final class Announcer {
  /// The shortest time between two announcements.
  package static let pause = Duration.milliseconds(300)

  /// What an announcement is about: a control's value, or a message of the application.
  private enum Source: Equatable {
    case value(ObjectIdentifier)
    case application
  }

  /// An announcement that waits.
  private struct Entry {
    var source: Source
    var label: String
    var text: String
    /// The end of the range that the value has reached, in words.
    var end: String?

    /// Returns the text to speak. The label is left out if the value was announced before.
    func spoken(isKnown: Bool) -> String {
      let saysValue = isKnown || label.isEmpty ? [text] : label.says(text) ? [label] : [label, text]
      return (saysValue + [end].compactMap { $0 }).joined(separator: ", ")
    }
  }

  private struct Listener { weak var announcer: Announcer? }
  /// The announcers of all stages in the process.
  private static var all: [Listener] = []

  /// Called with each announcement. The host sets it.
  package var onAnnounce: ((String) -> Void)?
  /// The announcements that wait, in the order in which they were made.
  private var waiting: [Entry] = []
  /// The time before which nothing is announced.
  private var quietUntil = Duration.zero
  /// What the last announcement was about.
  private var latest: Source?
  private var now = Duration.zero

  /// Creates an announcer, which receives the messages of the application.
  package init() {
    Self.all.removeAll { $0.announcer == nil }
    Self.all.append(Listener(announcer: self))
  }

  /// When ``advance(to:)`` must be called next; `nil` if no announcement waits.
  package var deadline: Duration? { waiting.isEmpty ? nil : quietUntil }

  /// Advances to a time, and makes the announcements that are due.
  package func advance(to time: Duration) {
    now = time
    while !waiting.isEmpty, quietUntil <= now { say(waiting.removeFirst()) }
  }

  /// Announces a changed value. It replaces a waiting announcement of the same control.
  ///
  /// - Parameters:
  ///   - label: the label of the control.
  ///   - end: the end of the range that the value has reached, in words.
  ///   - source: identifies the control.
  package func announceValue(_ value: String, of label: String, atEnd end: String?, source: ObjectIdentifier) {
    enqueue(Entry(source: .value(source), label: label, text: value, end: end))
  }

  /// Announces a message of the panel.
  package func announce(_ text: String) { enqueue(Entry(source: .application, label: "", text: text)) }

  /// Announces a message on the stage whose view or action calls this; outside a stage, on all stages of the process.
  package static func announce(_ text: String) {
    if let clock = PanelClock.current { return clock.announce(text) }
    for listener in all { listener.announcer?.announce(text) }
  }

  /// Adds an announcement. The oldest is dropped if more than ``Limits/announcements`` wait.
  private func enqueue(_ entry: Entry) {
    if onAnnounce == nil || entry.text.isEmpty { return }
    if entry.source != .application, let index = waiting.firstIndex(where: { $0.source == entry.source }) {
      waiting[index] = entry
    } else {
      if waiting.count == Limits.announcements { waiting.removeFirst() }
      waiting.append(entry)
    }
    advance(to: now)
  }

  /// Makes an announcement. The label of a value is spoken only the first time in succession.
  private func say(_ entry: Entry) {
    let isKnown = latest == entry.source
    latest = entry.source
    quietUntil = now + Self.pause
    onAnnounce?(entry.spoken(isKnown: isKnown))
  }
}
