import Looks
import Runtime
import Values

/// A number that is being typed into a stepper, on a keypad or on a keyboard.
///
/// The value stays what it was until the number is accepted. There is an entry only while a person types: a stepper at
/// rest has no part of it.
final class NumberEntry {
  /// The model that receives the number; `nil` while the stepper is read-only.
  var model: (any SteppedModel)?
  /// The stage of the stepper.
  weak var stage: Stage?
  /// Makes a change of the value as an edit.
  var change: (() -> Bool) -> Void = { _ in }
  /// Called at the end, whether the number was accepted or not.
  var ended: () -> Void = {}

  private let form: NumberEntryForm
  /// The bounds, as they are written.
  private let range: (low: String, high: String)
  /// The label of the stepper.
  private let name: AnyView
  private let draft = StoredLocation(TextEdit())
  private let client = TextInputClient()

  init(_ form: NumberEntryForm, range: (low: String, high: String), name: AnyView) {
    (self.form, self.range, self.name) = (form, range, name)
    client.hasCommands = false
    client.hasSign = form.hasSign
  }

  /// The typed text; `nil` if nothing is typed.
  var text: String? {
    let edit = draft.read()
    return edit.characters.isEmpty ? nil : edit.text
  }

  private var input: TextInput? { stage?.service(TextInput.self) }

  /// Opens the keypad.
  ///
  /// - Parameter place: The place of the number on the screen; `nil` if it is not known.
  func openKeypad(at place: LayoutNode?) {
    client.type = { [self] in change($0) }
    client.goOn = { [self] in refuses() }
    client.submit = { [self] in accept() }
    client.ended = { [self] in end() }
    client.place = { [weak place] in place }
    client.name = name
    client.edit = { [self] in draft.read() }
    client.echo = { [self] in AnyView(TextEcho(edit: { self.draft.read() }, isSecret: false)) }
    input?.open(client, keypad: form.keypad, byKnob: false)
  }

  /// Ends the entry without a change of the value.
  func close() {
    end()
    input?.close(client)
  }

  /// Ends the entry after the focus has left the stepper.
  func focusLeft() {
    if client.isActive { input?.focusLeft(client) } else { end() }
  }

  /// Handles a key.
  ///
  /// - Returns: Whether the key was used.
  func type(_ press: KeyPress) -> Bool {
    guard press.phase != .up, press.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
    switch press.key {
    case .return:
      if press.phase == .down, !refuses() {
        accept()
        close()
      }
    case .escape: close()
    case .delete: change { $0.deleteBackward() }
    default:
      guard press.key.isText else { return false }
      change { $0.insert(press.characters) }
    }
    return true
  }

  /// Changes the typed text, unless the result does not begin as a number does.
  private func change(_ body: (inout TextEdit) -> Void) {
    var edit = draft.value
    body(&edit)
    guard let text = form.text(edit.text) else { return }
    noteTyping(isNew: draft.value.characters.isEmpty)
    draft.write(text == edit.text ? edit : TextEdit(text))
  }

  /// Notes that the number is typed: if a remote viewer types it, the entry ends when the viewer leaves.
  ///
  /// - Parameter isNew: Whether nothing was typed before.
  func noteTyping(isNew: Bool) { stage?.noteTyping(into: self, isNew: isNew) { [weak self] in self?.close() } }

  /// Says how a number is written or, for a number outside of the range, which numbers there are. The next digit replaces
  /// the number outside.
  ///
  /// - Returns: Whether what is typed cannot be set: then the entry continues.
  private func refuses() -> Bool {
    guard let text, let words = stage?.environment.values.localizer else { return false }
    guard let number = form.number(text) else {
      refuse(words("Enter a number such as \(form.example)"))
      return true
    }
    if form.allows(number) { return false }
    var edit = draft.value
    edit.selectAll()
    draft.write(edit)
    refuse(words("Enter a number from \(range.low) to \(range.high)"))
    return true
  }

  /// Shows on the keypad why the entry continues, and says it.
  private func refuse(_ reason: String) {
    if !client.isActive { openKeypad(at: stage?.focus.current?.layoutNode) }
    input?.refuse(reason)
  }

  /// Sets the value to the stop nearest to what is typed.
  private func accept() {
    end()
    guard let model, let number = form.number(draft.value.text) else { return }
    change { model.enter(number / form.scale) }
  }

  private func end() {
    stage?.endTyping(into: self)
    ended()
    ended = {}
  }
}
