import Runtime
import Values

/// What an action of a view is for.
@preconcurrency @MainActor public struct AccessibilityActionKind {
  enum Kind {
    case press
    case escape
    case magicTap
    case named(Text)
  }

  let kind: Kind

  /// What pressing the view does.
  public static let `default` = AccessibilityActionKind(kind: .press)
  /// Leaves a dialog.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The one thing that the panel is for, such as to stop.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)

  private init(kind: Kind) { self.kind = kind }

  /// An action with a name.
  public init(named name: Text) { kind = .named(name) }
}
