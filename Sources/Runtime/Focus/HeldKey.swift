/// A key that is down, and what it does again and again.
struct HeldKey {
  /// What the key does.
  enum Use {
    /// Changes the value of what has the focus.
    case adjusts
    /// Presses a control, which repeats by itself if at all.
    case presses
    /// Is handled by a view, or types.
    case typed
  }

  let key: Key
  let modifiers: KeyModifiers
  let use: Use
  var hold: Hold
}

/// What the knob has done lately.
struct KnobUse {
  /// When its button went down, while it is.
  var since: Duration?
  var isLong = false
  /// Whether the press does no more than show where the focus is.
  var onlyShows = false
  /// Whether it was turned while its button was down: then the press itself does nothing.
  var hasTurned = false
  var lastTurn: (time: Duration, isForward: Bool)?
  /// Which way the value was at the end of its range: it says so only once.
  var end = 0
}
