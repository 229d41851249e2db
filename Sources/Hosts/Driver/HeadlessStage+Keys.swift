import Runtime

extension HeadlessStage {
  /// The time that a key or the knob is down in a short press, and in a long one.
  static let pressTime = Duration.milliseconds(60), longPressTime = Duration.milliseconds(700)

  /// Turns the knob one detent at a time, clockwise for positive numbers.
  ///
  /// - Parameters:
  ///   - detents: The number of detents.
  ///   - pause: The time before each detent.
  /// - Throws: ``HeadlessError`` if a frame is faulty.
  public func turn(by detents: Int, every pause: Duration = .milliseconds(100)) throws {
    for _ in 0..<abs(detents) {
      try advance(by: pause)
      try send(.knobTurned(detents: detents.signum()))
    }
  }

  /// Presses and releases the knob.
  ///
  /// - Throws: ``HeadlessError`` if a frame is faulty.
  public func pressKnob() throws { try holdKnob(for: Self.pressTime) }

  /// Presses the knob long enough for a long press, and releases it.
  ///
  /// - Throws: ``HeadlessError`` if a frame is faulty.
  public func longPressKnob() throws { try holdKnob(for: Self.longPressTime) }

  /// Holds the knob down for a duration.
  ///
  /// - Throws: ``HeadlessError`` if a frame is faulty.
  public func holdKnob(for duration: Duration) throws {
    try send(.knobPressed(isDown: true))
    try advance(by: duration)
    try send(.knobPressed(isDown: false))
  }

  /// Presses and releases a key.
  ///
  /// - Throws: ``HeadlessError`` if a frame is faulty.
  public func key(_ key: Key, _ modifiers: KeyModifiers = []) throws {
    try holdKey(key, modifiers, for: Self.pressTime)
  }

  /// Holds a key down for a duration.
  ///
  /// - Throws: ``HeadlessError`` if a frame is faulty.
  public func holdKey(_ key: Key, _ modifiers: KeyModifiers = [], for duration: Duration) throws {
    try send(.key(key, isDown: true, modifiers: modifiers))
    try advance(by: duration)
    try send(.key(key, isDown: false, modifiers: modifiers))
  }
}
