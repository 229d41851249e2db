import Runtime
import Values

/// The purpose of an accessibility action.
@preconcurrency @MainActor public struct AccessibilityActionKind {
  enum Kind {
    case press
    case escape
    case magicTap
    case delete
    case named(Text)
  }

  let kind: Kind

  /// The action that a press of the view performs.
  public static let `default` = AccessibilityActionKind(kind: .press)
  /// The action that dismisses a dialog or goes back.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The main action of the whole panel, such as to stop a machine.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)

  /// The action that deletes the view's item.
  public static let delete = AccessibilityActionKind(kind: .delete)

  private init(kind: Kind) { self.kind = kind }

  /// Creates a kind for an action with a name.
  public init(named name: Text) { kind = .named(name) }
}
