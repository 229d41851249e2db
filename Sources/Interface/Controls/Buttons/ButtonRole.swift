import Runtime
import Values

/// The purpose of a button, from which styles and dialogs derive its appearance and position.
public nonisolated struct ButtonRole: Hashable, Sendable {
  private enum Kind { case destructive, cancel, confirm, close }
  private let kind: Kind

  /// The action deletes data, or cannot be undone for another reason.
  public static let destructive = ButtonRole(kind: .destructive)
  /// The action cancels an operation and changes nothing.
  public static let cancel = ButtonRole(kind: .cancel)
  /// The action confirms what a view shows or asks.
  public static let confirm = ButtonRole(kind: .confirm)
  /// The action closes a view.
  public static let close = ButtonRole(kind: .close)
}
