import Controls
import Runtime

/// What becomes of a panel that nobody touches, and of what wakes it.
///
/// The touch, turn or key that wakes it is swallowed whole, down to the finger's lift: whoever touches a dark panel
/// wants to see it, not to press what happens to lie under the finger.
nonisolated struct IdlePolicy {
  /// How far it has gone to sleep.
  enum Depth: Int, Comparable {
    case awake, dimmed, blank, off

    static func < (left: Depth, right: Depth) -> Bool { left.rawValue < right.rawValue }
  }

  /// Detents that follow one another within this time are one turn.
  static let turnPause = Duration.milliseconds(400)

  var options: IdleOptions
  private(set) var depth = Depth.awake
  private var lastUse: Duration
  private var fingers: Set<Int> = []
  private var swallowedFingers: Set<Int> = []
  private var swallowedKeys: Set<Key> = []
  private var isPressSwallowed = false
  private var swallowsTurnsUntil: Duration?

  /// A panel that has just been used.
  init(_ options: IdleOptions, at time: Duration) { (self.options, lastUse) = (options, time) }

  /// When it goes on to sleep; `nil` for never. A finger that rests on the panel keeps it awake.
  var deadline: Duration? {
    guard fingers.isEmpty else { return nil }
    return steps.filter { $0.depth > depth }.map { lastUse + $0.after }.min()
  }

  /// Whether it ever goes to sleep.
  var sleeps: Bool { !steps.isEmpty }

  /// Goes to sleep as far as it is time to.
  mutating func advance(to time: Duration) {
    guard fingers.isEmpty else { return }
    for step in steps where time - lastUse >= step.after && step.depth > depth { depth = step.depth }
  }

  /// Takes note of what somebody does, and keeps back what wakes the panel.
  mutating func take(_ event: InputEvent) -> Bool {
    if event.kind == .cancelAll {
      forget()
      return true
    }
    let wakes = depth != .awake
    (lastUse, depth) = (event.time, .awake)
    return !swallows(event, wakes: wakes)
  }

  /// Wakes it without anybody's touch, as when its settings have changed.
  mutating func wake(at time: Duration) { (lastUse, depth) = (time, .awake) }

  /// Nothing is held any more.
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
    case .hover, .cancelAll: false
    }
  }

  private mutating func swallowsContact(_ id: Int, _ phase: ContactPhase, wakes: Bool) -> Bool {
    switch phase {
    case .down:
      fingers.insert(id)
      // A palm that wakes the panel comes as several fingers.
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
