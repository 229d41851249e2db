/// How long payment data are kept, and how long an answer about them may take.
enum PaymentsLimits {
  /// How long the digits of a payment card are kept after the last key.
  static let paymentDataLifetime = Duration.seconds(60)
  /// How long an input has to rest before somebody else is asked about it.
  static let inputRest = Duration.milliseconds(300)
  /// How long somebody else may take to answer about an input.
  static let ruleTime = Duration.seconds(10)
}
