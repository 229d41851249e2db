/// The limits of payment data: how long they are kept, and how long an answer about them may take.
enum PaymentsLimits {
  /// The time for which the digits of a payment card are kept after the last key.
  static let paymentDataLifetime = Duration.seconds(60)
  /// The time for which an input has to rest before a rule that others answer is asked about it.
  static let inputRest = Duration.milliseconds(300)
  /// The longest wait for an answer about an input.
  static let ruleTime = Duration.seconds(10)
}
