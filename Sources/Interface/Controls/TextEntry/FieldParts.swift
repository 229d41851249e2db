import Graphics
import Localization
import Looks
import Runtime
import Values

/// The name of a text field, and the placeholder of the empty field.
struct FieldName<Label: View> {
  let prompt: Text?
  let label: Label
  /// The accessibility label; empty where `label` provides it.
  let title: String

  /// The text in an empty field.
  @ViewBuilder var placeholder: some View {
    if let prompt {
      prompt.foregroundStyle(Color.secondary).lineLimit(1)
    } else {
      label.foregroundStyle(Color.secondary).lineLimit(1)
    }
  }

  /// The label, which assistive technology reads if there is no title; `nil` if there is one.
  var spokenLabel: Label? { title.isEmpty ? label : nil }
}

/// Whether dots replace the characters of a text field, and whether the person may see them.
struct FieldSecret: DynamicProperty {
  /// Whether the text is a secret.
  let isSecret: Bool
  @Environment({ $0.revealsSecrets }) private var revealsSecrets
  @State private var isRevealed = false

  init(_ isSecret: Bool) { self.isSecret = isSecret }

  /// Whether dots replace the characters at present.
  var isMasked: Bool { isSecret && !isRevealed }
  /// Whether the person may see the characters.
  var canReveal: Bool { isSecret && revealsSecrets }

  /// Shows the characters, or hides them again.
  func toggle() { isRevealed.toggle() }

  /// Hides the characters.
  func hide() { isRevealed = false }

  /// Shows the characters of a secret, or hides them again. It cannot take the focus, which stays in the field: keys
  /// and the knob use ``TextCommand/reveal``.
  func button(_ side: Double, _ words: Localizer) -> some View {
    Image(systemName: "eye").foregroundStyle(isRevealed ? Color.tint(.mark) : .secondary)
      .frame(width: side, height: side)
      .touchable()
      .onTapGesture { toggle() }
      .semantics(
        Semantics(role: .button, label: words(isRevealed ? "Hide password" : "Show password"), press: { toggle() }))
  }
}

/// The text of a field while it is edited, the changes that can be undone, and the binding that receives the text.
struct FieldDraft: DynamicProperty {
  /// The changes of the text, which no view shows. It represents the field to the observer of the value.
  private final class Record {
    var history = TextHistory()
    /// The text before the first change since editing last ended; `nil` if it has not changed.
    var former: String?
    /// The selection that the binding received last; `nil` while the text is not edited.
    var told: TextSelection?
  }

  let text: Binding<String>
  /// The selection, which the application reads and sets; `nil` without a binding.
  var selection: Binding<TextSelection?>?
  /// Whether the binding receives the text only when editing ends.
  var commitsAtEnd = false
  /// The text while it is edited; `nil` before the first change and after the end of editing.
  @State private var draft: TextEdit?
  @State private var record = Record()
  @Environment({ $0.editingWatch }) private var watch

  init(_ text: Binding<String>) { self.text = text }

  /// The text with the caret. If the binding was changed elsewhere, its text replaces the draft; the caret stays after
  /// the same letter or digit. A selection that was set elsewhere replaces that of the draft.
  ///
  /// - Parameter hasLines: Whether the text may have several lines.
  func edit(hasLines: Bool) -> TextEdit {
    var edit = currentEdit(hasLines: hasLines)
    if let wanted = selection?.wrappedValue, wanted != record.told, let places = wanted.places(in: edit.text),
      places != edit.selection
    {
      edit.select(places)
    }
    return edit
  }

  private func currentEdit(hasLines: Bool) -> TextEdit {
    if let draft, commitsAtEnd || draft.text == text.wrappedValue { return draft }
    var edit = TextEdit(text.wrappedValue)
    edit.hasLines = hasLines
    if let draft { edit.keepCaret(of: draft) }
    return edit
  }

  /// Whether the text has changed since editing last ended.
  var isChanged: Bool { record.former != nil }

  /// Notifies the observer of the value when editing begins and ends.
  func tell(_ isEdited: Bool) { watch?.tell(isEdited, record) }

  /// Remembers a change, so that it can be undone.
  func note(_ before: TextEdit, _ after: TextEdit) { record.history.note(before, after) }

  /// Undoes or redoes a change of an edit, and shows the result.
  func restore(_ edit: TextEdit, _ body: (inout TextHistory, inout TextEdit) -> Void) {
    var edit = edit
    body(&record.history, &edit)
    show(edit)
  }

  /// Takes over an edit as the draft, and writes it to the binding unless that waits for the end of editing.
  func show(_ edit: TextEdit) {
    if record.former == nil, edit.text != text.wrappedValue {
      record.former = text.wrappedValue
      // Editing has ended before if the text was submitted, and the focus has stayed.
      tell(true)
    }
    draft = edit
    if !commitsAtEnd && edit.text != text.wrappedValue { text.wrappedValue = edit.text }
    tellSelection(of: edit)
  }

  /// Takes over the selection that the application has set, and tells it the present one; none while the text is not edited.
  func followSelection(of edit: TextEdit, isEdited: Bool) {
    if isEdited {
      if draft != edit { draft = edit }
      tellSelection(of: edit)
    } else if record.told != nil {
      record.told = nil
      selection?.wrappedValue = nil
    }
  }

  /// Tells the application what is selected.
  private func tellSelection(of edit: TextEdit) {
    guard let selection else { return }
    let current = TextSelection(of: edit, in: text.wrappedValue)
    record.told = current
    if selection.wrappedValue != current { selection.wrappedValue = current }
  }

  /// Restores the text from before the first change.
  func restoreFormer() {
    guard let former = record.former else { return }
    draft = nil
    if !commitsAtEnd && text.wrappedValue != former { text.wrappedValue = former }
  }

  /// Ends editing: forgets the changes, and writes the draft where that was delayed. The observer of the value is notified,
  /// because the focus may stay in the field.
  func end() {
    (record.history, record.former) = (TextHistory(), nil)
    settle()
    if draft != nil { draft = nil }
    tell(false)
  }

  /// Writes the draft where that was delayed.
  func settle() {
    if commitsAtEnd, let draft, draft.text != text.wrappedValue { text.wrappedValue = draft.text }
  }
}

/// The border and the background of a text field, and the space that they keep around the text.
struct FieldFrame: DynamicProperty {
  /// Whether the application draws a box around the field. It is looked for once, because the views around a view do
  /// not change.
  private final class Box {
    var isDrawn: Bool?
  }

  @Environment({ $0.isTextFieldBordered }) private var choice
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.multilineTextAlignment }) private var textAlignment
  @Environment({ $0.fieldInsets }) private var insets
  @Environment({ $0.isRightToLeft }) private var isMirrored
  @State private var box = Box()

  /// Whether ``findBox()`` has to be called before the field is drawn.
  var needsBox: Bool { choice == nil && box.isDrawn == nil }

  /// Finds out, while the body of the field is evaluated, whether the application draws a box around it.
  func findBox() { box.isDrawn = Node.isInBoxHere }

  /// Whether the field draws a border and a background.
  var isBordered: Bool { choice ?? !(box.isDrawn ?? false) }
  /// The alignment of an empty field's prompt, which is that of the text.
  var alignment: HorizontalAlignment { textAlignment.horizontal }
  /// The horizontal space around the text, in points.
  var margin: Double { isBordered ? 12 : 0 }
  /// The spaces before and after a line of text, in points: ``margin``, or more where another view lies in the field.
  var lineMargins: FieldInsets {
    FieldInsets(leading: max(margin, insets.leading), trailing: max(margin, insets.trailing))
  }
  /// The space at the left of a line of text, in points.
  var leftMargin: Double { isMirrored ? lineMargins.trailing : lineMargins.leading }
  /// The space between the edge and what scrolls, in points: the text does not run through the border.
  var scrollMargin: Double { isBordered ? 4 : 0 }
  /// The vertical space around the text of several lines, in points.
  var verticalMargin: Double { isBordered ? 11 : 0 }
  /// The least height of one line; `nil` for that of the text.
  var leastHeight: Double? { isBordered ? size.touchHeight : nil }
  /// The least extent of what a finger presses, in points.
  var touchHeight: Double { size.touchHeight }

  /// The background with its border, which is highlighted while the field is edited.
  func background(_ isActive: Bool, _ isEnabled: Bool) -> some View {
    RoundedRectangle(cornerRadius: 10).fill(Color.theme(\.surface))
      .overlay {
        RoundedRectangle(cornerRadius: 10)
          .strokeBorder(
            isActive ? Color.tint(.mark) : isEnabled ? .theme(\.outline) : .theme(\.track),
            lineWidth: isActive ? 2 : 1)
      }
  }
}

/// The on-screen keyboard as a text field uses it.
struct FieldKeyboard: DynamicProperty {
  @Environment({ $0.keypad }) private var keypad
  @Environment({ $0.keyboardLayouts }) private var layouts
  @Environment({ $0.textInput }) private var input
  @Environment({ $0.spaceBelowField }) private var spaceBelow
  /// Deletes what precedes the text; `nil` if nothing does.
  @Environment({ $0.deleteBeforeText }) var deleteBeforeText
  @State private var client = TextInputClient()

  /// Whether the keyboard types into the field.
  var isActive: Bool { client.isActive }

  /// The keypad for a text of a given extent: several lines need all keys.
  func keypad(for room: TextRoom) -> Keypad { room == .line ? keypad : .lines }

  /// Opens the keyboard, after `connect` has set the closures by which it changes the field.
  func open(for room: TextRoom, byKnob: Bool, _ connect: (TextInputClient) -> Void) {
    connect(client)
    if spaceBelow > 0 {
      client.area = { [weak client, spaceBelow] in
        client?.place().map { place in
          var area = place.stageFrame
          area.size.height += spaceBelow
          return area
        }
      }
    }
    input?.open(client, keypad: keypad(for: room), layouts: layouts, byKnob: byKnob)
  }

  /// Closes the keyboard if it types into the field.
  func close() { input?.close(client) }

  /// Closes the keyboard after the focus has left the field.
  func focusLeft() { input?.focusLeft(client) }
}

/// The actions that follow when the text of a field is submitted.
struct FieldSubmission: DynamicProperty {
  @Environment({ $0.submitActions }) private var actions
  @Environment({ $0.submitTrigger }) private var trigger
  @State private(set) var part = SubmissionPart()
  /// The closure of the older initializers.
  var onCommit: () -> Void = {}

  /// Performs the actions for a submitted text.
  func perform() {
    onCommit()
    actions.perform(for: trigger)
  }
}

/// The spaces that views lying in a text field need at its two ends, in points.
struct FieldInsets: Equatable {
  var leading = 0.0, trailing = 0.0
}

private enum FieldInsetsKey: EnvironmentKey { static var defaultValue: FieldInsets { FieldInsets() } }
private enum SpaceBelowFieldKey: EnvironmentKey { static var defaultValue: Double { 0 } }
private enum DeleteBeforeTextKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
  /// Deletes what precedes the text of a field; `nil` if nothing does.
  var deleteBeforeText: (() -> Void)? {
    get { self[DeleteBeforeTextKey.self] }
    set { self[DeleteBeforeTextKey.self] = newValue }
  }

  /// The space below a text field that the on-screen keyboard leaves in sight, in points.
  var spaceBelowField: Double {
    get { self[SpaceBelowFieldKey.self] }
    set { self[SpaceBelowFieldKey.self] = newValue }
  }

  /// The spaces at the ends of fields of one line, in points.
  var fieldInsets: FieldInsets {
    get { self[FieldInsetsKey.self] }
    set { self[FieldInsetsKey.self] = newValue }
  }
}
