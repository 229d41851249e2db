import Faceplate

/// The devices of a room: lamps that fade, blinds with motors, the weather and the bell of the door, simulated in tenths of a second.
/// A real room has its bus in place of this.
@Observable @MainActor final class SimulatedFlat {
  /// A blind and its motor.
  struct Blind: Equatable {
    /// The position in percent; 100 is closed.
    var position: Double
    /// The position to which its motor moves it, in percent; `nil` while the motor rests.
    var target: Double?
    /// Whether something holds it.
    var isHeld = false
    /// The time for which its motor has run without moving it, in tenths of a second.
    var stalled = 0

    /// The movement in a tenth of a second, in percent: a blind takes 20 s from open to closed.
    static let speed = 0.5
  }

  /// The brightness of each lamp, in percent.
  private(set) var lamps = [0.0, 0, 0]
  /// The wanted brightness of each lamp, in percent.
  var wanted = [0.0, 0, 0]
  var blinds = [Blind(position: 0), Blind(position: 0)]
  /// Whether the lamps answer on their bus.
  var isBusDown = false
  /// Whether there is a storm.
  var isStormy = false
  /// The wind in km/h.
  private(set) var wind = 9.0
  /// Whether a visitor rings at the door.
  private(set) var rings = false
  /// Whether the door's lock is released.
  var isDoorOpen = false

  /// Whether anything moves or fades.
  var isMoving: Bool {
    blinds.contains { $0.target != nil } || !isBusDown && lamps != wanted || wind != (isStormy ? 72 : 9)
  }

  /// Simulates a press of the button at the door.
  func ring() { rings = true }

  /// The bell has been heard.
  func takeRing() -> Bool {
    defer { rings = false }
    return rings
  }

  /// Lets a tenth of a second pass.
  func passTenth() {
    if !isBusDown {
      for index in lamps.indices where lamps[index] != wanted[index] {
        lamps[index] += min(max(wanted[index] - lamps[index], -5), 5)
      }
    }
    let weather = isStormy ? 72.0 : 9
    if wind != weather { wind += min(max(weather - wind, -3), 3) }
    for index in blinds.indices { pass(&blinds[index]) }
  }

  private func pass(_ blind: inout Blind) {
    guard let target = blind.target else { return }
    guard !blind.isHeld else { return blind.stalled += 1 }
    blind.stalled = 0
    blind.position += min(max(target - blind.position, -Blind.speed), Blind.speed)
    if blind.position == target { blind.target = nil }
  }
}

/// The weather at an hour of a day in spring.
struct RoomWeather {
  /// The temperature outside in °C.
  let temperature: Int
  /// The name of the symbol.
  let symbol: String
  /// The weather in words.
  let words: LocalizedStringKey

  /// - Parameter hour: the local time of day, in whole hours.
  init(atHour hour: Int) {
    // Three hours a row, from midnight.
    let day: [(Int, String, LocalizedStringKey)] = [
      (6, "moon.stars", "Clear"), (4, "cloud.fog", "Fog"), (7, "cloud.sun", "Some clouds"), (11, "sun.max", "Sunny"),
      (15, "sun.max", "Sunny"), (14, "cloud.rain", "Rain"), (11, "cloud", "Clouds"), (8, "cloud.moon", "Some clouds"),
    ]
    (temperature, symbol, words) = day[((hour % 24) + 24) % 24 / 3]
  }
}
