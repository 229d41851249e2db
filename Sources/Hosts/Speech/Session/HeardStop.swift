/// The words of the last stop that are not said again with the next one.
struct HeardStop {
  /// The groups around it.
  private(set) var context: [SpeechStop.Group] = []
  /// Whether it was in a dialog.
  private(set) var isInDialog = false
  /// Its value; `nil` once the panel has announced another.
  private var value: (id: SpeechStop.ID, text: String)?

  /// A stop has been said.
  mutating func note(_ stop: SpeechStop) {
    (context, isInDialog) = (stop.context, stop.isInDialog)
    noteValue(of: stop)
  }

  /// The value of a stop has been said.
  mutating func noteValue(of stop: SpeechStop) { value = (stop.id, stop.element.value) }

  /// Whether an announced value of the present stop has been said with it already, which only holds for one announcement.
  mutating func takeValue(_ text: String, of id: SpeechStop.ID?) -> Bool {
    defer { value = nil }
    return value.map { $0.id == id && $0.text == text } ?? false
  }

  /// Another page has come, whose groups are all new.
  mutating func leavePage() { context = [] }
}

/// The texts of a panel as they were before the person did something, for as long as changes of them are said.
struct FormerTexts {
  /// How long after an action changes of texts are said.
  private static let consequenceTime = Duration.milliseconds(500)
  /// The most changes that are said at a time.
  private static let mostSaid = 3

  private var words: [SpeechStop.ID: String]
  private let end: Duration

  /// Remembers the texts among some stops at the time of an action.
  init(of stops: [SpeechStop], at time: Duration) {
    let plain = stops.filter { !$0.isControl && !$0.element.traits.contains(.updatesFrequently) }
    words = Dictionary(plain.map { ($0.id, Self.text(of: $0)) }) { $1 }
    end = time + Self.consequenceTime
  }

  /// Whether what happens now counts as an answer to the action.
  func isRecent(at time: Duration) -> Bool { time <= end }

  /// The stops whose texts have changed, at most three, but for the one that is spoken of. They count as said.
  mutating func takeChanged(among stops: [SpeechStop], but current: SpeechStop.ID?) -> [SpeechStop] {
    let changed = stops.filter { stop in
      guard stop.id != current, let old = words[stop.id] else { return false }
      return old != Self.text(of: stop)
    }
    let said = Array(changed.prefix(Self.mostSaid))
    for stop in said { words[stop.id] = Self.text(of: stop) }
    return said
  }

  private static func text(of stop: SpeechStop) -> String { stop.element.words.joined(separator: ", ") }
}
