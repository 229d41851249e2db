import Looks
import Graphics
import Runtime
import Values

/// The places of a text field's characters, and the touches that move the caret.
final class TextSession {
  let touches = TextTouches()
  let places = CaretPlaces()
}

/// Keys and commands in a text field.
extension TextFieldContent {
  /// Handles a key.
  ///
  /// - Returns: Whether the key was used.
  func type(_ press: KeyPress) -> Bool {
    guard isEnabled, press.phase != .up else { return false }
    if let command = TextCommand(press) {
      perform(command)
      return true
    }
    if move(press) { return true }
    guard press.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
    switch press.key {
    case .delete: deleteBackward(isRepeated: press.phase == .repeat)
    case .deleteForward: change { $0.deleteForward() }
    case .return where room != .line: change { $0.insert("\n") }
    case .return:
      guard press.phase == .down else { return true }
      submit()
      keyboard.close()
    case .escape:
      // Escape closes a sheet when there is nothing to leave in the field.
      guard press.phase == .down, keyboard.isActive || room == .line && draft.isChanged else { return false }
      giveUp()
    default:
      guard press.key.isText else { return false }
      change { $0.insert(press.characters) }
    }
    return true
  }

  /// Deletes before the caret. At the start of the text this deletes what precedes the text, such as a token of a search
  /// field, but not while the key repeats: a person who holds it wants to be rid of the text.
  func deleteBackward(isRepeated: Bool = false) {
    if let deleteBeforeText = keyboard.deleteBeforeText, edit.caret == 0, edit.selection.isEmpty {
      if !isRepeated { deleteBeforeText() }
    } else {
      change { $0.deleteBackward() }
    }
  }

  /// Moves the caret, and extends the selection with Shift; by words with Control. Left and right are those of the screen.
  ///
  /// - Returns: Whether the key does so.
  private func move(_ press: KeyPress) -> Bool {
    guard press.modifiers.isDisjoint(with: [.option, .command]) else { return false }
    let (isExtending, isByWord) = (press.modifiers.contains(.shift), press.modifiers.contains(.control))
    switch press.key {
    case .leftArrow, .rightArrow:
      let toRight = press.key == .rightArrow
      if isByWord {
        let isForward = toRight != (layout?.isRightToLeft(at: edit.caret) ?? false)
        change { $0.moveByWord(isForward: isForward, extending: isExtending) }
      } else {
        move(toRight: toRight, extending: isExtending)
      }
    case .home:
      change { $0.move(to: isByWord ? 0 : layout?.line(of: $0.caret).lowerBound ?? 0, extending: isExtending) }
    case .end:
      change { $0.move(to: isByWord ? .max : layout?.line(of: $0.caret).upperBound ?? .max, extending: isExtending) }
    case .upArrow, .downArrow:
      guard let caret = layout?.place(from: edit.caret, down: press.key == .downArrow) else { return false }
      change { $0.move(to: caret, extending: isExtending) }
    default: return false
    }
    return true
  }

  /// The layout of the visible text.
  private var layout: CaretLayout? {
    session.places.layout(of: room == .line ? edit.shown(isSecret: secret.isMasked) : edit.characters)
  }

  /// Moves the caret by a character to the left or right on the screen. If something is selected and the selection is
  /// not extended, the caret goes to the end of the selection on that side.
  private func move(toRight: Bool, extending isExtending: Bool = false) {
    guard let layout else { return change { $0.move(by: toRight ? 1 : -1, extending: isExtending) } }
    let edit = edit
    let place =
      isExtending || edit.selection.isEmpty
      ? layout.place(beside: edit.caret, toRight: toRight) : layout.end(of: edit.selection, atRight: toRight)
    change { $0.move(to: place, extending: isExtending) }
  }

  /// Performs a command. A secret and a private text cannot be copied or cut: pasted into another field they would be seen
  /// by everyone, remote viewers among them. The changes of a secret are not kept for undoing.
  func perform(_ command: TextCommand) {
    switch command {
    case .selectAll: change { $0.selectAll() }
    case .left: move(toRight: false)
    case .right: move(toRight: true)
    case .selectLeft: move(toRight: false, extending: true)
    case .selectRight: move(toRight: true, extending: true)
    case .undo: draft.restore(edit) { $0.undo(&$1) }
    case .redo: draft.restore(edit) { $0.redo(&$1) }
    case .reveal where secret.isSecret && !secret.canReveal: refuse(words("not available"))
    case .reveal: if secret.isSecret { secret.toggle() } else { refuse(words("Nothing is hidden here")) }
    case .paste: paste()
    case .copy, .cut:
      if isPrivate { return refuse(words("A secret is not copied")) }
      if edit.selection.isEmpty { return }
      stage?.service(PanelClipboard.self).copy(edit.characters[edit.selection])
      if command == .cut { change { $0.deleteBackward() } }
    }
  }

  /// Inserts the copied text, or says why it does not fit.
  private func paste() {
    let text = stage?.service(PanelClipboard.self).text ?? ""
    if let refusal = PasteRefusal.of(text, into: edit, keyboard.keypad(for: room)) {
      return refuse(words(refusal.reason))
    }
    change { $0.insert(text) }
  }

  /// Shows on the on-screen keyboard why a command had no effect, and announces it.
  private func refuse(_ reason: String) { stage?.service(TextInput.self).refuse(reason) }
}

extension FocusTarget {
  /// Creates the focus behavior of a view that takes typed text.
  ///
  /// - Parameters:
  ///   - type: handles a key. Returns whether it was used.
  ///   - enter: opens the on-screen keyboard for the knob.
  package init(typing type: @escaping (KeyPress) -> Bool, enter: @escaping () -> Void, rhythm: Rhythm) {
    self.init(isPlain: true, type: type, enter: enter, rhythm: rhythm)
  }
}

extension KeyEquivalent {
  /// Whether the key types a character.
  package nonisolated var isText: Bool {
    character.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control && $0.properties.generalCategory != .privateUse
    }
  }
}
