/// The keys that press a control wherever the focus is.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that have to be held with it.
  public var modifiers: EventModifiers

  /// Keys that press a control.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Presses the control that most people are looking for: Enter.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Presses the control that leaves without effect: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether a key that goes down with others held is meant. Of letters, the case does not matter.
  package func matches(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    let counted: EventModifiers = [.shift, .control, .option, .command]
    return self.modifiers.intersection(counted) == modifiers.intersection(counted)
      && self.key.character.lowercased() == key.character.lowercased()
  }
}

private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
  /// The keys that press the buttons here wherever the focus is.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Lets keys press the button wherever the focus is.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    environment(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets keys press the button wherever the focus is.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Lets keys, if any, press the button wherever the focus is.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
