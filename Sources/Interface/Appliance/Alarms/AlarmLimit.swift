/// A limit of a measured value, with a dead band that keeps an alarm from coming and going while the value hovers there.
///
///     AlarmLimit.above(250, deadBand: 5)   // on from 250, off again below 245
public nonisolated struct AlarmLimit: Hashable, Sendable {
  /// The values inside the limits, beyond which the alarm is on.
  private let inside: ClosedRange<Double>
  /// The distance by which a value has to come back before the alarm is off.
  private let deadBand: Double

  private init(_ inside: ClosedRange<Double>, _ deadBand: Double) {
    self.inside = inside
    self.deadBand = deadBand.isFinite ? max(0, deadBand) : 0
  }

  /// An alarm for values above a limit.
  ///
  /// - Parameter deadBand: the distance below the limit at which the alarm is off again.
  public static func above(_ limit: Double, deadBand: Double = 0) -> AlarmLimit {
    AlarmLimit(-.infinity...(limit.isNaN ? .infinity : limit), deadBand)
  }

  /// An alarm for values below a limit.
  ///
  /// - Parameter deadBand: the distance above the limit at which the alarm is off again.
  public static func below(_ limit: Double, deadBand: Double = 0) -> AlarmLimit {
    AlarmLimit((limit.isNaN ? -.infinity : limit)...(.infinity), deadBand)
  }

  /// An alarm for values outside a range.
  ///
  /// - Parameter deadBand: the distance inside the range at which the alarm is off again.
  public static func outside(_ range: ClosedRange<Double>, deadBand: Double = 0) -> AlarmLimit {
    AlarmLimit(range, deadBand)
  }

  /// Whether the condition of the alarm is on for a value.
  ///
  /// - Parameters:
  ///   - value: the measured value. A value that is not a number counts as outside: the sensor has failed.
  ///   - isOn: whether the condition was on before.
  public func isExceeded(by value: Double, isOn: Bool) -> Bool {
    if !inside.contains(value) { return true }
    guard isOn else { return false }
    return value > inside.upperBound - deadBand || value < inside.lowerBound + deadBand
  }
}
