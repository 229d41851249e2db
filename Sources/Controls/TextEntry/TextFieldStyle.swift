import Runtime
import Values

/// How text fields look.
///
///     struct Underlined: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.padding(.bottom, 4).overlay(alignment: .bottom) { Divider() }
///       }
///     }
@preconcurrency @MainActor public protocol TextFieldStyle {
  /// The type of the look.
  associatedtype _Body: View
  /// The label of the field that a style is given.
  typealias _Label = _TextFieldStyleLabel
  /// The look of a field, which has neither border nor ground unless the style says so.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of the field that a style is given.
@preconcurrency @MainActor public struct _TextFieldStyleLabel: View {
  let content: AnyView
  /// The label.
  public var body: some View { content }
}

/// A style that the panel knows: it says whether there is a border.
protocol KnownTextFieldStyle: TextFieldStyle {
  var isBordered: Bool { get }
}

/// Just the text.
@preconcurrency @MainActor public struct PlainTextFieldStyle: KnownTextFieldStyle {
  /// The style.
  public init() {}
  var isBordered: Bool { false }
  /// The look.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// Text on its own ground, with a rounded border.
@preconcurrency @MainActor public struct RoundedBorderTextFieldStyle: KnownTextFieldStyle {
  /// The style.
  public init() {}
  var isBordered: Bool { true }
  /// The look.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// The look that suits a panel: with a border, which shows where to touch.
@preconcurrency @MainActor public struct DefaultTextFieldStyle: KnownTextFieldStyle {
  /// The style.
  public init() {}
  var isBordered: Bool { true }
  /// The look.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
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
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(style) { $0._body(configuration: $1) }
      .environment(\.isTextFieldBordered, (style as? any KnownTextFieldStyle)?.isBordered ?? false)
  }
}
