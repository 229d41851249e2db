import Runtime

private enum ClockOffsetKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// The offset of clocks from UTC in seconds; `nil` for the time zone of the machine.
  public var clockOffset: Int? {
    get { self[ClockOffsetKey.self] }
    set { self[ClockOffsetKey.self] = newValue }
  }
}
