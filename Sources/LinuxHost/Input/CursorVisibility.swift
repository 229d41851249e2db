/// When the pointer's arrow is shown: after somebody has really moved a pointer, for a while.
///
/// HDMI cables, knobs and receivers for presenters claim to be mice; a panel must not show an arrow for them.
nonisolated struct CursorVisibility {
  /// How far a pointer has to be moved, in points, before it counts as moved.
  static let threshold = 4.0
  /// How long it stays after the last movement.
  static let lifetime = Duration.seconds(5)
  /// Movements further apart than this do not add up.
  static let pause = Duration.milliseconds(500)

  private var way = 0.0
  private var last: Duration?
  /// When it is hidden; `nil` while it is.
  private(set) var deadline: Duration?

  /// Whether it is shown.
  var isVisible: Bool { deadline != nil }

  /// A pointer was moved.
  mutating func move(by distance: Double, at time: Duration) {
    if let last, time - last > Self.pause { way = 0 }
    (last, way) = (time, way + distance)
    if way >= Self.threshold { deadline = time + Self.lifetime }
  }

  /// A finger, a key or a knob is used instead, or the pointer is gone.
  mutating func hide() { (way, deadline) = (0, nil) }

  /// Time has passed.
  mutating func advance(to time: Duration) { if let deadline, time >= deadline { hide() } }
}
