/// A gesture that recognises either of two gestures, with precedence for the first.
@preconcurrency @MainActor public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the gesture that recognises.
  public nonisolated enum Value {
    /// The first gesture recognises.
    case first(First.Value)
    /// The first gesture has failed, and the second recognises.
    case second(Second.Value)
  }

  /// The gesture with precedence.
  public var first: First
  /// The gesture that recognises only if the first fails.
  public var second: Second

  /// Creates a gesture from two alternatives.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Creates a recognizer that follows the second gesture once the first has failed.
  public static func _makeRecognizer(_ gesture: ExclusiveGesture) -> GestureRecognizer<ExclusiveGesture> {
    ExclusiveRecognizer(gesture) { ($0.first, $0.second) }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Combines this gesture with another, which recognises only if this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Keeps events from the second recognizer until the first has failed, so that it does not act too early.
private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: TwoPartRecognizer<
  ExclusiveGesture<First, Second>, First, Second
>
{
  /// The events that the second recognizer has not received yet.
  private var kept: [ContactEvent] = []

  override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    first.state == .failed ? second.phase.map { .second($0) } : first.phase.map { .first($0) }
  }

  override var tentative: ExclusiveGesture<First, Second>.Value? {
    first.state == .failed ? second.tentative.map { .second($0) } : first.tentative.map { .first($0) }
  }

  override var deadline: Duration? { first.state == .failed ? second.deadline : first.deadline }
  override var isAwaitingMore: Bool { first.state == .failed ? second.isAwaitingMore : first.isAwaitingMore }

  override func handle(_ event: ContactEvent) {
    if first.state == .failed { return second.replay(event) }
    keep(event)
    if event.phase != .down || first.begins(with: event) { first.handle(event) }
    catchUp()
  }

  override func advance(to time: Duration) {
    if first.state == .possible, let deadline = first.deadline, deadline <= time {
      first.advance(to: time)
      catchUp()
    }
    if first.state == .failed, let deadline = second.deadline, deadline <= time { second.advance(to: time) }
  }

  /// Keeps an event. Of consecutive movements of a contact only the last is kept, so that the memory stays small.
  private func keep(_ event: ContactEvent) {
    if event.phase == .moved, let last = kept.last, last.phase == .moved, last.id == event.id { kept.removeLast() }
    kept.append(event)
  }

  /// Passes the kept events to the second recognizer once the first has failed.
  private func catchUp() {
    guard first.state == .failed else { return }
    for event in kept where second.state == .possible || second.state == .active { second.replay(event) }
    kept = []
  }

  override func reset() {
    kept = []
    super.reset()
  }
}
