import Looks
import Graphics
import Runtime
import Values

/// The common part of text fields, secure fields and text editors.
package struct TextFieldContent<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  /// The accessibility label; empty where `label` provides it.
  let title: String
  /// Whether dots replace the characters.
  var isSecret = false
  /// Whether the text is written to the binding only when editing ends.
  var commitsAtEnd = false
  package var room = TextRoom.line
  /// The closures of the older initializers.
  package var onEditingChanged: (Bool) -> Void = { _ in }
  package var onCommit: () -> Void = {}

  @Environment({ $0.isEnabled }) var isEnabled
  @Environment({ $0.isReadOnly }) private var isReadOnly
  @Environment({ $0.keypad }) var keypad
  @Environment({ $0.localizer }) var words
  @Environment({ $0.keyboardLayouts }) private var layouts
  @Environment({ $0.stage }) var stage
  @Environment({ $0.textInput }) private var input
  @Environment({ $0.submitActions }) private var submitActions
  @Environment({ $0.submitTrigger }) private var submitTrigger
  @Environment({ $0.isTextFieldBordered }) private var borderChoice
  @Environment({ $0.repeatRhythm }) private var rhythm
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.revealsSecrets }) var revealsSecrets
  /// The text while it is edited; `nil` before the first change and after the end of editing.
  @State private var draft: TextEdit?
  @State private var status = FocusStatus()
  @State var isRevealed = false
  @State var places = CaretPlaces()
  @State var session = TextSession()
  @State private var client = TextInputClient()
  @State private var part = SubmissionPart()
  @State private var box = FieldBox()

  package var body: some View {
    let (edit, part) = (edit, part)
    if borderChoice == nil, box.isDrawn == nil { box.isDrawn = Node.isInBoxHere }
    if commitsAtEnd { Node.afterUpdateHere { _ in part.settle = handOn } }
    return field(edit).preference(key: SubmissionPartsKey.self, value: commitsAtEnd ? [part] : [])
  }

  @ViewBuilder private func field(_ edit: TextEdit) -> some View {
    if isReadOnly {
      framed(edit, false)
        .semantics(
          Semantics(role: .textField, label: title, value: spokenValue(edit)), children: .parts,
          label: title.isEmpty ? label : nil
        )
        .modifier(SemanticsModifier(.privacy(isSecret)))
    } else {
      editable(edit)
    }
  }

  private func editable(_ edit: TextEdit) -> some View {
    let isActive = status.hasFocus || client.isActive
    return framed(edit, isActive)
      .touchable()
      .focusTarget(FocusTarget(typing: type, enter: { open(byKnob: true) }, rhythm: rhythm), radius: 10) {
        changed(to: $0)
      }
      .semantics(
        Semantics(role: .textField, label: title, value: spokenValue(edit), press: touchedByName),
        children: .parts, label: title.isEmpty ? label : nil
      )
      .modifier(SemanticsModifier(.privacy(isSecret)))
  }

  /// Whether the field draws a border and a background.
  private var isBordered: Bool { borderChoice ?? !(box.isDrawn ?? false) }

  @ViewBuilder private func framed(_ edit: TextEdit, _ isActive: Bool) -> some View {
    let caret = isActive && isEnabled ? edit.caret : nil
    let selection = caret == nil ? 0..<0 : edit.selection
    switch room {
    case .line:
      HStack(spacing: 0) {
        ZStack(alignment: .leading) {
          if edit.characters.isEmpty { placeholder }
          TextFieldVisual(
            characters: edit.shown(isSecret: isMasked), caret: caret, selection: selection, places: places)
        }
        .padding(.horizontal, margin)
        .frame(minHeight: isBordered ? size.touchHeight : nil)
        // A field without a frame is as high as its text: a fingertip may miss that by some points.
        .touchable(margin: isBordered ? 0 : 12)
        .gesture(touches(isActive, Point(x: margin, y: 0)))
        if isSecret, revealsSecrets, isBordered, isActive, !edit.characters.isEmpty { revealButton }
      }
      .background(fieldBackground(isActive))
    case .lines:
      ZStack(alignment: .topLeading) {
        if edit.characters.isEmpty { placeholder }
        TextEditorVisual(characters: edit.characters, caret: caret, selection: selection, places: places)
      }
      .padding(.horizontal, margin)
      .padding(.vertical, isBordered ? 11 : 0)
      .background(fieldBackground(isActive))
      .gesture(touches(isActive, Point(x: margin, y: isBordered ? 11 : 0)))
    case .page:
      ScrollView {
        TextEditorVisual(characters: edit.characters, caret: caret, selection: selection, places: places)
          .padding(margin)
          .touchable()
          .gesture(touches(isActive, Point(x: margin, y: margin)))
      }
      .background(fieldBackground(isActive))
      // The room below a short text, and the margins.
      .gesture(touches(isActive, Point(x: margin, y: margin)))
    }
  }

  /// The touches of the text, whose corner is at a place of the touched view.
  private func touches(_ isActive: Bool, _ corner: Point) -> ContactGesture {
    ContactGesture(axes: isActive ? .horizontal : []) { event in
      guard isEnabled, !isReadOnly else { return }
      let point = Point(x: event.location.x - corner.x, y: event.location.y - corner.y)
      if let effect = session.touches.follow(event, at: point, edit, isEdited: isActive, places) { apply(effect) }
    }
  }

  /// Does what a touch of the text asks for.
  private func apply(_ effect: TextTouches.Effect) {
    switch effect {
    case .tap(let place):
      change { $0.move(to: place) }
      open(byKnob: false)
    case .doubleTap(let place):
      // The words of a secret are not to be made out.
      change { if isMasked { $0.selectAll() } else { $0.selectWord(at: place) } }
    case .drag(let place): change { $0.move(to: place) }
    case .dragEnd(let place, let fixed):
      change {
        $0.move(to: fixed)
        $0.move(to: place, extending: true)
      }
    }
  }

  /// What is read out as the value: of a secret the number of its characters, which only a headset says.
  private func spokenValue(_ edit: TextEdit) -> String { isSecret ? edit.countInWords(words) : edit.text }

  /// Whether dots replace the characters at present.
  var isMasked: Bool { isSecret && !isRevealed }

  /// Shows the characters of a secret, or hides them again. It takes no focus, which is to stay in the field: keys and
  /// the knob have ``TextCommand/reveal``.
  private var revealButton: some View {
    Image(systemName: "eye").foregroundStyle(isRevealed ? Color.accentColor : .secondary)
      .frame(width: size.touchHeight, height: size.touchHeight)
      .touchable()
      .onTapGesture { isRevealed.toggle() }
      .semantics(
        Semantics(
          role: .button, label: words(isRevealed ? "Hide password" : "Show password"), press: { isRevealed.toggle() }))
  }

  /// The horizontal space around the text, in points.
  private var margin: Double { isBordered ? 12 : 0 }

  @ViewBuilder private var placeholder: some View {
    if let prompt {
      prompt.foregroundStyle(Color.secondary).lineLimit(1)
    } else {
      label.foregroundStyle(Color.secondary).lineLimit(1)
    }
  }

  /// The background with its border, which is highlighted while the field is edited. A text that is only shown has none.
  @ViewBuilder private func fieldBackground(_ isActive: Bool) -> some View {
    if isBordered, !isReadOnly {
      RoundedRectangle(cornerRadius: 10).fill(Color.theme(\.surface))
        .overlay {
          RoundedRectangle(cornerRadius: 10)
            .strokeBorder(
              isActive ? Color.accentColor : isEnabled ? .theme(\.outline) : .theme(\.track),
              lineWidth: isActive ? 2 : 1)
        }
    }
  }

  // MARK: Editing

  /// The text with the caret. A text that was changed from elsewhere replaces the draft; the caret stays after the same
  /// letter or digit.
  var edit: TextEdit {
    if let draft, commitsAtEnd || draft.text == text.wrappedValue { return draft }
    var edit = TextEdit(text.wrappedValue)
    edit.hasLines = room != .line
    if let draft { edit.keepCaret(of: draft) }
    return edit
  }

  /// Changes the text, so that the change can be undone.
  func change(_ body: (inout TextEdit) -> Void) {
    let before = edit
    var after = before
    body(&after)
    if !isSecret { session.history.note(before, after) }
    show(after)
  }

  /// Takes over an edit as the draft, and writes it to the binding unless that waits for the end of editing.
  func show(_ edit: TextEdit) {
    draft = edit
    if !commitsAtEnd && edit.text != text.wrappedValue { text.wrappedValue = edit.text }
  }

  /// Ends editing: writes the draft where that was delayed.
  private func commit() {
    isRevealed = false
    session.history = TextHistory()
    handOn()
    if draft != nil { draft = nil }
  }

  /// Writes the draft where that was delayed.
  private func handOn() {
    if commitsAtEnd, let draft, draft.text != text.wrappedValue { text.wrappedValue = draft.text }
  }

  /// Ends editing and performs the actions for a submitted text.
  func submit() {
    commit()
    onCommit()
    submitActions.perform(for: submitTrigger)
  }

  // MARK: Focus

  /// Follows the focus: losing it ends editing, unless the on-screen keyboard types into the field.
  private func changed(to status: FocusStatus) {
    if self.status.hasFocus && !status.hasFocus && !client.isActive { commit() }
    if self.status.hasFocus != status.hasFocus { onEditingChanged(status.hasFocus) }
    self.status = status
    if !status.hasFocus { input?.focusLeft(client) }
  }

  /// Opens the on-screen keyboard for an accessibility action.
  private func touchedByName() { open(byKnob: false) }

  /// Opens the on-screen keyboard for this field.
  private func open(byKnob: Bool) {
    client.type = { change($0) }
    client.perform = { perform($0) }
    client.submit = submit
    client.ended = commit
    client.place = { places.layoutNode }
    client.name = AnyView(label)
    client.isSecret = isSecret
    client.edit = { edit }
    client.echo = { AnyView(TextEcho(edit: { edit }, isSecret: isSecret)) }
    input?.open(client, keypad: room == .line ? keypad : .lines, layouts: layouts, byKnob: byKnob)
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

/// The box that the application may draw around a field. It is looked for once: what surrounds a view stays the same.
final class FieldBox {
  var isDrawn: Bool?
}

/// The extent of a field's text.
package enum TextRoom {
  /// One line, which scrolls horizontally.
  case line
  /// Several lines; the field grows with its text.
  case lines
  /// Several lines in a scroll view.
  case page
}
