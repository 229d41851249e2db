/// The spoken properties of the last stop, which are not repeated with the next one.
struct HeardStop {
  /// The groups around it.
  private(set) var context: [SpeechStop.Group] = []
  /// Whether it was in a dialog.
  private(set) var isInDialog = false
  /// The value of the stop; `nil` once the panel has announced another one.
  private var value: (id: SpeechStop.ID, text: String)?

  /// A stop has been said.
  mutating func note(_ stop: SpeechStop) {
    (context, isInDialog) = (stop.context, stop.isInDialog)
    noteValue(of: stop)
  }

  /// The value of a stop has been said.
  mutating func noteValue(of stop: SpeechStop) { value = (stop.id, stop.element.value) }

  /// Returns whether an announced value of the present stop was already spoken with it. This is true for one
  /// announcement only.
  mutating func takeValue(_ text: String, of id: SpeechStop.ID?) -> Bool {
    defer { value = nil }
    return value.map { $0.id == id && $0.text == text } ?? false
  }

  /// Forgets the groups, because another page is shown.
  mutating func leavePage() { context = [] }
}

/// The texts of a panel before an action of the person. For a short time, changes to them are spoken.
struct FormerTexts {
  /// The time after an action for which changes of texts are spoken.
  private static let consequenceTime = Duration.milliseconds(500)
  /// The greatest number of changes that are spoken at once.
  private static let mostSaid = 3

  private var words: [SpeechStop.ID: String]
  private let end: Duration

  /// Remembers the texts among some stops at the time of an action.
  init(of stops: [SpeechStop], at time: Duration) {
    let plain = stops.filter { !$0.isControl && !$0.element.traits.contains(.updatesFrequently) }
    words = Dictionary(plain.map { ($0.id, Self.text(of: $0)) }) { $1 }
    end = time + Self.consequenceTime
  }

  /// Whether a change at this time counts as a result of the action.
  func isRecent(at time: Duration) -> Bool { time <= end }

  /// Returns the stops other than the current one whose texts have changed, at most three. They then count as spoken.
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
