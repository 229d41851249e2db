import Values

/// The retained messages of a panel, and which of them the broker has received.
///
/// Nothing is queued. A text that changes ten times before it can be sent is sent once. After a lost connection has
/// come back, all texts are sent with their current values.
struct BrokerBook: Sendable {
  private struct Entry: Sendable {
    var text: String
    var sent: String?
    var sentAt: Duration?
  }

  /// The shortest time between two messages of one topic.
  static let pause = Duration.milliseconds(200)

  private var entries: [String: Entry] = [:]

  /// There is nothing to send yet.
  init() {}

  /// Sets the text of a topic.
  mutating func set(_ text: String, _ topic: String) {
    if entries[topic] == nil { entries[topic] = Entry(text: text) } else { entries[topic]?.text = text }
  }

  /// The broker knows nothing any more.
  mutating func forgetSent() { for topic in entries.keys { entries[topic]?.sent = nil } }

  /// Returns the messages that can be sent now, and notes that they are being sent.
  mutating func take(at now: Duration) -> [(topic: String, text: String)] {
    let due = entries.filter { $0.value.sent != $0.value.text && Self.due($0.value) <= now }
    for (topic, entry) in due { entries[topic] = Entry(text: entry.text, sent: entry.text, sentAt: now) }
    return due.map { ($0.key, $0.value.text) }.sorted { $0.topic < $1.topic }
  }

  /// When the next message can be sent; `nil` if there is none.
  var deadline: Duration? { entries.values.lazy.filter { $0.sent != $0.text }.map(Self.due).min() }

  /// All topics.
  var topics: [String] { entries.keys.sorted() }

  private static func due(_ entry: Entry) -> Duration { entry.sentAt.map { $0 + pause } ?? .zero }
}
