/// Faults that recur, each of which is logged once a minute with its number. Another reason at the same place is another fault.
struct RepeatedFaults: Sendable {
  private var known: [String: (since: Duration, count: Int)] = [:]

  /// Nothing has gone wrong yet.
  init() {}

  /// Takes note of a fault.
  ///
  /// - Parameters:
  ///   - place: what it belongs to, such as a topic.
  ///   - why: what is wrong.
  ///   - received: what was received, for the line; another text is not another fault.
  ///   - now: the time.
  /// - Returns: the line to log; `nil` if the fault was logged within the last minute, or too many others were.
  mutating func note(_ place: String, _ why: String, received: String = "", at now: Duration) -> String? {
    let fault = "\(place): \(why)"
    guard let (since, count) = known[fault], now - since < LinkLimits.quiet else {
      let missed = known[fault]?.count ?? 0
      // Strangers choose the names of topics, and nobody reads the lines of more different faults in a minute than
      // this.
      if known.count >= LinkLimits.waiting {
        known = known.filter { now - $0.value.since < LinkLimits.quiet }
        if known.count >= LinkLimits.waiting { return nil }
      }
      known[fault] = (now, 0)
      return fault + (received.isEmpty ? "" : ": \(received)") + (missed > 0 ? " (and \(missed) more like it)" : "")
    }
    known[fault] = (since, count &+ 1)
    return nil
  }
}
