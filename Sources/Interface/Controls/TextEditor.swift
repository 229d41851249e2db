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
@preconcurrency @MainActor public protocol TextEditorStyle: TextFieldStyle {}

extension DefaultTextFieldStyle: TextEditorStyle {}
extension PlainTextFieldStyle: TextEditorStyle {}
extension RoundedBorderTextFieldStyle: TextEditorStyle {}

extension View {
  /// Sets how text editors in this view look.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { textFieldStyle(style) }
}
