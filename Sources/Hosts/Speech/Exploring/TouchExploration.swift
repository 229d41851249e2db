import Graphics
import Runtime

/// Turns touches into commands of the listener.
///
/// A finger that rests or moves slowly explores; a quick stroke, straight or with a corner, is a command; a double tap
/// anywhere uses the last spoken element. Each gesture of several fingers has an equivalent with one finger or a key.
/// It has no timer: the caller passes the time in, and `deadline` says when to call again.
package nonisolated struct TouchExploration {
  /// The time after which a finger explores.
  package static let decision = Duration.milliseconds(150)
  /// The longest time for each further leg of a stroke.
  package static let legTime = Duration.milliseconds(350)
  /// The longest time that a second finger is down in a tap beside one that explores.
  package static let tapTime = Duration.milliseconds(300)
  /// The longest time between two taps.
  package static let tapPause = Duration.milliseconds(300)
  /// The time for which the second tap is held to open the actions of an element.
  package static let hold = Duration.milliseconds(400)

  private enum Phase: Equatable {
    case idle
    /// A finger is down, and may explore, stroke or tap.
    case undecided(due: Duration)
    case exploring
    /// The second of two taps is down; if it is held, it opens the actions.
    case secondTap(due: Duration)
    /// Several fingers are or were down.
    case several
    /// The fingers that are down have no further effect.
    case spent
  }

  private var phase = Phase.idle
  private var fingers: [Int: TouchPath] = [:]
  private var main: Int?
  /// The greatest number of fingers that were down at once.
  private var count = 0
  /// The place of the first tap, and the time until which a second one makes a double tap.
  private var firstTap: (place: Point, due: Duration)?
  /// Whether the panel is read from right to left, where the next element is to the left.
  package var isRightToLeft = false

  /// Creates an exploration without a finger.
  package init() {}

  package var deadline: Duration? {
    switch phase {
    case .undecided(let due), .secondTap(let due): due
    case .idle: firstTap?.due
    default: nil
    }
  }

  /// Whether a finger has tapped, and a second tap may still follow.
  package var awaitsTap: Bool { phase == .idle && firstTap != nil }

  package mutating func advance(to time: Duration) -> [SpeechIntent] {
    switch phase {
    case .undecided(let due) where due <= time: return decide(at: time)
    case .secondTap(let due) where due <= time:
      phase = .spent
      return [.actions]
    case .idle:
      guard let tap = firstTap, tap.due <= time else { return [] }
      firstTap = nil
      return [.explore(tap.place), .lift]
    default: return []
    }
  }

  /// Handles an event of a finger.
  package mutating func handle(
    _ id: Int, _ phase: ContactPhase, at point: Point, time: Duration
  ) -> [SpeechIntent] {
    let before = advance(to: time)
    switch phase {
    case .down: return before + down(id, point, time)
    case .moved: return before + moved(id, point, time)
    case .up: return before + up(id, point, time)
    case .cancelled:
      let hasExplored = self.phase == .exploring
      cancel()
      return before + (hasExplored ? [.lift] : [])
    }
  }

  /// Forgets everything, for example when a device is lost.
  package mutating func cancel() { self = TouchExploration(isRightToLeft: isRightToLeft) }

  private init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

  // MARK: Fingers

  private mutating func down(_ id: Int, _ point: Point, _ time: Duration) -> [SpeechIntent] {
    fingers[id] = TouchPath(at: point, time: time)
    count = max(count, fingers.count)
    if fingers.count > 1 {
      // While one finger explores, a tap with another uses the last spoken element.
      if phase != .exploring { phase = .several }
      return []
    }
    (main, count) = (id, 1)
    if firstTap != nil {
      firstTap = nil
      phase = .secondTap(due: time + Self.hold)
    } else {
      phase = .undecided(due: time + Self.decision)
    }
    return []
  }

  private mutating func moved(_ id: Int, _ point: Point, _ time: Duration) -> [SpeechIntent] {
    guard fingers[id] != nil else { return [] }
    fingers[id]?.move(to: point, at: time)
    switch phase {
    case .exploring where id == main: return [.explore(point)]
    case .secondTap where fingers[id]?.isResting == false:
      phase = .undecided(due: time + Self.decision)
      return []
    case .undecided:
      if let leg = fingers[id]?.lastLeg, leg == time { phase = .undecided(due: time + Self.legTime) }
      return []
    default: return []
    }
  }

  private mutating func up(_ id: Int, _ point: Point, _ time: Duration) -> [SpeechIntent] {
    guard var path = fingers.removeValue(forKey: id) else { return [] }
    path.move(to: point, at: time)
    switch phase {
    case .undecided: return end(.idle, stroke(path, time))
    case .secondTap: return end(.idle, [.activate])
    case .exploring where id != main:
      // A finger that rests on the screen is not a tap.
      return path.isResting && time - path.begin <= Self.tapTime ? [.activate] : []
    case .several:
      if id == main || strokeOfSeveral == nil { strokeOfSeveral = path }
      return fingers.isEmpty ? end(.idle, several()) : []
    default:
      let hasExplored = phase == .exploring
      // Fingers that remain after the exploring one was lifted have no effect.
      phase = fingers.isEmpty ? .idle : .spent
      return hasExplored ? [.lift] : []
    }
  }

  private var strokeOfSeveral: TouchPath?

  private mutating func end(_ next: Phase, _ intents: [SpeechIntent]) -> [SpeechIntent] {
    (phase, strokeOfSeveral) = (next, nil)
    return intents
  }

  /// Decides that a finger explores once it has been down long enough, unless it is in a stroke.
  private mutating func decide(at time: Duration) -> [SpeechIntent] {
    guard let path = main.flatMap({ fingers[$0] }) else { return [] }
    phase = .exploring
    return [.explore(path.location)]
  }

  // MARK: What it means

  private mutating func stroke(_ path: TouchPath, _ time: Duration) -> [SpeechIntent] {
    if path.legs.isEmpty {
      firstTap = (path.location, time + Self.tapPause)
      return []
    }
    let (on, back): (TouchPath.Direction, TouchPath.Direction) = isRightToLeft ? (.left, .right) : (.right, .left)
    switch path.legs {
    case [on]: return [.next]
    case [back]: return [.previous]
    case [.up]: return [.up]
    case [.down]: return [.down]
    case [.up, .down]: return [.turnRotor(1)]
    case [.down, .up]: return [.turnRotor(-1)]
    case [.down, back]: return [.leave]
    case [.down, on]: return [.slower]
    case [.up, on]: return [.sayAgain]
    case [.up, back]: return [.spell]
    case [on, back]: return [.pageOn]
    case [back, on]: return [.pageBack]
    case [on, .down]: return [.readOn]
    case [back, .down]: return [.readAll]
    case [on, .up]: return [.help]
    case [back, .up]: return [.actions]
    default: return []
    }
  }

  private func several() -> [SpeechIntent] {
    guard let path = strokeOfSeveral else { return [] }
    let (on, back): (TouchPath.Direction, TouchPath.Direction) = isRightToLeft ? (.left, .right) : (.right, .left)
    switch path.legs {
    case []: return [.stop]
    case [on, back, on], [back, on, back]: return [.leave]
    case [.up] where count == 2: return [.readAll]
    case [.down] where count == 2: return [.readOn]
    // The content follows the fingers.
    case [.up], [back]: return [.pageOn]
    case [.down], [on]: return [.pageBack]
    default: return []
    }
  }
}
