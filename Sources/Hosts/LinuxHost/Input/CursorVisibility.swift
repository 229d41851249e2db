/// Decides when the mouse cursor is shown: for some time after a real pointer motion.
///
/// Some HDMI-CEC adapters, knobs and presenter receivers register as mice; they must not make the cursor appear.
nonisolated struct CursorVisibility {
  /// The motion in points after which the cursor appears.
  static let threshold = 4.0
  /// The time that the cursor stays after the last motion.
  static let lifetime = Duration.seconds(5)
  /// Motions further apart than this are not added up.
  static let pause = Duration.milliseconds(500)

  private var way = 0.0
  private var last: Duration?
  /// When the cursor is to be hidden; `nil` while it is hidden.
  private(set) var deadline: Duration?

  /// Whether the cursor is shown.
  var isVisible: Bool { deadline != nil }

  /// Records a pointer motion in points.
  mutating func move(by distance: Double, at time: Duration) {
    if let last, time - last > Self.pause { way = 0 }
    (last, way) = (time, way + distance)
    if way >= Self.threshold { deadline = time + Self.lifetime }
  }

  /// Hides the cursor, as when a finger, key or knob is used or the pointer is unplugged.
  mutating func hide() { (way, deadline) = (0, nil) }

  /// Hides the cursor if its time has passed.
  mutating func advance(to time: Duration) { if let deadline, time >= deadline { hide() } }
}
