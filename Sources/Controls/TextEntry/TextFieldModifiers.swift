import Runtime
import Values

/// Which keypad a text field brings up.
public nonisolated enum Keypad: Hashable, Sendable {
  /// Digits.
  case number
  /// Digits and the decimal separator.
  case decimal
  /// Digits and what telephone numbers have besides.
  case phone
  /// Letters, digits and signs.
  case full
  /// Letters, digits and signs, and a key that begins a new line.
  case lines
}

/// What completes a text.
public nonisolated struct SubmitTriggers: OptionSet, Sendable {
  /// One bit a trigger.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Enter in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Enter in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Sets which keypad text fields in this view bring up.
  public func keypad(_ keypad: Keypad) -> some View { environment(\.keypad, keypad) }

  /// Acts when the text of a field in this view is complete: on Enter, or when the keypad's Done is pressed.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { if triggers.contains(.text) { $0.append(action) } }
  }
}
