/// The dishes that the welcome page of an ordering kiosk shows in turn.
struct WelcomeSlides {
  /// The time for which the welcome shows a dish.
  static let time = Duration.seconds(6)

  /// The dish that the welcome shows.
  private(set) var current = 0
  /// When the next dish is shown; `nil` while the turns have not begun.
  private(set) var due: Duration?

  /// Whether the dish has been shown long enough, or the turns have yet to begin.
  func isDue(at moment: Duration) -> Bool { due.map { moment >= $0 } ?? true }

  /// Begins again with the first dish.
  mutating func restart(at moment: Duration) { (current, due) = (0, moment + Self.time) }

  /// Stops the turns.
  mutating func stop() { due = nil }

  /// Shows the next dish if it is due, or begins the turns. After a jump of the clock they continue from the present
  /// dish.
  mutating func advance(to moment: Duration, among count: Int) {
    guard isDue(at: moment) else { return }
    if let due, moment < due + Self.time { current = (current + 1) % count }
    due = moment + Self.time
  }

  /// Keeps the rest of the time although the clock was set.
  mutating func clockWasSet(by difference: Duration) { due = due.map { $0 + difference } }
}

/// A customer's choices that make the kiosk easier to read and to reach.
struct CustomerNeeds: Equatable {
  /// The language of the customer; `nil` for that of the panel.
  var language: OrderLanguage?
  /// Whether texts are large.
  var isLarge = false
  /// Whether everything is in the lower part of the screen, in reach from a wheelchair.
  var isLow = false
}
