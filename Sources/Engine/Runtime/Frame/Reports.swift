/// The mistakes in the application's views that a stage has noticed, each told once.
package final class Reports {
  /// Receives mistakes. Mistakes noticed before the closure was set are passed to it at once.
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
    // Forgetting now and then bounds the memory, at the price of a repeated message.
    if known.count >= RuntimeLimits.reports { known = [] }
    if known.insert(message).inserted { tell(message) }
  }

  private func tell(_ message: String) {
    if let listener { listener(message) } else if unheard.count < RuntimeLimits.reports { unheard.append(message) }
  }
}

extension Stage {
  /// Receives each mistake in the application's views once, including the mistakes from before the closure was set.
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
