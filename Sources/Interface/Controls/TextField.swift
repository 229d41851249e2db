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
  public var body: some View { field }
}

extension TextField where Label == Text {
  /// A field with a title, which is read out, and shown while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(title, text: text, prompt: nil) }

  /// A field with a title; a panel's fields have one line, whichever way they may grow.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text, prompt: nil)
  }

  /// A field with a title, which is read out, and a prompt, which is shown while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(field: TextFieldContent(text: text, prompt: prompt, label: Text(title), title: String(title)))
  }

  /// A field whose text is handed on only when it is complete: for values that are parsed from it.
  @usableFromInline package init(committing text: Binding<String>, title: String, prompt: Text?) {
    var content = TextFieldContent(text: text, prompt: prompt, label: Text(title), title: title)
    content.commitsAtEnd = true
    self.init(field: content)
  }
}
