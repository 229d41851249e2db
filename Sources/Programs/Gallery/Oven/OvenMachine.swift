import Faceplate

/// The interface between the panel and the oven behind it: readings and actions. A real oven conforms with its sensors
/// and relays in place of ``SimulatedOven``.
@MainActor protocol OvenMachine: AnyObject {
  /// The temperature in °C; not a number if the sensor has failed.
  var temperature: Double { get }
  /// The temperature inside the food in °C; `nil` while the probe is not plugged in, not a number if it has failed.
  var core: Double? { get }
  var isDoorOpen: Bool { get }
  /// Whether the heater is on.
  var heats: Bool { get set }
  /// The time has passed by one second.
  func passSecond()
}

/// An oven that heats and cools like a real one, with faults for trials.
@Observable @MainActor final class SimulatedOven: OvenMachine {
  private(set) var cavity = 21.0
  private var food = 8.0
  var hasProbe = true
  var isDoorOpen = false
  var heats = false
  var isSensorBroken = false
  /// The relay of the heater is stuck.
  var isHeaterStuck = false

  var temperature: Double { isSensorBroken ? .nan : cavity }
  var core: Double? { hasProbe ? food : nil }

  /// The temperature of the kitchen.
  static let kitchen = 21.0

  /// Two kilowatts warm the cavity by 0.9 °C a second; it loses 0.16 % of the difference to the kitchen, and 2 % through an
  /// open door. Food follows with a time constant of 50 minutes.
  func passSecond() {
    cavity += (heats || isHeaterStuck ? 0.9 : 0) - (isDoorOpen ? 0.0216 : 0.0016) * (cavity - Self.kitchen)
    food += (cavity - food) / 3000
  }

  /// The next dish is cold again.
  func changeDish() { food = 8 }
}
