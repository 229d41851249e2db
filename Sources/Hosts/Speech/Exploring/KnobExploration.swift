/// Turns the movements of a knob with a button into commands of the listener.
///
/// A turn moves from element to element, and a press uses the element. After a press on a value, turns change it until
/// the next press. Turning the pressed knob turns the rotor; a long press leaves.
package nonisolated struct KnobExploration {
  /// The duration of a press that leaves.
  package static let longPress = Duration.milliseconds(500)

  private var since: Duration?
  private var hasTurned = false
  private var isLong = false
  /// Whether turns change the value of the element.
  package var isAdjusting = false

  /// Creates the state of a knob at rest.
  package init() {}

  package var deadline: Duration? { hasTurned || isLong ? nil : since.map { $0 + Self.longPress } }

  package mutating func advance(to time: Duration) -> [SpeechIntent] {
    guard let deadline, deadline <= time else { return [] }
    isLong = true
    isAdjusting = false
    return [.leave]
  }

  /// Takes a turn by a number of detents.
  package mutating func turn(by detents: Int) -> [SpeechIntent] {
    if since != nil {
      hasTurned = true
      return isLong ? [] : [.turnRotor(detents.signum())]
    }
    let step: SpeechIntent = isAdjusting ? (detents > 0 ? .more : .less) : .step(detents.signum())
    return Array(repeating: step, count: min(abs(detents), 100))
  }

  /// Handles a press or release of the button.
  package mutating func press(isDown: Bool, at time: Duration) -> [SpeechIntent] {
    if isDown {
      (since, hasTurned, isLong) = (time, false, false)
      return []
    }
    defer { since = nil }
    return since == nil || hasTurned || isLong ? [] : [.activate]
  }

  /// Forgets a press, as when the device is lost.
  package mutating func cancel() { self = KnobExploration() }
}
