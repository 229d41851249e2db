/// The pauses that an address has to make after wrong passwords: one second, two, four, and so on up to a minute.
struct LoginDelays {
  /// The number of addresses that are remembered.
  static let most = 256
  /// The longest pause.
  static let longest = Duration.seconds(60)

  /// What is remembered of an address.
  private struct Record {
    /// The number of wrong passwords in a row.
    var failures = 0
    /// The time from which it may try again.
    var end = Duration.zero
  }

  private var records: [[UInt8]: Record] = [:]

  /// Whether an address may try now.
  func mayTry(_ address: [UInt8], at now: Duration) -> Bool { records[address].map { now >= $0.end } ?? true }

  /// Notes a wrong password.
  mutating func fail(_ address: [UInt8], at now: Duration) {
    var record = records[address] ?? Record()
    record.failures += 1
    record.end = now + min(.seconds(1 << min(record.failures - 1, 6)), Self.longest)
    // A client with many addresses pushes out the address whose pause ends first, not the busiest one.
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
