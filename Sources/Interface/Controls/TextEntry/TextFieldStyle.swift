import Looks
import Runtime
import Values

/// The appearance of text fields.
///
///     struct Underlined: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.padding(.bottom, 4).overlay(alignment: .bottom) { Divider() }
///       }
///     }
@preconcurrency @MainActor public protocol TextFieldStyle {
  /// The type of the view that ``_body(configuration:)`` returns.
  associatedtype _Body: View
  /// The type of the label of the field that a style is given.
  typealias _Label = _TextFieldStyleLabel
  /// Builds the view of a text field from the field itself, which has neither a border nor a background in
  /// custom styles.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of the field that a style is given.
@preconcurrency @MainActor public struct _TextFieldStyleLabel: View {
  let content: AnyView
  /// The view of the label.
  public var body: some View { content }
}

/// A style of the toolkit, which only decides whether there is a border.
protocol KnownTextFieldStyle: TextFieldStyle {
  /// Whether the field has a border; `nil` if that depends on the views around it.
  var isBordered: Bool? { get }
}

/// The text alone, without a border and a background.
@preconcurrency @MainActor public struct PlainTextFieldStyle: KnownTextFieldStyle {
  /// Creates a plain text field style.
  public init() {}
  var isBordered: Bool? { false }
  /// The field, unchanged: it draws its border itself.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// Text on a background with a rounded border.
@preconcurrency @MainActor public struct RoundedBorderTextFieldStyle: KnownTextFieldStyle {
  /// Creates a rounded-border text field style.
  public init() {}
  var isBordered: Bool? { true }
  /// The field, unchanged: it draws its border itself.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// The standard style. The field has a border, which shows where to touch, unless the application draws a background or
/// an overlay around it.
@preconcurrency @MainActor public struct DefaultTextFieldStyle: KnownTextFieldStyle {
  /// Creates the default text field style.
  public init() {}
  var isBordered: Bool? { nil }
  /// The field, unchanged: it draws its border itself.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone, without a border and a background.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Text on a background with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The standard style: with a rounded border.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension View {
  /// Whether the field draws a border in a style; a custom style draws its own.
  private static func border<S: TextFieldStyle>(of style: S) -> Bool? {
    guard let style = style as? any KnownTextFieldStyle else { return false }
    return style.isBordered
  }

  /// Sets the style of text fields in this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(style) { $0._body(configuration: $1) }
      .environment(Self.border(of: style)) { $0.isTextFieldBordered = $1 }
  }
}
