extension Duration {
  /// The duration in seconds.
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }

  /// A duration of a number of seconds, to the millisecond; `nil` if the number is not finite or beyond 30,000 years.
  init?(inSeconds seconds: Double) {
    guard seconds.isFinite, seconds.magnitude < 1e12 else { return nil }
    self = .milliseconds(Int64((seconds * 1000).rounded()))
  }
}
