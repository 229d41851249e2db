import Looks
import Runtime
import Values

extension TextField where Label == Text {
  /// Creates a field with a localized title, which is read out and is the placeholder of the empty field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(titleKey, text: text, prompt: nil) }

  /// Creates a field with a localized title, which is read out, and a prompt, which is the placeholder of the
  /// empty field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(field: .init(titleKey, text: text, prompt: prompt))
  }

  /// Creates a field with closures for the start and the end of editing and for submission. An older form: new
  /// code uses ``View/onSubmit(of:_:)``.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    var content = TextFieldContent(titleKey, text: text, prompt: nil)
    (content.onEditingChanged, content.submission.onCommit) = (onEditingChanged, onCommit)
    self.init(field: content)
  }

  /// Creates a field with a closure for submission. An older form: new code uses ``View/onSubmit(of:_:)``.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// Creates a field with a localized title that has one line or, with the axis `vertical`, grows with its
  /// text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    var content = TextFieldContent(titleKey, text: text, prompt: prompt)
    if axis == .vertical { content.room = .lines }
    self.init(field: content)
  }
}

extension TextFieldContent where Label == Text {
  /// Creates the content of a field whose title is read in the language of the environment.
  fileprivate init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey), title: "")
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a localized title, which is read out and is the placeholder of the empty
  /// field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(titleKey, text: text, prompt: nil) }

  /// Creates a secure field with a localized title, which is read out, and a prompt, which is the placeholder
  /// of the empty field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
}

extension TextField {
  /// Creates a field whose label is a view, and whose selection is read and set.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - selection: the selected characters, or the place of the caret; `nil` while the text is not edited.
  ///   - prompt: the placeholder of the empty field; the label for `nil`.
  ///   - axis: `vertical` for a field that grows with its text.
  ///   - label: the label, which is read out.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    var content = TextFieldContent(text: text, prompt: prompt, label: label(), title: "")
    content.draft.selection = selection
    if axis == .vertical { content.room = .lines }
    self.init(field: content)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title whose selection is read and set.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) } }

  /// Creates a field with a title whose selection is read and set.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) } }
}
