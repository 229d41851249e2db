import Looks
import Runtime
import Values

/// What the keyboard of the screen types into.
struct KeypadTarget {
  /// Whether Done moves the typing to another field. The key is Next then.
  let hasNext: () -> Bool
  /// What is typed, with its caret, for the line above the keys.
  let echo: AnyView
  /// What the field is called, for that line where no room is left for the page; `nil` where the line says it already.
  let name: AnyView?
  /// Returns the character before the caret; `nil` if there is none, or something is selected.
  let characterBefore: () -> Character?
  let hasCommands: Bool
  /// Whether numbers below zero can be typed.
  let hasSign: Bool
  /// Whether what is typed is secret: then the keys are, too, since they show which one is pressed.
  let isSecret: Bool
  /// Returns the middle of what is typed into, in points from the left edge of the panel; `nil` off the screen.
  let middle: () -> Double?
  /// Types a text in the place of another one before the caret.
  let replace: (_ old: String, _ new: String) -> Void
  /// Performs a key that types no character.
  let act: (KeypadKey) -> Void

  /// What composes the characters. A character that the caret has left is finished.
  func current(_ composer: KeyComposer?) -> KeyComposer? {
    if let composer, composer.unfinished.last != characterBefore() { composer.end() }
    return composer
  }
}
