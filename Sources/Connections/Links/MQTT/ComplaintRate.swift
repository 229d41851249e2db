/// The limit of the complaints about refused orders that a panel publishes.
///
/// Each refused order has its own complaint, since its sender waits for one. But any client can send wrong orders at any
/// rate, so a panel that has published many in a row publishes only one a second from then on.
struct ComplaintRate: Sendable {
  /// The number of complaints at once.
  static let atOnce = LinkLimits.complaints
  /// The time after which another one is allowed.
  static let pause = Duration.seconds(1)

  /// When all complaints at once are allowed again.
  private var rested = Duration.zero

  /// Whether a complaint may be published now. Counts it.
  mutating func allowsOne(at now: Duration) -> Bool {
    let next = max(rested, now) + Self.pause
    guard next <= now + Self.pause * Self.atOnce else { return false }
    rested = next
    return true
  }
}
