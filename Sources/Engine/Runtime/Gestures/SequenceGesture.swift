/// A gesture that recognises two gestures in sequence: with the same contact or, if the first ends with its contact,
/// with the next.
@preconcurrency @MainActor public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The progress of the sequence.
  public nonisolated enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture is complete; the second may be in progress.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Creates a recognizer that follows the first gesture, and then the second.
  public static func _makeRecognizer(_ gesture: SequenceGesture) -> GestureRecognizer<SequenceGesture> {
    SequenceRecognizer(gesture) { ($0.first, $0.second) }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Combines this gesture with another, which follows when this one is complete.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>: TwoPartRecognizer<
  SequenceGesture<First, Second>, First, Second
>
{
  /// The last value of the first gesture; the second is followed once it is set.
  private var firstValue: First.Value?
  /// The event received last, at which the second gesture begins.
  private var last: ContactEvent?
  /// The time until which the second gesture must begin, if the first ended with its contact.
  private var expiry: Duration?
  /// Whether that time has passed.
  private var isTooLate = false

  override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
    if isTooLate { return .failed }
    guard let firstValue else {
      if case .failed = first.phase { return .failed }
      return .possible
    }
    if expiry != nil { return .possible }
    switch second.phase {
    case .possible: return .active(.second(firstValue, second.tentative))
    case .active(let value): return .active(.second(firstValue, value))
    case .ended(let value): return .ended(.second(firstValue, value))
    case .failed: return .failed
    }
  }

  override var tentative: SequenceGesture<First, Second>.Value? {
    if let firstValue { return expiry == nil ? nil : .second(firstValue, nil) }
    return (first.phase.value ?? first.tentative).map { .first($0) }
  }

  override var deadline: Duration? { firstValue == nil ? first.deadline : expiry ?? second.deadline }
  override var isAwaitingMore: Bool {
    firstValue == nil ? first.isAwaitingMore : expiry != nil || second.isAwaitingMore
  }
  override func begins(with event: ContactEvent) -> Bool {
    firstValue == nil ? first.begins(with: event) : second.begins(with: event)
  }

  override func handle(_ event: ContactEvent) {
    last = event
    if firstValue != nil {
      expiry = nil
      return second.handle(event)
    }
    first.handle(event)
    goOnIfFirstHasHappened()
  }

  override func advance(to time: Duration) {
    last?.time = time
    if let expiry {
      isTooLate = time >= expiry
    } else if firstValue != nil {
      second.advance(to: time)
    } else {
      first.advance(to: time)
      goOnIfFirstHasHappened()
    }
  }

  /// Begins to follow the second gesture if the first is complete.
  private func goOnIfFirstHasHappened() {
    guard case .ended(let value) = first.phase, var event = last else { return }
    firstValue = value
    guard event.phase == .down || event.phase == .moved else {
      expiry = event.time + TapGesture.pause
      return
    }
    // A contact that is still down begins the second gesture at its present location.
    event.phase = .down
    if second.begins(with: event) { second.handle(event) }
  }

  override func fail() {
    if firstValue == nil { first.fail() } else { second.fail() }
    isTooLate = true
  }

  override func reset() {
    firstValue = nil
    last = nil
    expiry = nil
    isTooLate = false
    super.reset()
  }
}
