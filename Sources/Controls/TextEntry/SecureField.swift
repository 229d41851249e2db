import Runtime
import Values

/// A line of text to be typed that nobody may read: dots stand for its characters, and it is never read out.
@preconcurrency @MainActor public struct SecureField<Label: View>: View {
  private let field: TextFieldContent<Label>

  /// A field with any label, which is read out, and shown while the field is empty unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextFieldContent(text: text, prompt: prompt, label: label(), title: "", isSecret: true)
  }

  /// The field as its style draws it.
  public var body: some View { TextField(field: field) }
}

extension SecureField where Label == Text {
  /// A field with a title, which is read out, and shown while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(title, text: text, prompt: nil) }

  /// A field with a title, which is read out, and a prompt, which is shown while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    field = TextFieldContent(
      text: text, prompt: prompt, label: Text(title), title: String(title), isSecret: true)
  }
}
