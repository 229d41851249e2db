import Faceplate

/// The present program of the oven, and its progress. It is stored in the config file, so that the program continues
/// after a restart of the panel.
nonisolated struct OvenJob: Equatable {
  /// The phases of a program, in their order.
  enum Phase: String {
    /// The oven heats up; the time has not begun.
    case preheating
    /// The time counts.
    case baking
    /// The time is over, and the food is kept warm.
    case ready
  }

  let program: OvenProgram
  /// The temperature in °C.
  var temperature: Int
  /// The temperature inside the food at which it is done, in °C; `nil` without the core probe.
  var core: Int?
  /// Whether the food is kept warm afterwards.
  var keepsWarm: Bool
  var phase = Phase.preheating
  /// The time of the program, which runs while it bakes.
  var timer: PanelTimer

  /// The temperature that the oven holds now, in °C; `nil` if it does not heat.
  var target: Int? {
    switch phase {
    case .preheating, .baking: temperature
    case .ready: keepsWarm ? 80 : nil
    }
  }
}

nonisolated extension OvenJob: TweakValue {
  static var tweakDescription: String { "a program of the oven" }

  init?(tweakText text: String) {
    let parts = text.split(separator: ";").map { $0.split(separator: " ").joined(separator: " ") }
    guard parts.count == 6, let program = OvenProgram(rawValue: parts[0]), let temperature = Int(parts[1]),
      let phase = Phase(rawValue: parts[4]), let timer = PanelTimer(tweakText: parts[5]),
      program.temperatures.contains(temperature)
    else { return nil }
    let core = Int(parts[2])
    if let core, !(30...99).contains(core) { return nil }
    self.init(
      program: program, temperature: temperature, core: core, keepsWarm: parts[3] == "warm", phase: phase, timer: timer)
  }

  /// For example `roast; 180; 62; warm; baking; 90 min until 2026-11-24T08:30:00.000Z`.
  var tweakText: String {
    [
      program.rawValue, "\(temperature)", core.map { "\($0)" } ?? "-", keepsWarm ? "warm" : "-", phase.rawValue,
      timer.tweakText,
    ].joined(separator: "; ")
  }
}
