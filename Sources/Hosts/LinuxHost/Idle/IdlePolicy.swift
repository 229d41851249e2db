import Runtime

/// Decides the idle level of a panel and swallows the input that wakes it.
///
/// The whole gesture that wakes it is swallowed, up to the lift of the finger: a user who touches a dark panel wants to
/// see it, not to press the control that happens to be under the finger.
nonisolated struct IdlePolicy {
  /// The idle level, from full use to a screen that is turned off.
  enum Depth: Int, Comparable {
    case awake, dimmed, blank, off

    static func < (left: Depth, right: Depth) -> Bool { left.rawValue < right.rawValue }
  }

  /// Detents closer together than this belong to one turn.
  static let turnPause = Duration.milliseconds(400)

  var options: IdleOptions
  private(set) var depth = Depth.awake
  private var lastUse: Duration
  private var fingers: Set<Int> = []
  private var swallowedFingers: Set<Int> = []
  private var swallowedKeys: Set<Key> = []
  private var isPressSwallowed = false
  private var swallowsTurnsUntil: Duration?

  /// Starts awake, as if used at `time`.
  init(_ options: IdleOptions, at time: Duration) { (self.options, lastUse) = (options, time) }

  /// When the next idle level is due; `nil` for never. A finger on the panel keeps it awake.
  var deadline: Duration? {
    guard fingers.isEmpty else { return nil }
    return steps.filter { $0.depth > depth }.map { lastUse + $0.after }.min()
  }

  /// Whether any idle level is set.
  var sleeps: Bool { !steps.isEmpty }

  /// Moves to the idle level that is due at `time`.
  mutating func advance(to time: Duration) {
    guard fingers.isEmpty else { return }
    for step in steps where time - lastUse >= step.after && step.depth > depth { depth = step.depth }
  }

  /// Records an event as use of the panel. Returns `false` if the event is to be swallowed.
  mutating func handle(_ event: InputEvent) -> Bool {
    if event.kind == .cancelAll {
      forget()
      return true
    }
    // A viewer that leaves does not use the panel.
    if event.kind == .viewerLeft { return true }
    let wakes = depth != .awake
    (lastUse, depth) = (event.time, .awake)
    return !swallows(event, wakes: wakes)
  }

  /// Wakes the panel without input, as when its settings have changed.
  mutating func wake(at time: Duration) { (lastUse, depth) = (time, .awake) }

  /// Drops all held contacts and keys.
  mutating func forget() {
    (fingers, swallowedFingers, swallowedKeys, isPressSwallowed) = ([], [], [], false)
  }

  private var steps: [(depth: Depth, after: Duration)] {
    [(.dimmed, options.dim), (.blank, options.blank), (.off, options.off)].compactMap { depth, time in
      time.map { (depth, $0) }
    }
  }

  private mutating func swallows(_ event: InputEvent, wakes: Bool) -> Bool {
    switch event.kind {
    case .contact(let id, let phase, _): swallowsContact(id, phase, wakes: wakes)
    case .key(let key, let isDown, _):
      if isDown && wakes {
        swallowedKeys.insert(key).inserted
      } else {
        isDown ? swallowedKeys.contains(key) : swallowedKeys.remove(key) != nil
      }
    case .knobPressed(let isDown): swallowsPress(isDown, wakes: wakes)
    case .knobTurned: swallowsTurn(at: event.time, wakes: wakes)
    case .wheel: wakes
    case .hover, .cancelAll, .viewerLeft: false
    }
  }

  private mutating func swallowsContact(_ id: Int, _ phase: ContactPhase, wakes: Bool) -> Bool {
    switch phase {
    case .down:
      fingers.insert(id)
      // A palm that wakes the panel arrives as several contacts, which all have to be swallowed.
      if wakes || !swallowedFingers.isEmpty { swallowedFingers.insert(id) }
      return swallowedFingers.contains(id)
    case .moved: return swallowedFingers.contains(id)
    case .up, .cancelled:
      fingers.remove(id)
      return swallowedFingers.remove(id) != nil
    }
  }

  private mutating func swallowsPress(_ isDown: Bool, wakes: Bool) -> Bool {
    if isDown { isPressSwallowed = wakes }
    defer { if !isDown { isPressSwallowed = false } }
    return isPressSwallowed
  }

  private mutating func swallowsTurn(at time: Duration, wakes: Bool) -> Bool {
    if isPressSwallowed { return true }
    guard wakes || swallowsTurnsUntil.map({ time < $0 }) == true else {
      swallowsTurnsUntil = nil
      return false
    }
    swallowsTurnsUntil = time + Self.turnPause
    return true
  }
}
