/// The key of ``EnvironmentValues/keyboardShortcut``.
private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
  /// The keyboard shortcut of the buttons in this environment.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Adds a keyboard shortcut that presses the button wherever the focus is.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    environment(KeyboardShortcut(key, modifiers: modifiers)) { $0.keyboardShortcut = $1 }
  }

  /// Adds a keyboard shortcut that presses the button wherever the focus is.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(shortcut) { $0.keyboardShortcut = $1 }
  }

  /// Adds a keyboard shortcut, or removes it if it is `nil`.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(shortcut) { $0.keyboardShortcut = $1 }
  }
}
