/// Values and a completion that were written down before.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is written down.
  public struct Recording {
    /// The values.
    public private(set) var output: [Output]
    /// The completion.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isComplete = false

    /// Nothing yet, which finishes.
    public init() { (output, completion) = ([], .finished) }

    /// Values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isComplete) = (output, completion, true)
    }

    /// Adds a value, unless the completion is known.
    public mutating func receive(_ input: Output) { if !isComplete { output.append(input) } }

    /// Sets the completion, once.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      if !isComplete { (self.completion, isComplete) = (completion, true) }
    }
  }

  /// What is written down.
  public let recording: Recording

  /// A publisher of what the closure writes down.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// A publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// A publisher of values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    SequenceSubscription(recording.output, completion: recording.completion, to: AnySubscriber(subscriber)).start()
  }
}
