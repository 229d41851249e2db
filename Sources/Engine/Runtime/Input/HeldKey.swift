/// A key that is held down, and its repeating effect.
package struct HeldKey {
  /// The effect of the key.
  package enum Use {
    /// The key changes the value of the focused control.
    case adjusts
    /// The key presses a control, which may repeat its action itself.
    case presses
    /// The key types, or a view handles it.
    case typed
    /// The key has no effect any more, because the focus has left what it was pressed on.
    case ended
  }

  /// The key that is held down.
  package let key: Key
  /// The modifier keys when it went down.
  package let modifiers: KeyModifiers
  /// The effect of the key.
  package private(set) var use: Use
  /// The repetition of the key.
  package var hold: Hold

  /// Begins to hold a key.
  package init(key: Key, modifiers: KeyModifiers, use: Use, hold: Hold) {
    (self.key, self.modifiers, self.use, self.hold) = (key, modifiers, use, hold)
  }

  /// Ends the effect of the key, although it is still held down.
  package mutating func end() {
    use = .ended
    hold.cancel()
  }
}

/// The recent use of the knob.
package struct KnobUse {
  /// The time at which the button went down; `nil` if it is up.
  package var since: Duration?
  /// Whether the press has become a long one.
  package var isLong = false
  /// Whether the press only makes the focus visible.
  package var onlyShows = false
  /// Whether the knob was turned while the button was down. The press then has no further effect.
  package var hasTurned = false
  /// The time and the direction of the last turn.
  package var lastTurn: (time: Duration, isForward: Bool)?
  /// The end of the range that the value has reached: -1, 0 for none, 1. The feedback is played only when this changes.
  package var end = 0
}
