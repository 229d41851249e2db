import Runtime
import Values

/// A time that a clock shows.
public nonisolated struct TimeOfDay: Hashable, Sendable {
  /// Seconds since midnight: 0…86 399.
  public let seconds: Int

  /// So many seconds after midnight; whole days do not count.
  public init(seconds: Int) {
    let day = 86_400
    self.seconds = (seconds % day + day) % day
  }

  /// A time by its parts.
  public init(hour: Int, minute: Int, second: Int = 0) {
    self.init(seconds: (hour % 24 * 60 + minute % 1_440) * 60 + second % 86_400)
  }

  /// The hour: 0…23.
  public var hour: Int { seconds / 3_600 }
  /// The minute of the hour: 0…59.
  public var minute: Int { seconds / 60 % 60 }
  /// The second of the minute: 0…59.
  public var second: Int { seconds % 60 }

  /// The time as it is written: 09:41, or 9:41 AM.
  public func text(_ cycle: HourCycle = .twentyFour, showsSeconds: Bool = false) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rest = ":" + two(minute) + (showsSeconds ? ":" + two(second) : "")
    switch cycle {
    case .twentyFour: return two(hour) + rest
    case .twelve: return "\((hour + 11) % 12 + 1)\(rest)\u{A0}\(hour < 12 ? "AM" : "PM")"
    }
  }
}

/// How many hours a clock counts before it begins anew.
public nonisolated enum HourCycle: Hashable, Sendable, CaseIterable {
  /// From 12 to 11, twice a day.
  case twelve
  /// From 0 to 23.
  case twentyFour
}

private enum HourCycleKey: EnvironmentKey { static var defaultValue: HourCycle { .twentyFour } }
private enum ClockSecondsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ClockStyleKey: EnvironmentKey { static var defaultValue: ClockStyle { .digital } }

extension EnvironmentValues {
  /// How clocks count hours.
  public var hourCycle: HourCycle {
    get { self[HourCycleKey.self] }
    set { self[HourCycleKey.self] = newValue }
  }

  /// Whether clocks show seconds.
  public var clockSeconds: Bool {
    get { self[ClockSecondsKey.self] }
    set { self[ClockSecondsKey.self] = newValue }
  }

  /// How clocks look.
  public var clockStyle: ClockStyle {
    get { self[ClockStyleKey.self] }
    set { self[ClockStyleKey.self] = newValue }
  }
}

extension View {
  /// Decides how clocks in this view count hours.
  public func hourCycle(_ cycle: HourCycle) -> some View { environment(\.hourCycle, cycle) }

  /// Decides whether clocks in this view show seconds.
  public func clockSeconds(_ areShown: Bool = true) -> some View { environment(\.clockSeconds, areShown) }

  /// Decides how clocks in this view look.
  public func clockStyle(_ style: ClockStyle) -> some View { environment(\.clockStyle, style) }
}
