import Looks
import Runtime
import Values

/// A text field that shows dots in place of its characters. The text is never read out.
///
///     SecureField("Password", text: $password)
@preconcurrency @MainActor public struct SecureField<Label: View>: View {
  private let field: TextFieldContent<Label>

  /// Creates a field whose label is a view. The label is read out; without a prompt it is also the placeholder.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextFieldContent(text: text, prompt: prompt, label: label(), title: "", isSecret: true)
  }

  /// The field as the style of the environment draws it.
  public var body: some View { TextField(field: field) }
}

extension SecureField where Label == Text {
  /// Creates a field with a title, which is read out and is the placeholder of the empty field.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(title, text: text, prompt: nil) }

  /// Creates a field with a title, which is read out, and a prompt, which is the placeholder of the empty
  /// field.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    field = TextFieldContent(
      text: text, prompt: prompt, label: Text(title), title: String(title), isSecret: true)
  }

  /// Creates a field with a closure for submission. An older form: new code uses ``View/onSubmit(of:_:)``.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    var content = TextFieldContent(
      text: text, prompt: nil, label: Text(title), title: String(title), isSecret: true)
    content.submission.onCommit = onCommit
    field = content
  }
}
