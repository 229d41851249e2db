import Graphics
import Looks
import Runtime

/// Notices the key and the held corner that switch speech on and off, without sight and without a menu.
package nonisolated struct SpeechSwitch {
  /// The time for which a corner is held.
  package static let hold = Duration.seconds(4)
  /// The extent of a corner, and the distance by which the finger may move in it, in points.
  private static let (extent, stray) = (56.0, 16.0)

  /// The number of the function key; `nil` for none.
  package var key: Int?
  /// The corner; `nil` for none.
  package var corner: SpeechCorner?
  private var finger: (id: Int, start: Point, due: Duration)?

  /// Creates a switch that is not touched.
  package init(key: Int?, corner: SpeechCorner?) { (self.key, self.corner) = (key, corner) }

  /// The time at which a corner has been held long enough; `nil` while none is held.
  package var deadline: Duration? { finger?.due }

  /// Advances to a time.
  ///
  /// - Returns: whether speech is to be switched.
  package mutating func advance(to time: Duration) -> Bool {
    guard let due = finger?.due, due <= time else { return false }
    finger = nil
    return true
  }

  /// Inspects an event before the panel receives it.
  ///
  /// - Returns: whether speech is to be switched.
  package mutating func handle(_ event: InputEvent, in size: Size) -> Bool {
    switch event.kind {
    case .contact(let id, .down, let place):
      // A second finger ends the hold, because a person who leans on the screen touches it with a hand.
      let isHeld = finger == nil && corner?.contains(place, in: size, within: Self.extent) == true
      finger = isHeld ? (id, place, event.time + Self.hold) : nil
    case .contact(let id, .moved, let place):
      if let held = finger, held.id == id, held.start.distance(to: place) > Self.stray { finger = nil }
    case .contact(let id, _, _): if finger?.id == id { finger = nil }
    case .key(.function(let number), isDown: true, _): return number == key
    case .cancelAll: finger = nil
    default: break
    }
    return false
  }
}
