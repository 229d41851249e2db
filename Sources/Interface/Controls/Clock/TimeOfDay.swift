import Runtime
import Values

/// A time of day with a resolution of one second.
public nonisolated struct TimeOfDay: Hashable, Sendable {
  /// The seconds since midnight: 0…86,399.
  public let seconds: Int

  /// Creates a time from seconds after midnight. Multiples of a day are removed; a negative number counts back
  /// from midnight.
  public init(seconds: Int) {
    let day = 86_400
    self.seconds = (seconds % day + day) % day
  }

  /// Creates a time from its components. Values beyond their usual range carry over.
  public init(hour: Int, minute: Int, second: Int = 0) {
    self.init(seconds: (hour % 24 * 60 + minute % 1_440) * 60 + second % 86_400)
  }

  /// The hour of the day: 0…23.
  public var hour: Int { seconds / 3_600 }
  /// The minute of the hour: 0…59.
  public var minute: Int { seconds / 60 % 60 }
  /// The second of the minute: 0…59.
  public var second: Int { seconds % 60 }

  /// Returns the time as text.
  ///
  /// - Parameters:
  ///   - cycle: the hour cycle: 09:41 for 24 hours, 9:41 AM for 12 hours.
  ///   - showsSeconds: whether the seconds are included.
  public func text(_ cycle: HourCycle = .twentyFour, showsSeconds: Bool = false) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rest = ":" + two(minute) + (showsSeconds ? ":" + two(second) : "")
    switch cycle {
    case .twentyFour: return two(hour) + rest
    case .twelve: return "\((hour + 11) % 12 + 1)\(rest)\u{A0}\(hour < 12 ? "AM" : "PM")"
    }
  }
}

/// The number of hours that a clock counts before it starts again.
public nonisolated enum HourCycle: Hashable, Sendable, CaseIterable {
  /// Twice a day from 12 to 11, with AM and PM.
  case twelve
  /// From 0 to 23.
  case twentyFour
}

private enum HourCycleKey: EnvironmentKey { static var defaultValue: HourCycle { .twentyFour } }
private enum ClockSecondsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ClockStyleKey: EnvironmentKey { static var defaultValue: ClockStyle { .digital } }

extension EnvironmentValues {
  /// The hour cycle of clocks.
  public var hourCycle: HourCycle {
    get { self[HourCycleKey.self] }
    set { self[HourCycleKey.self] = newValue }
  }

  /// Whether clocks show seconds.
  public var clockSeconds: Bool {
    get { self[ClockSecondsKey.self] }
    set { self[ClockSecondsKey.self] = newValue }
  }

  /// The appearance of clocks.
  public var clockStyle: ClockStyle {
    get { self[ClockStyleKey.self] }
    set { self[ClockStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the hour cycle of clocks in this view.
  public func hourCycle(_ cycle: HourCycle) -> some View { environment(cycle) { $0.hourCycle = $1 } }

  /// Decides whether clocks in this view show seconds.
  public func clockSeconds(_ areShown: Bool = true) -> some View { environment(areShown) { $0.clockSeconds = $1 } }

  /// Sets the appearance of clocks in this view.
  public func clockStyle(_ style: ClockStyle) -> some View { environment(style) { $0.clockStyle = $1 } }
}
