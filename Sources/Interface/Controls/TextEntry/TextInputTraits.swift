import Runtime

/// The keyboard of a text field by UIKit's names.
public nonisolated enum UIKeyboardType: Sendable {
  /// The keyboard for a kind of text. `numberPad`, `asciiCapableNumberPad`, `decimalPad`, `phonePad` and `emailAddress`
  /// have their own layouts, the others the full keyboard.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// The keyboard for a kind of text.
  case twitter, webSearch, asciiCapableNumberPad

  /// Another name of `asciiCapable`.
  public static let alphabet = asciiCapable

  var keypad: Keypad {
    switch self {
    case .numberPad, .asciiCapableNumberPad: .number
    case .decimalPad: .decimal
    case .phonePad: .phone
    case .emailAddress: .email
    default: .full
    }
  }
}

extension EnvironmentValues {
  /// Whether automatic correction is off. Always `true`: a panel does not correct text.
  public var autocorrectionDisabled: Bool { true }
}

extension View {
  /// Sets the on-screen keyboard of text fields in this view by UIKit's names.
  public func keyboardType(_ type: UIKeyboardType) -> some View { keypad(type.keypad) }
}
