import Runtime
import Values

/// A text field, as the keypad sees it.
final class TextInputClient {
  private let active = StoredLocation(false)
  var type: ((inout TextEdit) -> Void) -> Void = { _ in }
  var submit: () -> Void = {}
  /// Called when the keypad is closed.
  var ended: () -> Void = {}

  /// Whether the keypad types into the field.
  fileprivate(set) var isActive: Bool {
    get { active.read() }
    set { active.write(newValue) }
  }
}

/// The keypad of a panel: which field it types into, and whether it is there.
@MainActor final class TextInput: StageService {
  private unowned let stage: Stage
  private var client: TextInputClient?
  private var isByKnob = false

  init(stage: Stage) { self.stage = stage }

  /// Brings the keypad up for a field. Opened by the knob, it takes the focus.
  func open(_ client: TextInputClient, keypad: Keypad, byKnob: Bool) {
    if self.client !== client { end() }
    self.client = client
    client.isActive = true
    isByKnob = byKnob
    stage.present(AnyView(KeypadView(keypad: keypad, isByKnob: byKnob, act: { [weak self] in self?.act($0) })))
  }

  /// The focus has left a field: its keypad goes, unless it is where the focus went.
  func focusLeft(_ client: TextInputClient) {
    if client === self.client && !isByKnob { close() }
  }

  func close() {
    end()
    stage.present(nil)
  }

  private func end() {
    guard let client else { return }
    self.client = nil
    client.isActive = false
    client.ended()
    // What the field gave holds on to the field.
    client.type = { _ in }
    client.submit = {}
    client.ended = {}
  }

  private func act(_ key: KeypadKey) {
    guard let client else { return }
    switch key {
    case .text(let text): client.type { $0.insert(text) }
    case .delete: client.type { $0.deleteBackward() }
    case .done:
      client.submit()
      close()
    case .close: close()
    case .shift, .page: break
    }
  }
}

private enum KeypadEnvironmentKey: EnvironmentKey { static var defaultValue: Keypad { .full } }
private enum SubmitKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }
private enum BorderedKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// The panel's keypad.
  var textInput: TextInput? { stage?.service(TextInput.self) }

  /// Which keypad text fields bring up.
  var keypad: Keypad {
    get { self[KeypadEnvironmentKey.self] }
    set { self[KeypadEnvironmentKey.self] = newValue }
  }

  /// What to do when a text is complete, innermost first.
  var submitActions: [() -> Void] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  /// Whether text fields have a border.
  var isTextFieldBordered: Bool {
    get { self[BorderedKey.self] }
    set { self[BorderedKey.self] = newValue }
  }
}
