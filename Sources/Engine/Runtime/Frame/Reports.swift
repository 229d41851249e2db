/// The mistakes in the application's views that a stage has noticed, each told once.
package final class Reports {
  /// Hears of mistakes; what was noticed before it was set it hears at once.
  package var listener: ((String) -> Void)? {
    didSet {
      let messages = unheard
      unheard = []
      for message in messages { tell(message) }
    }
  }
  private var known: Set<String> = []
  private var unheard: [String] = []

  /// Notes a mistake, unless it is known.
  package func add(_ message: String) {
    // Forgetting now and then keeps the memory bounded; the price is a message that comes again.
    if known.count >= RuntimeLimits.reports { known = [] }
    if known.insert(message).inserted { tell(message) }
  }

  private func tell(_ message: String) {
    if let listener { listener(message) } else if unheard.count < RuntimeLimits.reports { unheard.append(message) }
  }
}

extension Stage {
  /// Told about mistakes in the application's views, once each; when it is set, also about those from before.
  public var onReport: ((String) -> Void)? {
    get { reports.listener }
    set { reports.listener = newValue }
  }

  /// Notes a mistake in the application's views; the host shows it.
  package func report(_ message: String) { reports.add(message) }

  /// Characters that no font has are drawn as boxes; each is reported once.
  func reportMissingCharacters() {
    for complaint in environment.root.fontLibrary?.fallback.takeComplaints() ?? [] { report(complaint.description) }
  }
}
