/// A gesture that recognises two gestures at the same time; either may recognise.
@preconcurrency @MainActor public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of both gestures.
  public nonisolated struct Value {
    /// The value of the first gesture; `nil` until it recognises.
    public var first: First.Value?
    /// The value of the second gesture; `nil` until it recognises.
    public var second: Second.Value?
  }

  /// The gesture whose values are reported as `first`.
  public var first: First
  /// The gesture whose values are reported as `second`.
  public var second: Second

  /// Creates a combination of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Creates a recognizer that follows both gestures.
  public static func _makeRecognizer(_ gesture: SimultaneousGesture) -> GestureRecognizer<SimultaneousGesture> {
    SimultaneousRecognizer(gesture) { ($0.first, $0.second) }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
  /// Combines this gesture with another that may recognise at the same time.
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
