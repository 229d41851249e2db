/// Gives the letters of keyboard layouts by name.
@MainActor package struct KeyboardCatalog {
  /// Returns the letters of a layout; `nil` if its name is unknown.
  package let letters: (_ name: String) -> KeyboardLetters?
  /// Returns the composer of the characters of a layout; `nil` if each key types a character.
  package let composer: (_ name: String) -> KeyComposer?

  /// Creates a catalogue from closures that read a layout and make its composer.
  package init(
    letters: @escaping (_ name: String) -> KeyboardLetters?,
    composer: @escaping (_ name: String) -> KeyComposer? = { _ in nil }
  ) {
    (self.letters, self.composer) = (letters, composer)
  }
}
