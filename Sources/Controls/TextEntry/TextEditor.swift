import Runtime
import Values

/// A text of several lines to be typed, in a window that fills the space and scrolls.
///
///     TextEditor(text: $notes).frame(height: 200)
@preconcurrency @MainActor public struct TextEditor: View {
  private let text: Binding<String>

  /// An editor of a text.
  public init(text: Binding<String>) { self.text = text }

  /// The editor.
  public var body: some View {
    var field = TextFieldContent(text: text, prompt: nil, label: EmptyView(), title: "Text")
    field.room = .page
    return field
  }
}

/// How text editors look.
@preconcurrency @MainActor public protocol TextEditorStyle {
  /// Whether the editor has a border and a ground of its own.
  var _isBordered: Bool { get }
}

/// The look that suits a panel: with a border, which shows where to touch.
@preconcurrency @MainActor public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The style.
  public init() {}
  /// There is a border.
  public var _isBordered: Bool { true }
}

/// Just the text.
@preconcurrency @MainActor public struct PlainTextEditorStyle: TextEditorStyle {
  /// The style.
  public init() {}
  /// There is no border.
  public var _isBordered: Bool { false }
}

/// Text on its own ground, with a rounded border.
@preconcurrency @MainActor public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// The style.
  public init() {}
  /// There is a border.
  public var _isBordered: Bool { true }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look that suits a panel.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Just the text.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// Text on its own ground, with a rounded border.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  /// Sets how text editors in this view look.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    environment(\.isTextFieldBordered, style._isBordered)
  }
}
