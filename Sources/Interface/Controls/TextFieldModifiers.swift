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

/// How text fields look.
@preconcurrency @MainActor public protocol TextFieldStyle {
  /// Whether the field has a border and a ground of its own.
  var isBordered: Bool { get }
}

/// Just the text.
@preconcurrency @MainActor public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}
  /// There is no border.
  public var isBordered: Bool { false }
}

/// Text on its own ground, with a rounded border.
@preconcurrency @MainActor public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}
  /// There is a border.
  public var isBordered: Bool { true }
}

/// The look that suits a panel: with a border, which shows where to touch.
@preconcurrency @MainActor public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}
  /// There is a border.
  public var isBordered: Bool { true }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Just the text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Text on its own ground, with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that suits a panel.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension View {
  /// Sets how text fields in this view look.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    environment(\.isTextFieldBordered, style.isBordered)
  }

  /// Sets which keypad text fields in this view bring up.
  public func keypad(_ keypad: Keypad) -> some View { environment(\.keypad, keypad) }

  /// Acts when the text of a field in this view is complete: on Enter, or when the keypad's Done is pressed.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { if triggers.contains(.text) { $0.append(action) } }
  }
}
