extension Duration {
  /// The duration in seconds: the nearest `Double`, so that whole seconds and milliseconds have the text that people write.
  ///
  /// The quotient of two durations is not always the nearest one: `.seconds(3601) / .seconds(1)` is 3600.9999999999995.
  package var inSeconds: Double {
    let (seconds, attoseconds) = components
    let (thousandths, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000)
    // Whole numbers below 2⁵³ are exact, and their quotient is rounded once.
    guard rest == 0, seconds.magnitude < 1 << 43 else { return Double(seconds) + Double(attoseconds) * 1e-18 }
    return Double(seconds * 1000 + thousandths) / 1000
  }

  /// A duration of a number of seconds, to the millisecond; `nil` if the number is not finite or beyond 30,000 years.
  package init?(inSeconds seconds: Double) {
    guard seconds.isFinite, seconds.magnitude < 1e12 else { return nil }
    self = .milliseconds(Int64((seconds * 1000).rounded()))
  }
}
