import Looks
import Runtime
import Values

/// A field for a line of text, which is entered with a keyboard or with the on-screen keyboard that a touch
/// opens.
///
///     TextField("Name", text: $name).onSubmit { save() }
@preconcurrency @MainActor public struct TextField<Label: View>: View {
  private let field: TextFieldContent<Label>

  package init(field: TextFieldContent<Label>) { self.field = field }

  /// Creates a field whose label is a view. The label is read out; without a prompt it is also the placeholder.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(field: TextFieldContent(text: text, prompt: prompt, label: label(), title: ""))
  }

  /// Creates a field whose label is a view. It has one line or, with the axis `vertical`, grows with its text.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    var content = TextFieldContent(text: text, prompt: prompt, label: label(), title: "")
    if axis == .vertical { content.room = .lines }
    self.init(field: content)
  }

  /// The field as the style of the environment draws it.
  public var body: some View {
    StyledControl(TextField<_TextFieldStyleLabel>(field: field.withPlainLabel)) { _ in field }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, which is read out and is the placeholder of the empty field.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(title, text: text, prompt: nil) }

  /// Creates a field with a title that has one line or, with the axis `vertical`, grows with its text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    var content = TextFieldContent(text: text, prompt: prompt, label: Text(title), title: String(title))
    if axis == .vertical { content.room = .lines }
    self.init(field: content)
  }

  /// Creates a field with a title, which is read out, and a prompt, which is the placeholder of the empty
  /// field.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(field: TextFieldContent(text: text, prompt: prompt, label: Text(title), title: String(title)))
  }

  /// Creates a field with closures for the start and the end of editing and for submission. An older form: new
  /// code uses ``View/onSubmit(of:_:)``.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    var content = TextFieldContent(text: text, prompt: nil, label: Text(title), title: String(title))
    (content.onEditingChanged, content.submission.onCommit) = (onEditingChanged, onCommit)
    self.init(field: content)
  }

  /// Creates a field with a closure for submission. An older form: new code uses ``View/onSubmit(of:_:)``.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// Creates a field that writes its text only when editing ends, for values that are parsed from the text.
  @usableFromInline package init(committing text: Binding<String>, title: String, prompt: Text?) {
    var content = TextFieldContent(text: text, prompt: prompt, label: Text(title), title: title)
    content.draft.commitsAtEnd = true
    self.init(field: content)
  }
}
