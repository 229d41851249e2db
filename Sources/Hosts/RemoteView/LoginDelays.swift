import LinuxHost
import Machine

/// The pauses that an address has to make between attempts to log in: one second after the first that does not succeed, then
/// two, four, and so on up to a minute.
///
/// An attempt that is not decided yet counts as one that fails, so that connections side by side wait as long as connections
/// one after another. Only the password to work the panel clears an address: otherwise a person who knows the one to watch could keep
/// guessing.
struct LoginDelays {
  /// The number of addresses that are remembered.
  static let most = 256
  /// How the pauses grow.
  private static let backoff = Backoff()

  /// An address as far as pauses go: what one machine can change by itself does not count.
  struct Origin: Hashable {
    /// The bytes that count.
    private let bytes: [UInt8]

    /// All addresses of this machine are one, and so are those of a network of IPv6, which has 64 bits for each machine.
    init(_ address: [UInt8]) {
      if RemoteAddress(bytes: address).isLoopback {
        bytes = []
      } else {
        bytes = address.count == 16 ? Array(address[..<8]) : address
      }
    }
  }

  /// How an attempt ended.
  enum Outcome {
    /// With the password to work the panel.
    case worker
    /// With the password to look on, or before a password came.
    case open
    /// With a wrong password.
    case wrong
  }

  /// The record of an address.
  private struct Record {
    /// The number of wrong passwords since the right one.
    var failures = 0
    /// The attempts that are not decided.
    var undecided = 0
    /// When the last attempt began, or failed.
    var last = Duration.zero

    /// When the next attempt may begin.
    var end: Duration { last + LoginDelays.backoff.pause(after: failures + undecided) }
  }

  private var records: [Origin: Record] = [:]

  func mayTry(_ address: [UInt8], at now: Duration) -> Bool {
    records[Origin(address)].map { now >= $0.end } ?? true
  }

  /// Notes that an attempt begins.
  mutating func begin(_ address: [UInt8], at now: Duration) {
    let origin = Origin(address)
    var record = records[origin] ?? Record()
    record.undecided += 1
    record.last = now
    // A client with many addresses pushes out the one whose pause ends first, not the one that is busiest.
    if records.count >= Self.most, records[origin] == nil,
      let first = records.min(by: { $0.value.end < $1.value.end })?.key
    {
      records[first] = nil
    }
    records[origin] = record
  }

  /// Notes how an attempt has ended.
  mutating func end(_ address: [UInt8], _ outcome: Outcome, at now: Duration) {
    let origin = Origin(address)
    guard var record = records[origin] else { return }
    record.undecided = max(0, record.undecided - 1)
    switch outcome {
    case .worker: record.failures = 0
    case .open: break
    case .wrong:
      record.failures += 1
      record.last = now
    }
    records[origin] = record.failures + record.undecided == 0 ? nil : record
  }
}
