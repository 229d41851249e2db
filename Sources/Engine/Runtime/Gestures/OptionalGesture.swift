/// An optional gesture. If it is `nil`, contacts are left to other gestures.
///
///     .gesture(isLocked ? nil : DragGesture().onChanged { … })
extension Optional: Gesture where Wrapped: Gesture {
  /// The type of the values that the gesture reports.
  public typealias Value = Wrapped.Value

  /// An optional gesture has its own recognizer and no body.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Creates a recognizer that follows the gesture, if there is one.
  public static func _makeRecognizer(_ gesture: Wrapped?) -> GestureRecognizer<Wrapped?> {
    OptionalRecognizer(gesture)
  }
}

private final class OptionalRecognizer<Wrapped: Gesture>: GestureRecognizer<Wrapped?> {
  private var inner: GestureRecognizer<Wrapped>?

  init(_ gesture: Wrapped?) { inner = gesture.map { Wrapped._makeRecognizer($0) } }

  override var phase: GesturePhase<Wrapped.Value> { inner?.phase ?? .failed }
  override var tentative: Wrapped.Value? { inner?.tentative }
  override var deadline: Duration? { inner?.deadline }
  override var isAwaitingMore: Bool { inner?.isAwaitingMore ?? false }
  override func begins(with event: ContactEvent) -> Bool { inner?.begins(with: event) ?? false }
  override func handle(_ event: ContactEvent) { inner?.handle(event) }
  override func advance(to time: Duration) { inner?.advance(to: time) }
  override func fail() { inner?.fail() }
  override func reset() { inner?.reset() }

  override func attach(to layoutNode: LayoutNode?) {
    super.attach(to: layoutNode)
    inner?.attach(to: layoutNode)
  }

  override func update(to gesture: Wrapped?) {
    if let inner, let gesture { return inner.update(to: gesture) }
    inner?.fail()
    inner?.reset()
    inner = gesture.map { Wrapped._makeRecognizer($0) }
    inner?.attach(to: layoutNode)
  }
}
