import LinuxHost
import Machine

/// The pauses that an address must make between attempts to log in: one second after the first failure, then two, four,
/// and so on up to a minute.
///
/// An undecided attempt counts as a failure, so that simultaneous connections wait as long as consecutive ones. Only
/// the password for input clears an address: otherwise a person who knows the password for viewing could keep guessing.
struct LoginDelays {
  /// The number of addresses that are remembered.
  static let most = 256
  /// The rule by which the pauses grow.
  private static let backoff = Backoff()

  /// The part of an address that pauses apply to: bits that a machine can choose itself do not count.
  struct Origin: Hashable {
    /// The bytes that count.
    private let bytes: [UInt8]

    /// All addresses of this machine count as one, and so do those of one IPv6 network, in which a machine can choose
    /// 64 bits.
    init(_ address: [UInt8]) {
      if RemoteAddress(bytes: address).isLoopback {
        bytes = []
      } else {
        bytes = address.count == 16 ? Array(address[..<8]) : address
      }
    }
  }

  /// The outcome of an attempt.
  enum Outcome {
    /// Logged in with the password for input.
    case worker
    /// Logged in with the password for viewing, or ended before a password was sent.
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
    /// The time at which the last attempt began or failed.
    var last = Duration.zero

    /// The time from which the next attempt is allowed.
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
    // If there are too many addresses, drop the one whose pause ends first, so that a client with many addresses cannot
    // push out the one that is most blocked.
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
