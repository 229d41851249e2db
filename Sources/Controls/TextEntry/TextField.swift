import Runtime
import Values

/// A line of text to be typed: on a keyboard, or on the keypad that a touch or the knob brings up.
///
///     TextField("Name", text: $name).onSubmit { save() }
@preconcurrency @MainActor public struct TextField<Label: View>: View {
  private let field: TextFieldContent<Label>

  init(field: TextFieldContent<Label>) { self.field = field }

  /// A field with any label, which is read out, and shown while the field is empty unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(field: TextFieldContent(text: text, prompt: prompt, label: label(), title: ""))
  }

  /// The field as its style draws it.
  public var body: some View {
    StyledControl(TextField<_TextFieldStyleLabel>(field: field.withPlainLabel)) { _ in field }
  }
}

extension TextField where Label == Text {
  /// A field with a title, which is read out, and shown while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(title, text: text, prompt: nil) }

  /// A field with a title that has one line, or as many as its text where it may grow down.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    var content = TextFieldContent(text: text, prompt: prompt, label: Text(title), title: String(title))
    if axis == .vertical { content.room = .lines }
    self.init(field: content)
  }

  /// A field with a title, which is read out, and a prompt, which is shown while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(field: TextFieldContent(text: text, prompt: prompt, label: Text(title), title: String(title)))
  }

  /// A field with a title in the form that older sources have it in: it says when typing begins and ends, and when the
  /// text is complete.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    var content = TextFieldContent(text: text, prompt: nil, label: Text(title), title: String(title))
    (content.onEditingChanged, content.onCommit) = (onEditingChanged, onCommit)
    self.init(field: content)
  }

  /// A field with a title in the form that older sources have it in: it says when the text is complete.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// A field whose text is handed on only when it is complete: for values that are parsed from it.
  @usableFromInline package init(committing text: Binding<String>, title: String, prompt: Text?) {
    var content = TextFieldContent(text: text, prompt: prompt, label: Text(title), title: title)
    content.commitsAtEnd = true
    self.init(field: content)
  }
}
