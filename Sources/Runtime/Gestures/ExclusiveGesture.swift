/// Two gestures of which the first, if it happens, rules out the second.
@preconcurrency @MainActor public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the one that happens reports.
  public nonisolated enum Value {
    /// The first happens.
    case first(First.Value)
    /// The first has failed, and the second happens.
    case second(Second.Value)
  }

  /// The gesture that is preferred.
  public var first: First
  /// The gesture that happens where the first does not.
  public var second: Second

  /// A gesture or, if it fails, another one.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Follows the first, and the second once the first has failed.
  public static func _makeRecognizer(_ gesture: ExclusiveGesture) -> GestureRecognizer<ExclusiveGesture> {
    ExclusiveRecognizer(gesture) { ($0.first, $0.second) }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// This gesture or, if it fails, another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Keeps what contacts do from the second gesture until the first has failed, so that it does not act too early.
private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: TwoPartRecognizer<
  ExclusiveGesture<First, Second>, First, Second
>
{
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

  /// Of movements in a row, the last is enough: what waits stays small however long the finger wanders.
  private func keep(_ event: ContactEvent) {
    if event.phase == .moved, let last = kept.last, last.phase == .moved, last.id == event.id { kept.removeLast() }
    kept.append(event)
  }

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
