/// A key by the character that it types, or that stands for it.
public nonisolated struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character.
  public var character: Character

  /// A key by its character.
  public init(_ character: Character) { self.character = character }
  /// A key by its character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// An arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}"), downArrow = KeyEquivalent("\u{F701}")
  /// An arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}"), rightArrow = KeyEquivalent("\u{F703}")
  /// Deletes the character before the caret.
  public static let delete = KeyEquivalent("\u{8}")
  /// Deletes the character after the caret.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// An end of the range or of the text.
  public static let home = KeyEquivalent("\u{F729}"), end = KeyEquivalent("\u{F72B}")
  /// A large step.
  public static let pageUp = KeyEquivalent("\u{F72C}"), pageDown = KeyEquivalent("\u{F72D}")
  /// Leaves without effect.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Confirms.
  public static let `return` = KeyEquivalent("\r")
  /// Moves the focus.
  public static let tab = KeyEquivalent("\t")
  /// Presses what has the focus.
  public static let space = KeyEquivalent(" ")
  /// Empties a number.
  public static let clear = KeyEquivalent("\u{F739}")
}

extension Key {
  /// The key as handlers of keys see it.
  package nonisolated var equivalent: KeyEquivalent {
    switch self {
    case .tab: .tab
    case .enter: .return
    case .space: .space
    case .escape: .escape
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .home: .home
    case .end: .end
    case .backspace: .delete
    case .delete: .deleteForward
    case .function(let number): KeyEquivalent(Self.functionCharacter(number))
    case .character(let character): KeyEquivalent(character)
    }
  }

  /// F1, F2 and so on follow one another from U+F704 on.
  private static nonisolated func functionCharacter(_ number: Int) -> Character {
    Unicode.Scalar(UInt32(0xF703 + max(1, min(number, 35)))).map(Character.init) ?? "\u{F704}"
  }
}
