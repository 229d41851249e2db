/// The trustworthiness of a value that lives outside the panel.
///
/// A control shows ``pending`` slightly dim, and ``stale`` and ``bad`` as a dash with a mark. A condition over a value that
/// is not ``good`` does not hold, and neither does its negation: an interlock fails safe.
public enum Quality: Hashable, Sendable {
  /// As it was last told, within its time.
  case good
  /// Written, and not yet read back.
  case pending
  /// Older than it may be.
  case stale
  /// The link is down, or the device has answered with an error; the reason in words for the screen.
  case bad(String)
  /// No value has arrived yet.
  case unset

  /// The reason of ``bad(_:)`` while the link is down.
  package static let noConnection = "No connection"

  /// Whether there is a value to be shown.
  public var isShown: Bool { self == .good || self == .pending }

  /// The word for other programs.
  package var word: String {
    switch self {
    case .good: "good"
    case .pending: "pending"
    case .stale: "stale"
    case .bad: "bad"
    case .unset: "unset"
    }
  }
}
