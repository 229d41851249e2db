import Faceplate

/// What asks a bank for the money. A real kiosk puts the connection with its bank in place of the simulated one.
@MainActor protocol PaymentTerminal: AnyObject {
  /// The moment of the bank's answer, as far as it is known by now; `nil` while nothing was asked or nobody answers.
  var due: Duration? { get }

  /// Asks the bank for an amount in cents. The card is for this call alone: nothing keeps a digit of it.
  func ask(for cents: Int, from card: PaymentCard, at moment: Duration)

  /// Whether the bank pays; `nil` while it has not answered.
  func answer(at moment: Duration) -> Bool?

  /// Takes the question back: what the bank answers later is reversed.
  func cancel()

  /// Somebody has set the machine's clock.
  func clockWasSet(by difference: Duration)
}

/// A terminal that charges nobody, with faults that can be tried.
@Observable @MainActor final class SimulatedTerminal: PaymentTerminal {
  /// The bank refuses every card.
  var declines = false
  /// The line to the bank is down.
  var isSilent = false
  private(set) var due: Duration?

  /// The time that the bank takes.
  private static let time = Duration.seconds(3)

  func ask(for cents: Int, from card: PaymentCard, at moment: Duration) { due = isSilent ? nil : moment + Self.time }

  func answer(at moment: Duration) -> Bool? {
    guard let due, moment >= due else { return nil }
    self.due = nil
    return !declines
  }

  func cancel() { due = nil }

  func clockWasSet(by difference: Duration) { due = due.map { $0 + difference } }
}
