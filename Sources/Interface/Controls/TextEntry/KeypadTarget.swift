import Looks
import Runtime
import Values

/// The target of the on-screen keyboard: a text field, or another view that takes characters.
struct KeypadTarget {
  /// Whether Done moves to another field. The key is labelled Next then.
  let hasNext: () -> Bool
  /// The text with its caret, for the line above the keys.
  let echo: AnyView
  /// The name of the field, for that line if the keyboard hides the page; `nil` if the line shows it already.
  let name: AnyView?
  /// Returns the character before the caret; `nil` if there is none, or something is selected.
  let characterBefore: () -> Character?
  let hasCommands: Bool
  /// Whether numbers below zero can be typed.
  let hasSign: Bool
  /// Whether the text is secret. Then the keys are hidden from remote viewers, too, as they show which one is pressed.
  let isSecret: Bool
  /// Returns the horizontal centre of the field, in points from the left edge of the panel; `nil` off the screen.
  let middle: () -> Double?
  /// Replaces a text before the caret.
  let replace: (_ old: String, _ new: String) -> Void
  /// Performs a key that types no character.
  let act: (KeypadKey) -> Void

  /// Returns the composer, after ending a character that the caret has left.
  func current(_ composer: KeyComposer?) -> KeyComposer? {
    if let composer, composer.unfinished.last != characterBefore() { composer.end() }
    return composer
  }
}
