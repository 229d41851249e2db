import Runtime
import Values

/// What a button does, beyond its label.
public nonisolated struct ButtonRole: Hashable, Sendable {
  private enum Kind { case destructive, cancel, confirm, close }
  private let kind: Kind

  /// Deletes something, or does something else that cannot be undone.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves everything as it was.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Agrees.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes what is open.
  public static let close = ButtonRole(kind: .close)
}
