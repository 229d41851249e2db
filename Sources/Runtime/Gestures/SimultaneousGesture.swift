/// Two gestures at once; either may happen.
@preconcurrency @MainActor public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What each of the two reports, as far as it has come.
  public nonisolated struct Value {
    /// What the first reports.
    public var first: First.Value?
    /// What the second reports.
    public var second: Second.Value?
  }

  /// One gesture.
  public var first: First
  /// The other.
  public var second: Second

  /// Two gestures at once.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Follows both.
  public static func _makeRecognizer(_ gesture: SimultaneousGesture) -> GestureRecognizer<SimultaneousGesture> {
    SimultaneousRecognizer(gesture) { ($0.first, $0.second) }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
  /// This gesture and another one at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: TwoPartRecognizer<
  SimultaneousGesture<First, Second>, First, Second
>
{
  override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
    switch (first.state, second.state) {
    case (.failed, .failed): return .failed
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
    case (.active, _), (_, .active), (.ended, _), (_, .ended): return .active(value)
    case (.possible, _), (_, .possible): return .possible
    }
  }

  override var tentative: SimultaneousGesture<First, Second>.Value? {
    if first.tentative == nil && second.tentative == nil { return nil }
    return .init(first: first.tentative, second: second.tentative)
  }

  override var deadline: Duration? { open.compactMap(\.deadline).min() }
  override var isAwaitingMore: Bool { first.isAwaitingMore || second.isAwaitingMore }

  override func handle(_ event: ContactEvent) {
    for recognizer in open where event.phase != .down || recognizer.begins(with: event) { recognizer.handle(event) }
  }

  override func advance(to time: Duration) {
    for recognizer in open {
      if let deadline = recognizer.deadline, deadline <= time { recognizer.advance(to: time) }
    }
  }
}
