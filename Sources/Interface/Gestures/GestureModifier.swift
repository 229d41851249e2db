import Graphics

/// Gives a view a gesture.
public struct GestureModifier<Kind: Gesture>: BoxModifier {
  let gesture: Kind
  let priority: GesturePriority

  func makeBox(for node: Node) -> GestureBox { GestureBox(Kind._makeRecognizer(gesture), priority, node: node) }

  func configure(_ box: GestureBox, in environment: EnvironmentValues) {
    unsafeDowncast(box.recognizer, to: GestureRecognizer<Kind>.self).update(to: gesture)
    box.isEnabled = environment.isEnabled
  }
}

/// Who wins when several gestures could.
enum GesturePriority {
  /// The deepest view first.
  case normal
  /// Before the gestures of views below.
  case high
  /// Beside all others.
  case simultaneous
}

final class GestureBox: Box {
  let recognizer: Recognizer
  let priority: GesturePriority
  var isEnabled = true {
    didSet { if !isEnabled && oldValue { stage.arena.cancel(recognizer) } }
  }

  init(_ recognizer: Recognizer, _ priority: GesturePriority, node: Node) {
    self.recognizer = recognizer
    self.priority = priority
    super.init(node: node)
    recognizer.attach(to: self)
  }

  override func stageChanged() {
    if !isOnStage { stage.arena.cancel(recognizer) }
  }
}

extension View {
  /// Gives the view a gesture; views below come first.
  public func gesture<Kind: Gesture>(_ gesture: Kind) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal))
  }

  /// Gives the view a gesture that comes before those of views below.
  public func highPriorityGesture<Kind: Gesture>(_ gesture: Kind) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high))
  }

  /// Gives the view a gesture that happens beside all others.
  public func simultaneousGesture<Kind: Gesture>(_ gesture: Kind) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous))
  }

  /// Acts on `count` taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Acts on a touch that rests for `minimumDuration` seconds and moves at most `maximumDistance` points.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance).onEnded { _ in action() })
  }
}
