import Faceplate

/// A terminal that asks a bank for money. A real kiosk uses its connection to a bank in place of the simulated one.
@MainActor protocol PaymentTerminal: AnyObject {
  /// The moment of the bank's answer, if it is known; `nil` without a request, and if no answer comes.
  var due: Duration? { get }

  /// Asks the bank for an amount in cents. The card may only be used during this call: no digit of it may be stored.
  func ask(for cents: Int, from card: PaymentCard, at moment: Duration)

  /// Whether the bank pays; `nil` while it has not answered.
  func answer(at moment: Duration) -> Bool?

  /// Cancels the request: a payment that the bank makes later is reversed.
  func cancel()

  /// Called after the machine's clock was set.
  func clockWasSet(by difference: Duration)
}

/// A terminal that charges no money, with faults for trials.
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
