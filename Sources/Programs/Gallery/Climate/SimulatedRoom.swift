import Faceplate

/// A room with a radiator and a window on a day in spring, simulated minute by minute. A real room has its sensors and its
/// valve in place of this.
@Observable @MainActor final class SimulatedRoom {
  /// The temperature of the room and of the air outside in °C, and the relative humidity of the room in %.
  private(set) var temperature = 19.0
  private(set) var outside = 7.0
  private(set) var humidity = 46.0
  /// Whether the window is open, as its contact reports.
  var isWindowOpen = false
  /// The opening of the radiator's valve: 0…1.
  var valve = 0.0

  /// The radiator warms the room by 3.6 °C an hour. In an hour the room loses 7 % of the difference to the outside
  /// through its walls, and nearly all of it through an open window.
  private static let (power, walls, window) = (0.06, 0.0012, 0.03)

  /// Lets a minute pass.
  ///
  /// - Parameter hour: the local time of day in hours, on which the temperature outside depends.
  func passMinute(atHour hour: Double) {
    // It is coldest at four in the morning, with 3 °C, and warmest at four in the afternoon, with 11 °C.
    let phase = (hour + 20).truncatingRemainder(dividingBy: 24) / 12
    let half = phase.truncatingRemainder(dividingBy: 1)
    let risen = half * half * (3 - 2 * half)
    outside = phase < 1 ? 3 + 8 * risen : 11 - 8 * risen
    temperature += Self.power * valve - (isWindowOpen ? Self.window : Self.walls) * (temperature - outside)
    humidity += ((isWindowOpen ? 38 : 50 - temperature / 5) - humidity) / 90
  }
}
