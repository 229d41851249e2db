import Controls
import Runtime
import Values

/// The wrong codes that were entered in a row, and the wait that they cost, as a value that can be written down.
///
/// The first three cost nothing. Then each costs a wait: half a minute, and twice as much each time, up to an hour.
/// A right code ends the row unless a code of a higher role was wrong in it: a person who knows one code must not continue to guess
/// another.
/// Moments count from 1970 (UTC), so the wait continues while the program does not run.
public nonisolated struct PasscodeTries: Hashable, Sendable {
  /// The number of wrong codes that cost no wait.
  public static let free = 3
  /// The wait after the first wrong code that costs one: half a minute.
  public static let firstWait = Duration.seconds(30)
  /// The greatest wait after a wrong code: one hour.
  public static let longestWait = Duration.seconds(3600)

  /// The number of wrong codes since the last right one.
  public private(set) var failures = 0
  /// The moment until which no code is taken; `nil` if one is.
  public private(set) var blockedUntil: Duration?
  /// The highest role whose code was wrong.
  private var highest: AccessRole?

  /// Creates a record without wrong codes.
  public init() {}

  /// Whether a code is taken at a moment.
  public func isOpen(at moment: Duration) -> Bool { wait(at: moment) == .zero }

  /// The time at a moment until a code is taken. It is never more than ``longestWait``, whatever was done to the clock.
  public func wait(at moment: Duration) -> Duration {
    blockedUntil.map { min(max($0 - moment, .zero), Self.longestWait) } ?? .zero
  }

  /// Has the wait end within ``longestWait`` of a moment. Without it a machine that begins with a clock of years ago, as one
  /// without a battery does, would wait until that clock has caught up.
  mutating func limitWait(at moment: Duration) {
    blockedUntil = blockedUntil.map { min($0, moment + Self.longestWait) }
  }

  /// Notes a wrong code for a role.
  public mutating func fail(at moment: Duration, for role: AccessRole = .service) {
    highest = max(highest ?? role, role)
    failures = min(failures + 1, 1_000)
    let waits = failures - Self.free
    guard waits >= 0 else { return }
    let factor = waits < 10 ? 1 << waits : 1 << 10
    blockedUntil = moment + min(Self.firstWait * factor, Self.longestWait)
  }

  /// Notes the right code of a role.
  public mutating func succeed(as role: AccessRole = .service) {
    if role >= highest ?? role { self = PasscodeTries() }
  }

  /// Moves the end of the wait, after somebody has set the machine's clock.
  public mutating func clockWasSet(by difference: Duration) { blockedUntil = blockedUntil.map { $0 + difference } }
}

extension PasscodeTries: TweakValue {
  /// What valid text looks like: completes "must be …" in error messages.
  public static var tweakDescription: String {
    "a number of wrong codes, such as 4 service until 2026-11-24T08:30:00.000Z"
  }

  /// Creates a record from the number, the highest role that they were for and, after "until", the end of the wait. Without a
  /// role they were for the highest one.
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

  /// The number, the role and, after "until", the end of the wait.
  public var tweakText: String {
    "\(failures)" + (highest.map { " " + $0.rawValue } ?? "") + (blockedUntil.map { " until " + $0.momentText } ?? "")
  }
}
