/// Finds out whether another panel has the name of this one, and reports it once.
///
/// Two panels of one name publish below the same topics. On one machine they even are one client to the broker, which throws
/// one off when the other connects.
struct RivalWatch: Sendable {
  /// The meanings of an introduction by the panel's name.
  enum Sign: Hashable, Sendable {
    /// It may be that of this panel when it ran before.
    case none
    /// Another panel has the name, and is connected, too.
    case beside
    /// Another panel has the name, and has come while this one was not connected.
    case inTurn
  }

  /// Whether the panel has introduced itself on an earlier connection.
  private var wasIntroduced = false
  /// Whether the panel has introduced itself.
  private var isIntroduced = false
  /// The rivals that were reported.
  private var reported: Set<String> = []

  /// The panel has introduced itself on a new connection.
  mutating func introduce() { (wasIntroduced, isIntroduced) = (isIntroduced, true) }

  /// Judges an introduction by another client.
  ///
  /// - Parameter isRetained: whether the broker had it before this panel has connected.
  func sign(isRetained: Bool) -> Sign { isRetained ? (wasIntroduced ? .inTurn : .none) : .beside }

  /// A line of the log with what is wrong and what to do; `nil` if it was reported before.
  mutating func line(_ what: String) -> String? {
    reported.insert(what).inserted ? "\(what); give one of them another name" : nil
  }
}
