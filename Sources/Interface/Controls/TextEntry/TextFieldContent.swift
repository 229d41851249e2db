import Looks
import Graphics
import Runtime
import Values

/// The common part of text fields, secure fields and text editors.
package struct TextFieldContent<Label: View>: View {
  let name: FieldName<Label>
  private(set) var secret: FieldSecret
  package var room = TextRoom.line
  /// The closure of the older initializers.
  package var onEditingChanged: (Bool) -> Void = { _ in }
  var draft: FieldDraft
  var submission = FieldSubmission()
  var keyboard = FieldKeyboard()
  private var frame = FieldFrame()

  @Environment({ $0.isEnabled }) var isEnabled
  @Environment({ $0.isReadOnly }) private var isReadOnly
  @Environment({ $0.localizer }) var words
  @Environment({ $0.stage }) var stage
  @Environment({ $0.repeatRhythm }) private var rhythm
  @State private var status = FocusStatus()
  @State var session = TextSession()

  init(text: Binding<String>, prompt: Text?, label: Label, title: String, isSecret: Bool = false) {
    name = FieldName(prompt: prompt, label: label, title: title)
    secret = FieldSecret(isSecret)
    draft = FieldDraft(text)
  }

  package var body: some View {
    let (edit, draft, part) = (edit, draft, submission.part)
    if frame.needsBox { frame.findBox() }
    if draft.selection != nil {
      let isEdited = !isReadOnly && (status.hasFocus || keyboard.isActive)
      Node.afterUpdateHere { _ in draft.followSelection(of: self.edit, isEdited: isEdited) }
    }
    if draft.commitsAtEnd { Node.afterUpdateHere { _ in part.settle = draft.settle } }
    return field(edit).preference(key: SubmissionPartsKey.self, value: draft.commitsAtEnd ? [part] : [])
  }

  @ViewBuilder private func field(_ edit: TextEdit) -> some View {
    if isReadOnly {
      framed(edit, false)
        .semantics(
          Semantics(role: .textField, label: name.title, value: spokenValue(edit)), children: .parts,
          label: name.spokenLabel
        )
        .modifier(SemanticsModifier(.privacy(secret.isSecret)))
    } else {
      editable(edit)
    }
  }

  private func editable(_ edit: TextEdit) -> some View {
    let isActive = status.hasFocus || keyboard.isActive
    return framed(edit, isActive)
      .touchable()
      .focusTarget(FocusTarget(typing: type, enter: { open(byKnob: true) }, rhythm: rhythm), radius: 10) {
        changed(to: $0)
      }
      .semantics(
        Semantics(role: .textField, label: name.title, value: spokenValue(edit), press: touchedByName),
        children: .parts, label: name.spokenLabel
      )
      .modifier(SemanticsModifier(.privacy(secret.isSecret)))
  }

  @ViewBuilder private func framed(_ edit: TextEdit, _ isActive: Bool) -> some View {
    let caret = isActive && isEnabled ? edit.caret : nil
    let selection = caret == nil ? 0..<0 : edit.selection
    switch room {
    case .line:
      HStack(spacing: 0) {
        ZStack(alignment: Alignment(horizontal: frame.alignment, vertical: .center)) {
          if edit.characters.isEmpty { name.placeholder }
          TextFieldVisual(
            characters: edit.shown(isSecret: secret.isMasked), caret: caret, selection: selection,
            places: session.places)
        }
        .padding(.leading, frame.lineMargins.leading)
        .padding(.trailing, frame.lineMargins.trailing)
        .frame(minHeight: frame.leastHeight)
        // A field without a frame is only as high as its text, so touches near it count, too.
        .touchable(margin: frame.isBordered ? 0 : 12)
        .gesture(touches(isActive, Point(x: frame.leftMargin, y: 0)))
        if secret.canReveal, frame.isBordered, isActive, !edit.characters.isEmpty {
          secret.button(frame.touchHeight, words)
        }
      }
      .background(background(isActive))
    case .lines:
      ZStack(alignment: Alignment(horizontal: frame.alignment, vertical: .top)) {
        if edit.characters.isEmpty { name.placeholder }
        TextEditorVisual(characters: edit.characters, caret: caret, selection: selection, places: session.places)
      }
      .padding(.horizontal, frame.margin)
      .padding(.vertical, frame.verticalMargin)
      .background(background(isActive))
      .gesture(touches(isActive, Point(x: frame.margin, y: frame.verticalMargin)))
    case .page:
      let margin = frame.margin - frame.scrollMargin
      ScrollView {
        TextEditorVisual(characters: edit.characters, caret: caret, selection: selection, places: session.places)
          .padding(margin)
          .touchable()
          .gesture(touches(isActive, Point(x: margin, y: margin)))
      }
      .padding(frame.scrollMargin)
      .background(background(isActive))
      // Touches below a short text and in the margins count, too.
      .gesture(touches(isActive, Point(x: frame.margin, y: frame.margin)))
    }
  }

  /// The gesture for touches of the text, whose corner is at a point of the touched view.
  private func touches(_ isActive: Bool, _ corner: Point) -> ContactGesture {
    ContactGesture(axes: isActive ? .horizontal : []) { event in
      guard isEnabled, !isReadOnly else { return }
      let point = Point(x: event.location.x - corner.x, y: event.location.y - corner.y)
      if let effect = session.touches.follow(event, at: point, edit, isEdited: isActive, session.places) {
        apply(effect)
      }
    }
  }

  /// Applies the effect of a touch on the text.
  private func apply(_ effect: TextTouches.Effect) {
    switch effect {
    case .tap(let place):
      change { $0.move(to: place) }
      open(byKnob: false)
    case .doubleTap(let place):
      // Select all of a secret, so that the selection does not show where its words end.
      change { if secret.isMasked { $0.selectAll() } else { $0.selectWord(at: place) } }
    case .drag(let place): change { $0.move(to: place) }
    case .dragEnd(let place, let fixed):
      change {
        $0.move(to: fixed)
        $0.move(to: place, extending: true)
      }
    }
  }

  /// The value that is read out. For a secret it is the number of its characters, which is spoken only into a headset.
  private func spokenValue(_ edit: TextEdit) -> String { secret.isSecret ? edit.countInWords(words) : edit.text }

  /// The background; a read-only text has none.
  @ViewBuilder private func background(_ isActive: Bool) -> some View {
    if frame.isBordered, !isReadOnly { frame.background(isActive, isEnabled) }
  }

  // MARK: Editing

  /// The text with the caret.
  var edit: TextEdit { draft.edit(hasLines: room != .line) }

  /// Changes the text, and records the change for undoing, except for a secret.
  func change(_ body: (inout TextEdit) -> Void) {
    let before = edit
    var after = before
    body(&after)
    if !secret.isSecret { draft.note(before, after) }
    if before.characters != after.characters { noteTyping() }
    draft.show(after)
  }

  /// Whether the text is meant for the person at the panel alone.
  var isPrivate: Bool {
    secret.isSecret || session.places.layoutNode?.behavior.isPrivacySensitive == true
  }

  /// Notes that a private text is typed: what a remote viewer has typed is dropped when it leaves.
  private func noteTyping() {
    guard let stage, isPrivate else { return }
    stage.noteTyping(into: session, isNew: !draft.isChanged) { giveUp() }
  }

  /// Ends editing without the changes. A page that a person has written is not thrown away.
  func giveUp() {
    if room == .line { draft.restoreFormer() }
    commit()
    keyboard.close()
  }

  /// Ends editing without submitting the text.
  func commit() {
    stage?.endTyping(into: session)
    secret.hide()
    draft.end()
  }

  /// Ends editing and performs the actions for a submitted text.
  func submit() {
    commit()
    submission.perform()
  }

  // MARK: Focus

  /// Follows the focus: losing it ends editing, unless the on-screen keyboard types into the field.
  private func changed(to status: FocusStatus) {
    if self.status.hasFocus && !status.hasFocus && !keyboard.isActive { commit() }
    if self.status.hasFocus != status.hasFocus {
      onEditingChanged(status.hasFocus)
      draft.tell(status.hasFocus)
    }
    self.status = status
    if !status.hasFocus { keyboard.focusLeft() }
  }

  /// Opens the on-screen keyboard for an accessibility action.
  private func touchedByName() { open(byKnob: false) }

  /// Opens the on-screen keyboard for this field.
  private func open(byKnob: Bool) {
    keyboard.open(for: room, byKnob: byKnob) { client in
      client.type = { change($0) }
      client.deleteBackward = { deleteBackward() }
      client.perform = { perform($0) }
      client.submit = submit
      client.ended = commit
      client.place = { session.places.layoutNode }
      client.name = AnyView(name.label)
      client.isSecret = secret.isSecret
      client.edit = { edit }
      client.echo = { AnyView(TextEcho(edit: { edit }, isSecret: secret.isSecret)) }
    }
  }
}

extension TextFieldContent {
  /// The field with the type of label that styles are given.
  var withPlainLabel: TextFieldContent<_TextFieldStyleLabel> {
    var field = TextFieldContent<_TextFieldStyleLabel>(
      text: draft.text, prompt: name.prompt, label: _TextFieldStyleLabel(content: AnyView(name.label)),
      title: name.title, isSecret: secret.isSecret)
    (field.room, field.onEditingChanged) = (room, onEditingChanged)
    (field.draft, field.submission) = (draft, submission)
    return field
  }
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
