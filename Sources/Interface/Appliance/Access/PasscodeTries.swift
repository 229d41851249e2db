import Controls
import Runtime
import Values

/// The wrong codes that were entered in a row, and the wait after them, as a value that can be stored.
///
/// The first three have no consequence. After that, each leads to a wait: half a minute, doubled each time, up to an
/// hour. A right code ends the row, unless a code of a higher role was wrong in it: a person who knows one code must
/// not continue to guess another. Moments count from 1970 (UTC), so the wait continues while the program does not run.
public nonisolated struct PasscodeTries: Hashable, Sendable {
  /// The number of wrong codes that cost no wait.
  public static let free = 3
  /// The first wait: half a minute.
  public static let firstWait = Duration.seconds(30)
  /// The greatest wait after a wrong code: one hour.
  public static let longestWait = Duration.seconds(3600)

  /// The number of wrong codes since the last right one.
  public private(set) var failures = 0
  /// The moment until which codes are blocked; `nil` if they are not.
  public private(set) var blockedUntil: Duration?
  /// The highest role whose code was wrong.
  private var highest: AccessRole?

  /// Creates a record without wrong codes.
  public init() {}

  /// Whether codes are accepted at a moment.
  public func isOpen(at moment: Duration) -> Bool { wait(at: moment) == .zero }

  /// The time from a moment until codes are accepted. It is never more than the whole wait after the last wrong code, even
  /// after the clock was set.
  public func wait(at moment: Duration) -> Duration {
    blockedUntil.map { min(max($0 - moment, .zero), wholeWait) } ?? .zero
  }

  /// Limits the rest of the wait to the whole wait after the last wrong code. Otherwise a machine without a battery for its
  /// clock, which starts years in the past, would wait until the clock has caught up. The wait begins again there, since
  /// nobody knows how much of it is over: it is neither skipped nor longer than it was meant to be.
  mutating func limitWait(at moment: Duration) {
    blockedUntil = blockedUntil.map { min($0, moment + wholeWait) }
  }

  /// The same wrong codes after their wait. A clock that is set back later does not begin the wait again.
  var withoutWait: Self {
    var tries = self
    tries.blockedUntil = nil
    return tries
  }

  /// The wait that the last wrong code leads to.
  private var wholeWait: Duration {
    let doublings = min(max(failures - Self.free, 0), 10)
    return min(Self.firstWait * (1 << doublings), Self.longestWait)
  }

  /// Notes a wrong code for a role.
  public mutating func fail(at moment: Duration, for role: AccessRole = .service) {
    highest = max(highest ?? role, role)
    failures = min(failures + 1, 1_000)
    if failures >= Self.free { blockedUntil = moment + wholeWait }
  }

  /// Notes the right code of a role.
  public mutating func succeed(as role: AccessRole = .service) {
    if role >= highest ?? role { self = PasscodeTries() }
  }

  /// Moves the end of the wait after the machine's clock was set.
  public mutating func clockWasSet(by difference: Duration) { blockedUntil = blockedUntil.map { $0 + difference } }
}

extension PasscodeTries: TweakValue {
  /// Completes the message "must be …": the form of the record of tries.
  public static var tweakDescription: String {
    "a number of wrong codes, such as 4 service until 2026-11-24T08:30:00.000Z"
  }

  /// Creates a record from the number of wrong codes, the highest role that they were for and, after "until", the end
  /// of the wait. Without a role, the highest one is assumed.
  public init?(tweakText text: String) {
    var words = text.split(separator: " ")
    if words.count > 1, let role = AccessRole(rawValue: String(words[1])) {
      highest = role
      words.remove(at: 1)
    } else if text != "0" {
      highest = .service
    }
    guard let count = words.first.flatMap({ Int($0) }), (0...1_000).contains(count) else { return nil }
    failures = count
    if words.count == 1 { return }
    guard words.count == 3, words[1] == "until", let end = Duration(momentText: String(words[2])) else { return nil }
    blockedUntil = end
  }

  /// The number of wrong codes, the role and, after "until", the end of the wait.
  public var tweakText: String {
    "\(failures)" + (highest.map { " " + $0.rawValue } ?? "") + (blockedUntil.map { " until " + $0.momentText } ?? "")
  }
}
