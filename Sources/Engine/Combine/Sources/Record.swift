/// A publisher that sends prepared values and then a prepared completion.
public struct Record<Output, Failure: Error>: Publisher {
  /// The prepared values and completion.
  public struct Recording {
    /// The type of the values.
    public typealias Input = Output
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

    /// Appends a value. A value after the completion is a programming error, which stops the program.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "A record received a value after its completion")
      output.append(input)
    }

    /// Records the completion. A second one is a programming error, which stops the program.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "A record received a second completion")
      (self.completion, isComplete) = (completion, true)
    }
  }

  /// The values and the end that each subscriber receives.
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
    SequenceSubscription(
      recording.output, finalName: "Cancelled Events", completion: recording.completion,
      details: [("completion", recording.completion)], to: subscriber
    ).start()
  }
}

/// The keys of an encoded recording.
private enum RecordingKey: String, CodingKey { case output, completion }

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  /// Decodes a complete recording.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordingKey.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Encodes the values and the completion.
  public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

  /// Encodes the values and the completion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordingKey.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}
