import Controls
import Runtime

extension HeadlessHost {
  /// How long a key or the knob is down in a short press, and in a long one.
  static let pressTime = Duration.milliseconds(60), longPressTime = Duration.milliseconds(700)

  /// Turns the knob, one detent at a time; clockwise if positive.
  ///
  /// - Parameter pause: the time before each detent.
  public func turn(by detents: Int, every pause: Duration = .milliseconds(100)) throws {
    for _ in 0..<abs(detents) {
      try advance(by: pause)
      try send(.knobTurned(detents: detents.signum()))
    }
  }

  /// Presses the knob and lets it go.
  public func pressKnob() throws { try holdKnob(for: Self.pressTime) }

  /// Presses the knob, waits, and lets it go.
  public func longPressKnob() throws { try holdKnob(for: Self.longPressTime) }

  /// Holds the knob down.
  public func holdKnob(for duration: Duration) throws {
    try send(.knobPressed(isDown: true))
    try advance(by: duration)
    try send(.knobPressed(isDown: false))
  }

  /// Presses a key and lets it go.
  public func key(_ key: Key, _ modifiers: KeyModifiers = []) throws {
    try holdKey(key, modifiers, for: Self.pressTime)
  }

  /// Holds a key down.
  public func holdKey(_ key: Key, _ modifiers: KeyModifiers = [], for duration: Duration) throws {
    try send(.key(key, isDown: true, modifiers: modifiers))
    try advance(by: duration)
    try send(.key(key, isDown: false, modifiers: modifiers))
  }
}
