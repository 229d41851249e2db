import Machine

/// The thread of one device: it sleeps until there is a pattern to play.
///
/// The panel hands patterns over and does not wait. While the device is busy, only one more pattern waits: a click that
/// comes too late would be worse than none. An alarm takes its place.
nonisolated final class FeedbackWorker: Sendable {
  /// The pattern that waits, if there is one.
  private let patterns = Mailbox<FeedbackPattern>()
  private let messages: Mailbox<String>

  /// Creates a worker. Nothing runs before ``start(_:)``.
  ///
  /// - Parameter messages: receives what goes wrong.
  init(messages: Mailbox<String>) { self.messages = messages }

  /// Starts the thread with the device that a closure makes there.
  ///
  /// - Returns: whether the system had a thread for it.
  func start(_ make: @escaping @Sendable () -> any FeedbackOutput) -> Bool {
    patterns.descriptor >= 0 && DetachedThread.start { self.run(make()) }
  }

  /// Plays a pattern as soon as the device is free.
  func play(_ pattern: FeedbackPattern) {
    patterns.change { waiting in
      if let next = waiting.first, next.isUrgent, !pattern.isUrgent { return }
      waiting = [pattern]
    }
  }

  /// Ends the thread after the pattern that is played now.
  func end() { patterns.stop() }

  private func run(_ output: any FeedbackOutput) {
    var output = output
    var fault: String?
    while !patterns.isStopped {
      for pattern in patterns.take() {
        do {
          try output.play(pattern)
          fault = nil
        } catch {
          output.close()
          if fault != "\(error)" { messages.post("\(error)") }
          fault = "\(error)"
        }
      }
      patterns.sleep()
    }
    output.close()
  }
}
