import Machine

/// The pauses that an address has to make after wrong passwords: one second, two, four, and so on up to a minute.
struct LoginDelays {
  /// The number of addresses that are remembered.
  static let most = 256

  /// What is remembered of an address.
  private struct Record {
    /// The pauses after wrong passwords in a row.
    var backoff = Backoff()
    /// The time from which it may try again.
    var end = Duration.zero
  }

  private var records: [[UInt8]: Record] = [:]

  /// Whether an address may try now.
  func mayTry(_ address: [UInt8], at now: Duration) -> Bool { records[address].map { now >= $0.end } ?? true }

  /// Notes a wrong password.
  mutating func fail(_ address: [UInt8], at now: Duration) {
    var record = records[address] ?? Record()
    record.end = now + record.backoff.next()
    // A client with many addresses pushes out the one whose pause ends first, not the one that is busiest.
    if records.count >= Self.most, records[address] == nil,
      let first = records.min(by: { $0.value.end < $1.value.end })?.key
    {
      records[first] = nil
    }
    records[address] = record
  }

  /// Notes a right password.
  mutating func succeed(_ address: [UInt8]) { records[address] = nil }
}
