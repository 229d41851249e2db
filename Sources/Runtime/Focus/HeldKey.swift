/// A key that is down, and what it does again and again.
package struct HeldKey {
  /// What the key does.
  package enum Use {
    /// Changes the value of what has the focus.
    case adjusts
    /// Presses a control, which repeats by itself if at all.
    case presses
    /// Is handled by a view, or types.
    case typed
  }

  package let key: Key
  package let modifiers: KeyModifiers
  package let use: Use
  package var hold: Hold
}

/// What the knob has done lately.
package struct KnobUse {
  /// When its button went down, while it is.
  package var since: Duration?
  package var isLong = false
  /// Whether the press does no more than show where the focus is.
  package var onlyShows = false
  /// Whether it was turned while its button was down: then the press itself does nothing.
  package var hasTurned = false
  package var lastTurn: (time: Duration, isForward: Bool)?
  /// Which way the value was at the end of its range: it says so only once.
  package var end = 0
}
