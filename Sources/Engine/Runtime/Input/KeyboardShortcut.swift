/// A combination of keys that presses a control wherever the focus is.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
  /// The key to press.
  public var key: KeyEquivalent
  /// The modifier keys that must be held.
  public var modifiers: EventModifiers

  /// Creates a shortcut; with the Command key by default.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Enter, which presses the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, which presses the button that cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Returns whether a key with modifiers matches the shortcut. Case is ignored, and so are Caps Lock and the numeric
  /// keypad.
  package func matches(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    let counted: EventModifiers = [.shift, .control, .option, .command]
    return self.modifiers.intersection(counted) == modifiers.intersection(counted)
      && self.key.character.lowercased() == key.character.lowercased()
  }
}
