import Faceplate

struct StationPump: Equatable {
  /// Whether it is switched on.
  var isCalled = false
  /// Whether its motor protection has tripped, which a person has to reset on site.
  var hasTripped = false
  /// Whether it is switched off for maintenance.
  var isOut = false
  /// The running time in seconds, which decides the turns of the pumps.
  var seconds = 0

  /// Whether it turns.
  var isRunning: Bool { isCalled && !hasTripped && !isOut }
  /// Whether it could turn.
  var isReady: Bool { !hasTripped && !isOut }
}

/// A waste-water basin with two pumps, simulated second by second. A real station has its sensors and contactors in place of
/// this.
@Observable @MainActor final class SimulatedStation {
  /// The level of the basin in metres.
  private(set) var level = 1.8
  /// The inflow, in cubic metres per hour.
  private(set) var inflow = 30.0
  /// The flow of the pumps, in cubic metres per hour.
  private(set) var outflow = 0.0
  var pumps = [StationPump(), StationPump()]
  var rains = false
  private var second = 0

  /// The height of the basin in metres, its area in square metres, and the flow of a pump in cubic metres per hour.
  static let (height, area, capacity) = (4.0, 12.0, 60.0)

  /// Lets a second pass.
  func passSecond() {
    second += 1
    // Water comes in waves of ten minutes; rain lets it rise and fall slowly.
    let phase = Double(second % 600) / 600
    let wanted =
      (rains ? 105 : 30) + 14 * (phase < 0.5 ? 16 * phase * (0.5 - phase) : -16 * (phase - 0.5) * (1 - phase))
    inflow += (wanted - inflow) / 40
    let running = pumps.filter(\.isRunning).count
    // Two pumps on one pipe move less than twice as much, and an empty basin gives nothing.
    let most = running == 2 ? 1.7 * Self.capacity : Double(running) * Self.capacity
    outflow += ((level > 0.05 ? most : 0) - outflow) / 3
    level = min(max(level + (inflow - outflow) / 3_600 / Self.area, 0), Self.height)
    for index in pumps.indices where pumps[index].isRunning { pumps[index].seconds += 1 }
  }
}
