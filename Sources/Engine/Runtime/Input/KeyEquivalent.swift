/// A key, identified by the character that it types or by a character that stands for it.
public nonisolated struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character. Keys that type no character have one in Unicode's private use area, as in AppKit.
  public var character: Character

  /// Creates a key from its character.
  public init(_ character: Character) { self.character = character }
  /// Creates a key from a character literal: `"a"`.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The vertical arrow keys.
  public static let upArrow = KeyEquivalent("\u{F700}"), downArrow = KeyEquivalent("\u{F701}")
  /// The horizontal arrow keys.
  public static let leftArrow = KeyEquivalent("\u{F702}"), rightArrow = KeyEquivalent("\u{F703}")
  /// Backspace, which deletes the character before the insertion point.
  public static let delete = KeyEquivalent("\u{8}")
  /// Delete, which deletes the character after the insertion point.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The keys that move to the beginning and to the end.
  public static let home = KeyEquivalent("\u{F729}"), end = KeyEquivalent("\u{F72B}")
  /// The keys that move by a page or by a large step.
  public static let pageUp = KeyEquivalent("\u{F72C}"), pageDown = KeyEquivalent("\u{F72D}")
  /// Escape, which cancels or leaves a layer.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Enter, which confirms or presses the default button.
  public static let `return` = KeyEquivalent("\r")
  /// Tab, which moves the focus.
  public static let tab = KeyEquivalent("\t")
  /// The space bar, which presses the focused control.
  public static let space = KeyEquivalent(" ")
  /// Clear on a numeric keypad.
  public static let clear = KeyEquivalent("\u{F739}")
}

extension Key {
  /// The key as it is reported to key handlers.
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

  /// Returns the character of a function key: F1 is U+F704, and the others follow up to F35.
  private static nonisolated func functionCharacter(_ number: Int) -> Character {
    Unicode.Scalar(UInt32(0xF703 + max(1, min(number, 35)))).map(Character.init) ?? "\u{F704}"
  }
}
