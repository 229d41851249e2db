import Faceplate

/// The levels at which a station switches its pumps, in metres. Its recipes set them.
nonisolated struct StationLevels: Equatable, TweakValue {
  var stop: Double
  var start: Double
  /// The level at which the second pump helps.
  var help: Double

  static var tweakDescription: String { "three rising levels in metres, such as 0.8 2 2.8" }

  init(stop: Double, start: Double, help: Double) { (self.stop, self.start, self.help) = (stop, start, help) }

  init?(tweakText text: String) {
    let numbers = text.split(separator: " ").map { Double($0) ?? .nan }
    guard numbers.count == 3, zip(numbers, numbers.dropFirst()).allSatisfy({ $1 - $0 >= 0.1 }), numbers[0] >= 0.3,
      numbers[2] <= 3.5
    else { return nil }
    self.init(stop: numbers[0], start: numbers[1], help: numbers[2])
  }

  var tweakText: String { "\(stop) \(start) \(help)" }
}

/// A set of levels by its name.
nonisolated enum StationRecipe: String, CaseIterable, Identifiable {
  case normal, night, storm

  var id: String { rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .normal: "Normal"
    case .night: "Night: few starts"
    case .storm: "Storm: keep it low"
    }
  }

  var levels: StationLevels {
    switch self {
    case .normal: StationLevels(stop: 0.8, start: 2, help: 2.8)
    case .night: StationLevels(stop: 0.6, start: 2.6, help: 3.1)
    case .storm: StationLevels(stop: 0.5, start: 1.2, help: 1.8)
    }
  }
}

/// A pump station: it controls the level of a basin with two pumps that take turns, reports its alarms, and records its
/// trends.
@Observable @MainActor final class StationModel: TimeDriven {
  let station = SimulatedStation()
  let alarms = AlarmCenter([
    AlarmKind("level-high", "The basin is nearly full", priority: .urgent)
      .advice("See that both pumps run. Close the inlet gate if the level rises above \(3.8, specifier: "%.1f") m.")
      .limit(.above(3.4, deadBand: 0.2)).delays(on: .seconds(5)),
    AlarmKind("level-low", "The pumps may run dry", priority: .medium)
      .advice("Switch the pumps off.").limit(.below(0.3, deadBand: 0.1)).delays(on: .seconds(5)),
    AlarmKind("pump-1", "Pump 1 has tripped", priority: .high)
      .advice("Look for a clogged impeller, then reset the motor protection.").latching(),
    AlarmKind("pump-2", "Pump 2 has tripped", priority: .high)
      .advice("Look for a clogged impeller, then reset the motor protection.").latching(),
    AlarmKind("hours", "Pump 1 is due for service", priority: .low).advice("Order oil and a seal kit."),
  ])
  let level = TimeSeries("Level", capacity: 14_400, timeBase: .date, format: .number.fractionDigits(2).unit("m"))
  let inflow = TimeSeries("Inflow", capacity: 14_400, timeBase: .date, format: .number.fractionDigits(0).unit("m³/h"))
  let outflow = TimeSeries("Outflow", capacity: 14_400, timeBase: .date, format: .number.fractionDigits(0).unit("m³/h"))

  @ObservationIgnored @Tweak("station.levels") private var kept = StationRecipe.normal.levels
  private var last: Duration?
  private var next: Duration?

  var levels: StationLevels {
    get { kept }
    set { kept = newValue }
  }

  /// The recipe whose levels are set; `nil` for others.
  var recipe: StationRecipe? { StationRecipe.allCases.first { $0.levels == levels } }

  var deadline: Duration? { next ?? .zero }

  func advance(to moment: Duration) {
    // Simulate half an hour before the panel was switched on, so that the trends have data.
    var second = max(last ?? moment - .seconds(1_800), moment - .seconds(7_200))
    while second + .seconds(1) <= moment {
      second += .seconds(1)
      passSecond(second)
    }
    last = second
    next = second + .seconds(1)
    tell()
  }

  func clockWasSet(by difference: Duration) {
    last = last.map { $0 + difference }
    next = next.map { $0 + difference }
    for series in [level, inflow, outflow] { series.move(by: difference) }
  }

  private func passSecond(_ moment: Duration) {
    steer()
    station.passSecond()
    let time = moment / .seconds(1)
    level.append(station.level, at: time)
    inflow.append(station.inflow, at: time)
    outflow.append(station.outflow, at: time)
  }

  /// Switches the pumps according to the level. The pump that has run less goes first; a pump that cannot run is
  /// replaced by the other.
  private func steer() {
    let running = station.pumps.filter(\.isCalled).count
    let wanted =
      station.level <= levels.stop
      ? 0 : station.level >= levels.help ? 2 : station.level >= levels.start ? max(running, 1) : running
    let calls = station.pumps.indices.sorted { first, second in
      let (one, other) = (station.pumps[first], station.pumps[second])
      if one.isReady != other.isReady { return one.isReady }
      if one.isCalled != other.isCalled { return one.isCalled }
      return one.seconds < other.seconds
    }
    for (place, index) in calls.enumerated() where station.pumps[index].isCalled != (place < wanted) {
      station.pumps[index].isCalled = place < wanted
    }
  }

  private func tell() {
    alarms.update("level-high", to: station.level)
    alarms.update("level-low", to: station.level)
    alarms.set("pump-1", to: station.pumps[0].hasTripped)
    alarms.set("pump-2", to: station.pumps[1].hasTripped)
    for (index, id) in ["pump-1", "pump-2"].enumerated() { alarms.suppress(id, station.pumps[index].isOut) }
  }

  /// Reports whether pump 1 is due for service.
  func setServiceDue(_ isDue: Bool) { alarms.set("hours", to: isDue) }
}
