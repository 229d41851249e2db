import Looks
import Runtime
import Values

/// A number that is being typed into a stepper, on a keypad or on a keyboard.
///
/// The value stays what it was until the number is accepted. There is an entry only while somebody types: a stepper at
/// rest has no part of it.
final class NumberEntry {
  /// What the number is for; `nil` while the stepper is read-only.
  var model: (any SteppedModel)?
  /// Makes a change of the value as an edit.
  var change: (() -> Bool) -> Void = { _ in }
  /// Called at the end, whether the number was accepted or not.
  var ended: () -> Void = {}

  private let form: NumberEntryForm
  /// The bounds, as they are written.
  private let range: (low: String, high: String)
  /// What the stepper sets.
  private let name: AnyView
  private weak var stage: Stage?
  private let draft = StoredLocation(TextEdit())
  private let client = TextInputClient()

  init(_ form: NumberEntryForm, range: (low: String, high: String), name: AnyView, _ stage: Stage) {
    (self.form, self.range, self.name, self.stage) = (form, range, name, stage)
    client.hasCommands = false
    client.hasSign = form.hasSign
  }

  /// What is typed; `nil` if nothing is.
  var text: String? {
    let edit = draft.read()
    return edit.characters.isEmpty ? nil : edit.text
  }

  private var input: TextInput? { stage?.service(TextInput.self) }

  /// Opens the keypad.
  ///
  /// - Parameter place: Where the number is on the screen; `nil` if that is not known.
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

  /// Changes what is typed, unless the result is not the beginning of a number.
  private func change(_ body: (inout TextEdit) -> Void) {
    var edit = draft.value
    body(&edit)
    guard let text = form.text(edit.text) else { return }
    draft.write(text == edit.text ? edit : TextEdit(text))
  }

  /// Puts the nearest bound in the place of a number outside of the range, and says the range.
  ///
  /// - Returns: Whether the number is outside: then the entry continues.
  private func refuses() -> Bool {
    guard let bound = form.number(draft.value.text).flatMap(form.bound) else { return false }
    draft.write(TextEdit(bound))
    // The range stands on the keypad.
    if !client.isActive { openKeypad(at: stage?.focus.current?.layoutNode) }
    input?.refuse("\(range.low) – \(range.high)")
    return true
  }

  /// Sets the value to the stop nearest to what is typed.
  private func accept() {
    end()
    guard let model, let number = form.number(draft.value.text) else { return }
    change { model.enter(number / form.scale) }
  }

  private func end() {
    ended()
    ended = {}
  }
}

/// What can be typed as the value of a stepper.
nonisolated struct NumberEntryForm: Equatable {
  /// The greatest number of characters: a number that is not longer is exact as a `Double`.
  private static let length = 15

  /// Whether there are values below zero, and values between whole numbers.
  let hasSign: Bool, hasFraction: Bool
  /// What a typed number is divided by: 100 for a percentage.
  let scale: Double
  let decimalPoint: String
  /// The range of what is typed; `nil` for none.
  let bounds: ClosedRange<Double>?

  var keypad: Keypad { hasFraction ? .decimal : .number }

  /// The text as it may be typed; `nil` if it is not the beginning of a number.
  ///
  /// A full stop is a decimal point in each language, because some keyboards have no other.
  func text(_ typed: String) -> String? {
    let text = hasFraction ? typed.replacing(".", with: decimalPoint) : typed
    let plain = plain(text)
    let digits = plain.drop { hasSign && $0 == "-" }
    let isNumber = digits.allSatisfy { ("0"..."9").contains($0) || hasFraction && $0 == "." }
    let isShort =
      text.count <= Self.length && plain.count - digits.count <= 1 && digits.count(where: { $0 == "." }) <= 1
    return isNumber && isShort ? text : nil
  }

  /// The number of a text; `nil` while it has no digit.
  func number(_ text: String) -> Double? {
    let plain = plain(text)
    return plain.contains(where: \.isNumber) ? Double(plain.hasSuffix(".") ? plain + "0" : plain) : nil
  }

  /// The text of the bound that is nearest to a number outside of the range; `nil` for a number within it.
  func bound(nearest number: Double) -> String? {
    guard let bounds, !bounds.contains(number) else { return nil }
    let nearest = number < bounds.lowerBound ? bounds.lowerBound : bounds.upperBound
    return nearest.decimalText.replacing(".", with: decimalPoint)
  }

  private func plain(_ text: String) -> String { text.replacing(decimalPoint, with: ".") }
}

/// Opens the keypad where the value of a stepper is tapped.
struct TypedByTap: LayoutModifier {
  private typealias Tap = EndedGesture<TapGesture>
  /// Opens the keypad for a value at a place; `nil` for a value that cannot be typed.
  let open: ((LayoutNode) -> Void)?

  /// How far above and below the value a touch still hits it, in points.
  private static let margin = 12.0

  func makeBehavior(for layoutNode: LayoutNode) -> GestureBehavior {
    GestureBehavior(Tap._makeRecognizer(tap(layoutNode)), .normal, layoutNode)
  }

  func configure(_ behavior: GestureBehavior, in environment: EnvironmentValues) {
    // Safe: `makeBehavior` has made the recognizer for this kind of gesture.
    unsafeDowncast(behavior.recognizer, to: GestureRecognizer<Tap>.self).update(to: tap(behavior.layoutNode))
    behavior.isEnabled = environment.isEnabled && open != nil
    behavior.margin = open == nil ? nil : Self.margin
  }

  private func tap(_ layoutNode: LayoutNode) -> Tap {
    TapGesture().onEnded { [weak layoutNode, open] in
      if let layoutNode { open?(layoutNode) }
    }
  }
}
