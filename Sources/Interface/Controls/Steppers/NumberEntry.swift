import Looks
import Runtime
import Values

/// What can be typed as the value of a stepper.
nonisolated struct NumberEntryForm: Equatable {
  /// The greatest number of characters: what is shorter is exact as a `Double`.
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

/// The number that is being typed into a stepper. The value stays what it was until the number is accepted.
final class NumberEntry {
  private let draft = StoredLocation<TextEdit?>(nil)
  private let client = TextInputClient()
  /// The keyboard of the screen, while it types the number.
  private weak var input: TextInput?
  /// Where the value is on the screen.
  weak var place: LayoutNode?

  init() { client.hasCommands = false }

  /// What is typed; `nil` if nothing is.
  var text: String? { draft.read().flatMap { $0.characters.isEmpty ? nil : $0.text } }
  /// Whether a number is being typed.
  private var isOpen: Bool { draft.value != nil }

  /// Opens the keypad for a model.
  func open(_ model: any SteppedModel, _ form: NumberEntryForm, _ room: Room) {
    guard let stage = room.stage else { return }
    let input = stage.service(TextInput.self)
    client.type = { [self] in change(form, $0) }
    client.goOn = { [self] in !accept(model, form, room) }
    client.ended = { [self] in draft.write(nil) }
    client.place = { [self] in place }
    client.name = room.name
    client.hasSign = form.hasSign
    client.edit = { [self] in draft.read() }
    client.echo = { [self] in AnyView(TextEcho(edit: { self.draft.read() ?? TextEdit() }, isSecret: false)) }
    draft.write(TextEdit())
    self.input = input
    input.open(client, keypad: form.keypad, byKnob: false)
  }

  /// Forgets what is typed.
  func cancel() {
    guard isOpen else { return }
    draft.write(nil)
    input?.close(client)
  }

  /// Forgets what is typed after the focus has left the stepper.
  func focusLeft() {
    if client.isActive { input?.focusLeft(client) } else { cancel() }
  }

  /// Handles a key. A digit begins an entry.
  ///
  /// - Returns: Whether the key was used.
  func type(_ press: KeyPress, _ model: any SteppedModel, _ form: NumberEntryForm, _ room: Room) -> Bool {
    guard press.phase != .up, press.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
    switch press.key {
    case .return where isOpen:
      if press.phase == .down, accept(model, form, room) {
        draft.write(nil)
        input?.close(client)
      }
    case .escape where isOpen: cancel()
    case .delete where isOpen: change(form) { $0.deleteBackward() }
    default:
      guard press.key.isText, press.key != .space else { return false }
      let before = draft.value
      change(form) { $0.insert(press.characters) }
      return before != nil || isOpen
    }
    return true
  }

  /// Changes the text, unless the result is not the beginning of a number.
  private func change(_ form: NumberEntryForm, _ body: (inout TextEdit) -> Void) {
    var edit = draft.value ?? TextEdit()
    body(&edit)
    guard let text = form.text(edit.text), isOpen || !text.isEmpty else { return }
    if text != edit.text { edit = TextEdit(text) }
    draft.write(edit)
  }

  /// Sets the value to the stop nearest to what is typed. A number outside of the range becomes the nearest bound, the range
  /// is said, and the entry continues.
  ///
  /// - Returns: Whether the entry is at its end.
  private func accept(_ model: any SteppedModel, _ form: NumberEntryForm, _ room: Room) -> Bool {
    guard let number = draft.value.flatMap({ form.number($0.text) }) else { return true }
    if let bound = form.bound(nearest: number) {
      draft.write(TextEdit(bound))
      room.stage?.service(TextInput.self).refuse(room.range)
      return false
    }
    draft.write(nil)
    room.change { model.enter(number / form.scale) }
    return true
  }

  /// What surrounds an entry.
  struct Room {
    let stage: Stage?
    /// What the stepper sets.
    let name: AnyView?
    /// The range, as it is written.
    let range: String
    /// Makes a change of the value as an edit.
    let change: (() -> Bool) -> Void
  }
}

/// What a stepper keeps while a person works it.
struct StepperSession: DynamicProperty {
  /// The edits and the number that is typed. An edit by other means ends the typing.
  private final class Kept {
    let entry = NumberEntry()
    let edits: ValueEdits

    init() { edits = ValueEdits { [entry] in entry.cancel() } }
  }

  @State private var kept = Kept()
  @Environment({ $0.stage }) private var stage
  @Environment({ $0.localizer }) private var words

  var entry: NumberEntry { kept.entry }
  var edits: ValueEdits { kept.edits }

  /// Opens the keypad, or hands a key to the entry; `nil` for a value that cannot be typed.
  func typing(
    _ model: any SteppedModel, _ conventions: NumberConventions, name: AnyView?, _ tell: @escaping (Bool) -> Void
  ) -> StepperTyping? {
    guard let form = model.entryForm(conventions) else { return nil }
    let ends = model.ends(conventions)
    let room = NumberEntry.Room(stage: stage, name: name, range: "\(ends.low) – \(ends.high)") { [edits] action in
      edits.change(tell, action)
    }
    let open = { [entry] in entry.open(model, form, room) }
    return StepperTyping(
      open: open, action: .init(name: words("Edit"), isToolkitName: true, perform: open),
      type: { [entry] in entry.type($0, model, form, room) }, place: { [entry] in entry.place = $0 })
  }
}

/// How a number is typed into a stepper.
struct StepperTyping {
  /// Opens the keypad.
  let open: () -> Void
  /// Opens the keypad for users of a screen reader.
  let action: SemanticsElement.Action
  /// Handles a key. Returns whether it was used.
  let type: (KeyPress) -> Bool
  /// Notes where the value is.
  let place: (LayoutNode) -> Void
}

/// Opens the keypad where the value of a stepper is tapped.
struct TypedByTap: ViewModifier {
  let configuration: StepperStyleConfiguration
  @Environment({ $0.isEnabled }) private var isEnabled

  /// How far above and below the value a touch still hits it, in points.
  private static let margin = 12.0

  @ViewBuilder func body(content: Content) -> some View {
    if let typing = configuration.typing, !configuration.isReadOnly {
      content.touchable(margin: Self.margin)
        .onTapGesture { if isEnabled { typing.open() } }
        .modifier(TypedPlace(note: typing.place))
    } else {
      content
    }
  }
}

/// Tells where a value is that is typed.
private struct TypedPlace: LayoutModifier {
  let note: (LayoutNode) -> Void

  func makeBehavior(for layoutNode: LayoutNode) -> TypedPlaceBehavior { TypedPlaceBehavior(layoutNode) }
  func configure(_ behavior: TypedPlaceBehavior, in environment: EnvironmentValues) { note(behavior.layoutNode) }
}

/// The layout node of a value that is typed.
private final class TypedPlaceBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }
}
