import Values

/// Notices that a link reads a value so seldom that the value becomes stale in between: the device is slow, or the link
/// has much to read.
struct ReadingRounds: Sendable {
  /// When values were read last.
  private var last: [String: Duration] = [:]
  /// Whether the log has the line already.
  private var isReported = false

  /// Nothing has been read yet.
  init() {}

  /// Takes note of a reading.
  ///
  /// - Returns: a line for the log, once, if the round took longer than the value may be old.
  mutating func note(_ value: LinkedValue, at now: Duration) -> String? {
    guard let before = last.updateValue(now, forKey: value.name), let stale = value.stale, now - before > stale,
      !isReported
    else { return nil }
    isReported = true
    let round = ((now - before) / .milliseconds(100)).rounded() / 10
    return "\(value.name) is read every \(round.decimalText) s, and is stale after \(stale.unitText); "
      + "raise stale:, lower every:, or read fewer values by this link"
  }

  /// Forgets when a value was read, because it cannot be read or is no longer wanted.
  mutating func forget(_ name: String) { last[name] = nil }

  /// Forgets when all values were read.
  mutating func forgetAll() { last = [:] }
}
