/// One gesture after another, with the same contact.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far the sequence has come.
  public enum Value {
    /// The first gesture is under way.
    case first(First.Value)
    /// The first has happened; the second may be under way.
    case second(First.Value, Second.Value?)
  }

  let first: First
  let second: Second

  /// Follows the first gesture, then the second.
  public static func _makeRecognizer(_ gesture: SequenceGesture) -> GestureRecognizer<SequenceGesture> {
    SequenceRecognizer(gesture)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures at once; either may happen.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What each of the two reports, as far as it has come.
  public struct Value {
    /// What the first reports.
    public var first: First.Value?
    /// What the second reports.
    public var second: Second.Value?
  }

  let first: First
  let second: Second

  /// Follows both.
  public static func _makeRecognizer(_ gesture: SimultaneousGesture) -> GestureRecognizer<SimultaneousGesture> {
    PairRecognizer(gesture, \.first, \.second) { first, second in
      let value = Value(first: first.value, second: second.value)
      switch (first, second) {
      case (.failed, .failed): return .failed
      case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
      case (.active, _), (_, .active), (.ended, _), (_, .ended): return .active(value)
      case (.possible, _), (_, .possible): return .possible
      }
    }
  }
}

/// Two gestures of which the first, if it happens, rules out the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the one that happens reports.
  public enum Value {
    /// The first happens.
    case first(First.Value)
    /// The first has failed, and the second happens.
    case second(Second.Value)
  }

  let first: First
  let second: Second

  /// Follows both, and lets the second happen only once the first has failed.
  public static func _makeRecognizer(_ gesture: ExclusiveGesture) -> GestureRecognizer<ExclusiveGesture> {
    PairRecognizer(gesture, \.first, \.second) { first, second in
      switch (first, second) {
      case (.active(let value), _): .active(.first(value))
      case (.ended(let value), _): .ended(.first(value))
      case (.possible, _): .possible
      case (.failed, .active(let value)): .active(.second(value))
      case (.failed, .ended(let value)): .ended(.second(value))
      case (.failed, .possible): .possible
      case (.failed, .failed): .failed
      }
    }
  }
}

extension Gesture {
  /// This gesture, and once it has happened another one with the same contact.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(first: self, second: other)
  }

  /// This gesture and another one at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(first: self, second: other)
  }

  /// This gesture or, if it fails, another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(first: self, second: other)
  }
}

extension GesturePhase {
  /// What is reported while the gesture happens and when it has happened.
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>: GestureRecognizer<
  SequenceGesture<First, Second>
>
{
  private let first: GestureRecognizer<First>
  private let second: GestureRecognizer<Second>
  /// What the first reported at its end; the second is followed from then on.
  private var firstValue: First.Value?
  private var last: ContactEvent?

  init(_ gesture: SequenceGesture<First, Second>) {
    first = First._makeRecognizer(gesture.first)
    second = Second._makeRecognizer(gesture.second)
  }

  override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
    guard let firstValue else {
      if case .failed = first.phase { return .failed }
      return .possible
    }
    switch second.phase {
    case .possible: return .active(.second(firstValue, second.tentative))
    case .active(let value): return .active(.second(firstValue, value))
    case .ended(let value): return .ended(.second(firstValue, value))
    case .failed: return .failed
    }
  }

  override var tentative: SequenceGesture<First, Second>.Value? {
    firstValue == nil ? (first.phase.value ?? first.tentative).map { .first($0) } : nil
  }

  override var deadline: Duration? { firstValue == nil ? first.deadline : second.deadline }
  override func begins(with event: ContactEvent) -> Bool {
    firstValue == nil ? first.begins(with: event) : second.begins(with: event)
  }

  override func handle(_ event: ContactEvent) {
    last = event
    if firstValue != nil { return second.handle(event) }
    first.handle(event)
    goOnIfFirstHasHappened()
  }

  override func advance(to time: Duration) {
    last?.time = time
    if firstValue != nil { return second.advance(to: time) }
    first.advance(to: time)
    goOnIfFirstHasHappened()
  }

  private func goOnIfFirstHasHappened() {
    guard case .ended(let value) = first.phase else { return }
    firstValue = value
    // A finger that is still down begins the second gesture where it is now.
    guard var event = last, event.phase == .down || event.phase == .moved else { return }
    event.phase = .down
    if second.begins(with: event) { second.handle(event) }
  }

  override func fail() {
    if firstValue == nil { first.fail() } else { second.fail() }
  }

  override func reset() {
    firstValue = nil
    last = nil
    first.reset()
    second.reset()
  }

  override func attach(to box: Box?) {
    super.attach(to: box)
    first.attach(to: box)
    second.attach(to: box)
  }

  override func update(to gesture: SequenceGesture<First, Second>) {
    first.update(to: gesture.first)
    second.update(to: gesture.second)
  }
}

/// Follows two gestures at once; a rule says how far the pair has come.
private final class PairRecognizer<Outer: Gesture, First: Gesture, Second: Gesture>: GestureRecognizer<Outer> {
  typealias Rule = (GesturePhase<First.Value>, GesturePhase<Second.Value>) -> GesturePhase<Outer.Value>

  private let first: GestureRecognizer<First>
  private let second: GestureRecognizer<Second>
  private let parts: (Outer) -> (First, Second)
  private let rule: Rule

  init(
    _ gesture: Outer, _ first: @escaping (Outer) -> First, _ second: @escaping (Outer) -> Second, rule: @escaping Rule
  ) {
    self.first = First._makeRecognizer(first(gesture))
    self.second = Second._makeRecognizer(second(gesture))
    self.rule = rule
    parts = { (first($0), second($0)) }
  }

  override var phase: GesturePhase<Outer.Value> { rule(first.phase, second.phase) }
  override var deadline: Duration? { [first.deadline, second.deadline].compactMap { $0 }.min() }

  override func begins(with event: ContactEvent) -> Bool {
    let (one, other) = (first.begins(with: event), second.begins(with: event))
    return one || other
  }

  override func handle(_ event: ContactEvent) {
    both { $0.handle(event) }
  }

  override func advance(to time: Duration) {
    both { recognizer in
      if let deadline = recognizer.deadline, deadline <= time { recognizer.advance(to: time) }
    }
  }

  private func both(_ action: (Recognizer) -> Void) {
    for recognizer in [first, second] as [Recognizer]
    where recognizer.state == .possible || recognizer.state == .active {
      action(recognizer)
    }
  }

  override func fail() { both { $0.fail() } }

  override func reset() {
    first.reset()
    second.reset()
  }

  override func attach(to box: Box?) {
    super.attach(to: box)
    first.attach(to: box)
    second.attach(to: box)
  }

  override func update(to gesture: Outer) {
    let (first, second) = parts(gesture)
    self.first.update(to: first)
    self.second.update(to: second)
  }
}
