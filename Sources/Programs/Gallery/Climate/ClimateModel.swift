import Faceplate

/// A thermostat: a week's schedule, a temperature that a person sets until its next change, absence, and an open
/// window, advanced by the panel's clock minute by minute.
@Observable @MainActor final class ClimateModel: TimeDriven {
  /// The mode of the thermostat.
  nonisolated enum Mode: String, CaseIterable, TweakValue {
    /// The week's schedule.
    case schedule
    /// Nobody is at home.
    case away
    /// The heating is off, but for frost.
    case off

    static var tweakDescription: String { "schedule, away or off" }
    init?(tweakText: String) { self.init(rawValue: tweakText) }
    var tweakText: String { rawValue }
  }

  /// The range of temperatures that can be set, and the temperatures for absence and against frost, in °C.
  nonisolated static let (range, away, frost) = (5.0...30.0, 16.0, 7.0)

  let room = SimulatedRoom()
  /// The temperature of the last day, a sample a minute.
  let trend = TimeSeries(
    "Room", capacity: 1_441, timeBase: .date, format: .number.fractionDigits(1).unit("°C"))

  @ObservationIgnored @Tweak("climate.schedule") private var keptSchedule = ClimateModel.usual
  @ObservationIgnored @Tweak("climate.mode") private var keptMode = Mode.schedule
  @ObservationIgnored @Tweak("climate.wish") private var wish = ClimateWish.none
  /// The settings that last controlled the valve.
  private var followed: Orders?
  private var last: Duration?
  private var next: Duration?
  /// The offset of local time from UTC, in seconds; `nil` for the time zone of the machine.
  var offset: Int? { didSet { if offset != oldValue { follow() } } }

  /// The settings that control the valve, besides the time and the temperature.
  private struct Orders: Equatable {
    var schedule: WeekSchedule
    var mode: Mode
    var wish: ClimateWish
    var isWindowOpen: Bool
  }

  private var orders: Orders {
    Orders(schedule: keptSchedule, mode: keptMode, wish: wish, isWindowOpen: room.isWindowOpen)
  }

  private static let usual =
    WeekSchedule(
      tweakText: "mon-fri 06:00 21, 08:30 18, 16:30 21.5, 22:30 17; sat-sun 08:00 21.5, 23:00 17") ?? WeekSchedule()

  var schedule: WeekSchedule {
    get { keptSchedule }
    set {
      keptSchedule = newValue
      renewWish()
      follow()
    }
  }

  var mode: Mode {
    get { keptMode }
    set {
      keptMode = newValue
      wish = .none
      follow()
    }
  }

  /// The target temperature, in °C.
  private(set) var wanted = ClimateModel.frost

  /// The next change of the schedule.
  var change: (moment: Duration, value: Double)? {
    guard mode == .schedule else { return nil }
    return schedule.next(after: last ?? PanelClock.now, offset: offset).map { ($0.moment, Self.limited($0.value)) }
  }

  /// A temperature of the schedule, which may come from the config file, limited to the range that can be set.
  private static func limited(_ temperature: Double) -> Double {
    min(max(temperature, range.lowerBound), range.upperBound)
  }

  /// The range of the trend: the temperatures of usual days, extended to the measured and the target temperatures.
  var shownTemperatures: ClosedRange<Double> {
    let usual = 14.0...24.0
    let measured = trend.timeRange.flatMap { trend.extremes(from: $0.lowerBound, to: $0.upperBound) } ?? usual
    let low = min(measured.lowerBound, wanted, usual.lowerBound)
    let high = max(measured.upperBound, wanted, usual.upperBound)
    return (low / 2).rounded(.down) * 2...(high / 2).rounded(.up) * 2
  }

  var isHeating: Bool { room.valve > 0.05 }

  /// Sets another temperature until the next change of the schedule. This also ends an absence.
  func want(_ temperature: Double) {
    if mode != .schedule { keptMode = .schedule }
    wish = .temperature(temperature, until: nil)
    renewWish()
    follow()
  }

  /// Moves the end of a wish to the next change of the schedule, as the panel announces.
  private func renewWish() {
    guard let temperature = wish.temperature else { return }
    wish = .temperature(temperature, until: schedule.next(after: PanelClock.now, offset: offset)?.moment)
  }

  var deadline: Duration? { orders == followed ? next ?? .zero : .zero }

  func advance(to moment: Duration) {
    // Simulate the day before the panel was switched on, so that the trend has data.
    var minute = max(last ?? moment - .seconds(86_400), moment - .seconds(86_400))
    while minute + .seconds(60) <= moment {
      minute += .seconds(60)
      pass(minute)
    }
    last = minute
    next = minute + .seconds(60)
    endWish(at: moment)
    if orders != followed { follow() }
  }

  func clockWasSet(by difference: Duration) {
    last = last.map { $0 + difference }
    next = next.map { $0 + difference }
    renewWish()
    trend.move(by: difference)
    follow()
  }

  private func pass(_ minute: Duration) {
    endWish(at: minute)
    steer(at: minute)
    room.passMinute(atHour: Double(WeekSchedule.timeOfDay(of: minute, offset: offset).seconds) / 3_600)
    trend.append(room.temperature, at: minute / .seconds(1))
  }

  private func endWish(at moment: Duration) { if let end = wish.end, moment >= end { wish = .none } }

  /// Called after a change at the panel, in the config file or at the window.
  private func follow() {
    followed = orders
    steer(at: PanelClock.now)
  }

  /// Opens the valve in proportion to the missing degrees. An open window closes it, so as not to heat the street.
  private func steer(at moment: Duration) {
    // The simulated day follows only the schedule.
    let wish = last == nil ? nil : wish.temperature
    let held =
      switch mode {
      case .schedule: wish ?? schedule.value(at: moment, offset: offset).map(Self.limited) ?? Self.frost
      case .away: Self.away
      case .off: Self.frost
      }
    if held != wanted { wanted = held }
    let missing = room.isWindowOpen ? 0 : min(max((wanted - room.temperature) + 0.25, 0), 1)
    if missing != room.valve { room.valve = missing }
  }
}
