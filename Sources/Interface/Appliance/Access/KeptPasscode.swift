import Controls
import Values

/// The code of a role as it is stored in the config file: its hash, or an empty text for a role without a code.
nonisolated struct KeptPasscode: Equatable {
  /// The hash; empty for none.
  let hash: String
}

extension KeptPasscode: TweakValue {
  /// The form of valid text; completes "must be …" in error messages.
  static var tweakDescription: String { "the hash of a code, which kiosk passcode prints, or empty for no code" }

  /// Creates a value from a hash. A plain code is refused, because everyone who can read the file would know it.
  init?(tweakText text: String) {
    guard text.isEmpty || PasscodeHash.isHash(text) else { return nil }
    hash = text
  }

  var tweakText: String { hash }
}
