import Graphics
import Runtime
import Values

/// The common part of text fields, secure fields and text editors.
struct TextFieldContent<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  /// The accessibility label; empty where `label` provides it.
  let title: String
  /// Whether dots replace the characters.
  var isSecret = false
  /// Whether the text is written to the binding only when editing ends.
  var commitsAtEnd = false
  var room = TextRoom.line
  /// The closures of the older initializers.
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keypad) private var keypad
  @Environment(\.textInput) private var input
  @Environment(\.submitActions) private var submitActions
  @Environment(\.submitTrigger) private var submitTrigger
  @Environment(\.isTextFieldBordered) private var isBordered
  @Environment(\.repeatRhythm) private var rhythm
  /// The text while it is edited; `nil` before the first change and after the end of editing.
  @State private var draft: TextEdit?
  @State private var status = FocusStatus()
  @State private var places = TextFieldPlaces()
  @State private var page = TextPagePlaces()
  @State private var client = TextInputClient()

  var body: some View {
    let edit = edit
    let isActive = status.hasFocus || client.isActive
    framed(edit, isActive)
      .touchable()
      .focusTarget(target, radius: 10) { changed(to: $0) }
      .semantics(
        Semantics(role: .textField, label: title, value: isSecret ? "" : edit.text, press: touchedByName),
        children: .ignore, label: title.isEmpty ? label : nil)
  }

  @ViewBuilder private func framed(_ edit: TextEdit, _ isActive: Bool) -> some View {
    let caret = isActive && isEnabled ? edit.caret : nil
    switch room {
    case .line:
      ZStack(alignment: .leading) {
        if edit.characters.isEmpty { placeholder }
        TextFieldVisual(text: edit.shown(isSecret: isSecret), caret: caret, places: places)
      }
      .padding(.horizontal, margin)
      .frame(minHeight: isBordered ? 44 : nil)
      .background(ground(isActive))
      .gesture(SpatialTapGesture().onEnded { touched(places.caret(at: $0.location.x - margin)) })
    case .lines:
      ZStack(alignment: .topLeading) {
        if edit.characters.isEmpty { placeholder }
        TextEditorVisual(characters: edit.characters, caret: caret, places: page)
      }
      .padding(.horizontal, margin)
      .padding(.vertical, isBordered ? 11 : 0)
      .background(ground(isActive))
      .gesture(SpatialTapGesture(coordinateSpace: .global).onEnded { touched(page.caret(at: $0.location)) })
    case .page:
      ScrollView { TextEditorVisual(characters: edit.characters, caret: caret, places: page).padding(margin) }
        .background(ground(isActive))
        .gesture(SpatialTapGesture(coordinateSpace: .global).onEnded { touched(page.caret(at: $0.location)) })
    }
  }

  /// The horizontal space around the text, in points.
  private var margin: Double { isBordered ? 12 : 0 }

  @ViewBuilder private var placeholder: some View {
    if let prompt {
      prompt.foregroundStyle(.secondary).lineLimit(1)
    } else {
      label.foregroundStyle(.secondary).lineLimit(1)
    }
  }

  /// The background with its border, which is highlighted while the field is edited.
  @ViewBuilder private func ground(_ isActive: Bool) -> some View {
    if isBordered {
      RoundedRectangle(cornerRadius: 10).fill(Color.theme(\.surface))
        .overlay {
          RoundedRectangle(cornerRadius: 10)
            .strokeBorder(isActive ? Color.accentColor : Color.theme(\.outline), lineWidth: isActive ? 2 : 1)
        }
    }
  }

  // MARK: Editing

  /// The text with the caret. A text that was changed from elsewhere replaces the draft; the caret stays after the same
  /// letter or digit.
  private var edit: TextEdit {
    if let draft, commitsAtEnd || draft.text == text.wrappedValue { return draft }
    var edit = TextEdit(text.wrappedValue)
    edit.hasLines = room != .line
    if let draft { edit.keepCaret(of: draft) }
    return edit
  }

  /// Changes the draft, and writes it to the binding unless that waits for the end of editing.
  private func change(_ body: (inout TextEdit) -> Void) {
    var edit = edit
    body(&edit)
    draft = edit
    if !commitsAtEnd && edit.text != text.wrappedValue { text.wrappedValue = edit.text }
  }

  /// Ends editing: writes the draft where that was delayed.
  private func commit() {
    guard let draft else { return }
    if commitsAtEnd && draft.text != text.wrappedValue { text.wrappedValue = draft.text }
    self.draft = nil
  }

  /// Ends editing and performs the actions for a submitted text.
  private func submit() {
    commit()
    onCommit()
    submitActions.perform(for: submitTrigger)
  }

  /// Handles a key.
  ///
  /// - Returns: Whether the key was used.
  private func type(_ press: KeyPress) -> Bool {
    guard isEnabled, press.phase != .up, press.modifiers.isDisjoint(with: [.control, .option, .command]) else {
      return false
    }
    switch press.key {
    case .delete: change { $0.deleteBackward() }
    case .deleteForward: change { $0.deleteForward() }
    case .leftArrow: change { $0.move(by: -1) }
    case .rightArrow: change { $0.move(by: 1) }
    case .home: change { $0.move(to: room == .line ? 0 : page.line(of: $0.caret).lowerBound) }
    case .end: change { $0.move(to: room == .line ? .max : page.line(of: $0.caret).upperBound) }
    case .upArrow, .downArrow:
      guard room != .line, let caret = page.caret(from: edit.caret, down: press.key == .downArrow) else { return false }
      change { $0.move(to: caret) }
    case .return where room != .line: change { $0.insert("\n") }
    case .return:
      guard press.phase == .down else { return true }
      submit()
    default:
      guard press.key.isText else { return false }
      change { $0.insert(press.characters) }
    }
    return true
  }

  // MARK: Focus

  private var target: FocusTarget {
    var target = FocusTarget()
    target.isPlain = true
    target.type = type
    target.enter = { open(byKnob: true) }
    target.rhythm = rhythm
    return target
  }

  /// Follows the focus: losing it ends editing, unless the on-screen keyboard types into the field.
  private func changed(to status: FocusStatus) {
    if self.status.hasFocus && !status.hasFocus && !client.isActive { commit() }
    if self.status.hasFocus != status.hasFocus { onEditingChanged(status.hasFocus) }
    self.status = status
    if !status.hasFocus { input?.focusLeft(client) }
  }

  /// Places the caret, and opens the on-screen keyboard for touches.
  private func touched(_ caret: Int) {
    change { $0.move(to: caret) }
    open(byKnob: false)
  }

  /// Opens the on-screen keyboard for an accessibility action.
  private func touchedByName() { open(byKnob: false) }

  /// Opens the on-screen keyboard for this field.
  private func open(byKnob: Bool) {
    client.type = { change($0) }
    client.submit = submit
    client.ended = commit
    client.place = { room == .line ? places.layoutNode : page.layoutNode }
    client.echo = { AnyView(TextEcho(edit: { edit }, isSecret: isSecret)) }
    input?.open(client, keypad: room == .line ? keypad : .lines, byKnob: byKnob)
  }
}

extension TextFieldContent {
  /// The field with the type of label that styles are given.
  var withPlainLabel: TextFieldContent<_TextFieldStyleLabel> {
    TextFieldContent<_TextFieldStyleLabel>(
      text: text, prompt: prompt, label: _TextFieldStyleLabel(content: AnyView(label)), title: title,
      isSecret: isSecret, commitsAtEnd: commitsAtEnd, room: room, onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }
}

extension KeyEquivalent {
  /// Whether the key types a character.
  nonisolated var isText: Bool {
    character.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control && $0.properties.generalCategory != .privateUse
    }
  }
}

/// The extent of a field's text.
enum TextRoom {
  /// One line, which scrolls horizontally.
  case line
  /// Several lines; the field grows with its text.
  case lines
  /// Several lines in a scroll view.
  case page
}
