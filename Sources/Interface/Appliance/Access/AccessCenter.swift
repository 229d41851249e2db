import Controls
import Runtime
import Values

/// The codes of a panel's roles, and the role of the person in front of it.
///
///     let access = AccessCenter(codes: [.service: "$y$j9T$…"])
///     …
///     Panel().accessControl(access)
///
/// A code is kept as a hash in the panel's config file, in the group `access`. A role without a code is open to
/// everyone. Wrong codes are counted there too, so that the wait after them outlasts a restart; see ``PasscodeTries``.
@preconcurrency @MainActor public final class AccessCenter: TimeDriven {
  /// The answer to an entered code.
  public nonisolated enum Verdict: Hashable, Sendable {
    /// The person has the role now.
    case right
    /// The code is wrong.
    case wrong
    /// Codes are blocked for some time, or the person has gone before the answer.
    case blocked
    /// The machine cannot check codes: libcrypt is missing, or the stored hash is malformed.
    case failed
  }

  private let codes: [AccessRole: Tweak<KeptPasscode>]
  @Tweak("access.tries") private var tries = PasscodeTries()
  private let present = StoredLocation(AccessRole.visitor)
  private let isBlocked = StoredLocation(false)
  /// The record that was last examined; the config file may have replaced it since.
  private let known = StoredLocation(PasscodeTries())
  /// The number of times that a person has left the panel.
  let departures = StoredLocation(0)
  private let lowest: AccessRole
  /// The number of times that a person has left, or has given up entering a code.
  private var withdrawals = 0

  /// Creates a center.
  ///
  /// - Parameters:
  ///   - codes: the hashes that apply until ``setCode(_:for:)`` sets others.
  ///   - lowest: the role of a person who has entered no code.
  public init(codes: [AccessRole: String] = [:], lowest: AccessRole = .visitor) {
    self.lowest = lowest
    self.codes = Dictionary(
      AccessRole.allCases.map {
        ($0, Tweak(wrappedValue: KeptPasscode(hash: codes[$0] ?? ""), "access.\($0.rawValue)-code"))
      }
    ) { first, _ in first }
    present.write(lowest)
  }

  /// The role of the person in front of the panel.
  public var role: AccessRole { present.read() }

  /// Whether a role asks for a code. A role without one is granted to anyone.
  public func hasCode(_ role: AccessRole) -> Bool { codes[role].map { !$0.wrappedValue.hash.isEmpty } ?? false }

  /// The moment until which codes are blocked; `nil` if they are not.
  public var blockedUntil: Duration? { isBlocked.read() ? tries.blockedUntil : nil }

  /// Checks a code and gives the person the role if it is right. The hash is computed on another thread. A person who
  /// leaves or gives up before the answer gets no role, because the next person would have it.
  public func enter(_ code: String, for role: AccessRole) async -> Verdict {
    guard let hash = codes[role]?.wrappedValue.hash, !hash.isEmpty else { return grant(role) }
    let start = PanelClock.now
    advance(to: start)
    guard tries.isOpen(at: start) else { return .blocked }
    // Count the attempt before its answer is known: otherwise restarting the program would give another attempt for
    // free.
    let (before, withdrawals) = (tries.withoutWait, withdrawals)
    tries.fail(at: start, for: role)
    known.write(tries)
    let answer = await Task.detached { try? PasscodeHash.matches(code, hash) }.value
    guard let answer else {
      tries = before
      known.write(before)
      return .failed
    }
    if answer {
      tries = before
      tries.succeed(as: role)
      known.write(tries)
      advance(to: PanelClock.now)
      return withdrawals == self.withdrawals ? grant(role) : .blocked
    }
    // The clock may have been set during the check: a limit that counts from `start` could end the wait at once.
    advance(to: PanelClock.now)
    return .wrong
  }

  /// Gives the person the least role again. An open pad is closed, so that the next person does not continue with it.
  public func signOut() {
    withdraw()
    present.write(lowest)
    departures.write(departures.value + 1)
  }

  /// Withdraws the code that is being checked: its answer has no effect.
  func withdraw() { withdrawals &+= 1 }

  /// Sets the code of a role; `nil` opens the role to everyone. Returns whether the code was set.
  public func setCode(_ code: String?, for role: AccessRole) async -> Bool {
    guard let code else {
      codes[role]?.wrappedValue = KeptPasscode(hash: "")
      return true
    }
    guard let hash = await Task.detached(operation: { try? PasscodeHash.make(code) }).value else { return false }
    codes[role]?.wrappedValue = KeptPasscode(hash: hash)
    return true
  }

  private func grant(_ role: AccessRole) -> Verdict {
    present.write(max(role, lowest))
    return .right
  }

  /// The end of the wait after wrong codes. A record that comes from the config file is examined at once.
  public var deadline: Duration? { tries == known.read() ? blockedUntil : .zero }

  /// Advances to a moment: a wait begins or ends.
  public func advance(to moment: Duration) {
    var limited = tries
    limited.limitWait(at: moment)
    if limited != tries { tries = limited }
    known.write(limited)
    isBlocked.write(!limited.isOpen(at: moment))
  }

  /// Moves the end of the wait after the machine's clock was set.
  public func clockWasSet(by difference: Duration) {
    tries.clockWasSet(by: difference)
    known.write(tries)
  }
}
