/// What the panel says of its own accord: values that change, and what an application announces.
///
/// Two announcements are at least ``pause`` apart. While one value changes quickly only its latest is said, and the
/// last one always is. Without somebody who listens nothing is kept and no time is asked for.
package final class Announcer {
  /// The least time between two announcements.
  package static let pause = Duration.milliseconds(300)

  private enum Source: Equatable {
    case value(ObjectIdentifier)
    case application
  }

  private struct Entry {
    var source: Source
    var label: String
    var text: String
    /// Which end of its range a value has reached, in words.
    var end: String?

    func spoken(isKnown: Bool) -> String {
      let saysValue = isKnown || label.isEmpty ? [text] : label.says(text) ? [label] : [label, text]
      return (saysValue + [end].compactMap { $0 }).joined(separator: ", ")
    }
  }

  private struct Listener { weak var announcer: Announcer? }
  private static var all: [Listener] = []

  /// Hears what is said; set by the host.
  package var onAnnounce: ((String) -> Void)?
  private var waiting: [Entry] = []
  private var quietUntil = Duration.zero
  private var latest: Source?
  private var now = Duration.zero

  package init() {
    Self.all.removeAll { $0.announcer == nil }
    Self.all.append(Listener(announcer: self))
  }

  /// When ``advance(to:)`` is next worth calling.
  package var deadline: Duration? { waiting.isEmpty ? nil : quietUntil }

  /// Lets time pass.
  package func advance(to time: Duration) {
    now = time
    while !waiting.isEmpty, quietUntil <= now { say(waiting.removeFirst()) }
  }

  /// A control's value has changed.
  package func announceValue(_ value: String, of label: String, atEnd end: String?, source: ObjectIdentifier) {
    enqueue(Entry(source: .value(source), label: label, text: value, end: end))
  }

  /// The application wants something said on every panel of the process.
  package static func announce(_ text: String) {
    for listener in all { listener.announcer?.enqueue(Entry(source: .application, label: "", text: text)) }
  }

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

  /// A value that is said again and again needs its label only once.
  private func say(_ entry: Entry) {
    let isKnown = latest == entry.source
    latest = entry.source
    quietUntil = now + Self.pause
    onAnnounce?(entry.spoken(isKnown: isKnown))
  }
}
