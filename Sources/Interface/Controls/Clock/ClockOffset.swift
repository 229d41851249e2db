import Glibc
import Runtime

private enum ClockOffsetKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// The offset of clocks from UTC in seconds; `nil` for the time zone of the machine.
  public var clockOffset: Int? {
    get { self[ClockOffsetKey.self] }
    set { self[ClockOffsetKey.self] = newValue }
  }
}

/// The time by which local time is ahead of UTC.
package nonisolated struct LocalOffset: Hashable, Sendable {
  /// A fixed offset in seconds; `nil` for the time zone of the machine. The corresponding C function is `localtime_r`.
  package let fixed: Int?

  package init(fixed: Int?) { self.fixed = fixed }

  /// The times for which the C library's calendar is asked, in seconds since 1970: the years 1 to 9999.
  private static let years = -62_135_596_800.0...253_402_300_799.0

  /// Returns the offset at a time in seconds since 1970, in seconds.
  package func callAsFunction(_ time: Double) -> Double {
    if let fixed { return Double(fixed) }
    guard Self.years.contains(time) else { return 0 }
    var (seconds, parts) = (time_t(time), tm())
    return localtime_r(&seconds, &parts) == nil ? 0 : Double(parts.tm_gmtoff)
  }
}

extension EnvironmentValues {
  /// The time by which local time is ahead of UTC on this panel.
  package var localOffset: LocalOffset { LocalOffset(fixed: clockOffset) }
}
