/// A publisher that sends prepared values and then a prepared completion.
public struct Record<Output, Failure: Error>: Publisher {
  /// The prepared values and completion.
  public struct Recording {
    /// The values, in the order in which they are sent.
    public private(set) var output: [Output]
    /// The completion that follows the values.
    public private(set) var completion: Subscribers.Completion<Failure>
    /// Whether the completion has been recorded; nothing can be added afterwards.
    private var isComplete = false

    /// Creates a recording without values, which finishes.
    public init() { (output, completion) = ([], .finished) }

    /// Creates a complete recording.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isComplete) = (output, completion, true)
    }

    /// Appends a value, unless the completion has been recorded.
    public mutating func receive(_ input: Output) { if !isComplete { output.append(input) } }

    /// Records the completion. Only the first call has an effect.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      if !isComplete { (self.completion, isComplete) = (completion, true) }
    }
  }

  /// What is sent to each subscriber.
  public let recording: Recording

  /// Creates a publisher of what the closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates a publisher of an existing recording.
  public init(recording: Recording) { self.recording = recording }

  /// Creates a publisher of values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    SequenceSubscription(recording.output, completion: recording.completion, to: AnySubscriber(subscriber)).start()
  }
}
