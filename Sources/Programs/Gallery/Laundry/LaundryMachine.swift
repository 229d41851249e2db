import Faceplate

/// The drum, the water and the door of a washing machine, simulated second by second, with faults for trials. A real
/// machine has its sensors and valves in place of this.
@Observable @MainActor final class LaundryMachine {
  /// The water in the drum in litres.
  private(set) var water = 0.0
  /// The speed of the drum in turns a minute.
  private(set) var speed = 0.0
  var isDoorOpen = false
  /// Whether the tap is closed.
  var isTapClosed = false
  /// The pump does not turn.
  var isPumpBlocked = false

  /// The water that a wash needs, and the greatest amount with which the door may be opened, in litres.
  static let (fill, doorLimit) = (14.0, 2.0)

  /// Whether the door can be opened: the drum has stopped, and no water would run out.
  var isDoorFree: Bool { speed < 1 && water < Self.doorLimit }
  /// The present fault: no water enters while a valve is open, or none leaves while the pump runs.
  private(set) var misses: Fault?

  /// A fault that the machine detects.
  enum Fault { case water, pump }

  /// Simulates a second of a phase; `nil` while the machine has stopped.
  func passSecond(_ phase: LaundryJob.Phase?, spin: Int) {
    misses = nil
    switch phase {
    case .wash, .rinse:
      turn(to: 50)
      if water < Self.fill { if isTapClosed { misses = .water } else { water = min(water + 0.2, Self.fill) } }
    case .spin:
      if drain() { turn(to: Double(spin)) } else { turn(to: 0) }
    case .done:
      drain()
      turn(to: 0)
    case nil: turn(to: 0)
    }
  }

  /// Pumps the water out before the door is opened. Returns whether the drum is empty.
  @discardableResult func drain() -> Bool {
    if water <= 0 { return true }
    if isPumpBlocked { misses = .pump } else { water = max(0, water - 0.4) }
    return water <= 0
  }

  private func turn(to wanted: Double) {
    speed += min(max(wanted - speed, -120), 20)
  }
}
