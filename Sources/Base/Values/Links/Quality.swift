/// The trustworthiness of a value that lives outside the panel.
///
/// A control shows ``pending`` slightly dim, and ``stale``, ``bad(_:)`` and ``unreadable(_:)`` as a dash with a mark. A condition over a value that
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
  /// The device has answered, but its reading is no value; the reason in words for the screen. Other programs
  /// receive the word “bad”.
  case unreadable(String)
  /// No value has arrived yet.
  case unset

  /// The reason of ``bad(_:)`` while the link is down.
  package static let noConnection = "No connection"
  /// The reason of ``unreadable(_:)`` for a value of another kind.
  package static let otherKind = "The value is of another kind"

  /// Whether there is a value to be shown.
  public var isShown: Bool { self == .good || self == .pending }

  /// Whether a person can set the value: not if no device would take it. A reading that is no value comes from a device that
  /// is there, and an order brings it back to a known state.
  package var canBeSet: Bool {
    switch self {
    case .good, .pending, .unreadable, .unset: true
    case .stale, .bad: false
    }
  }

  /// Why there is no value, in words for the screen; `nil` for any quality but ``bad(_:)`` and ``unreadable(_:)``.
  package var fault: String? {
    switch self {
    case .bad(let why), .unreadable(let why): why
    case .good, .pending, .stale, .unset: nil
    }
  }

  /// The word for other programs.
  package var word: String {
    switch self {
    case .good: "good"
    case .pending: "pending"
    case .stale: "stale"
    case .bad, .unreadable: "bad"
    case .unset: "unset"
    }
  }
}
