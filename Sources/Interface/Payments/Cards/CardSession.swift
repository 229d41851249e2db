import Controls
import Graphics
import Runtime
import Values

/// The data and actions that the fields of a card share.
struct CardFieldGroup {
  let card: Binding<PaymentCard>
  let entry: Binding<CardEntry>
  let session: CardSession
  /// Moves the focus.
  let focus: (CardField) -> Void
  /// Submits the card, or the form that it belongs to. Returns the field in which the typing continues: the first one
  /// that is not right.
  let submit: () -> CardField?
  /// Called when a field has been left.
  var left: () -> Void = {}

  /// Forgets what is typed, because the remote viewer that has typed it is gone.
  func drop(_ input: TextInput?) {
    card.wrappedValue.wipe()
    input?.close(session.client)
    entry.wrappedValue = CardEntry(entry.wrappedValue.order)
  }

  /// Moves to another field, with the keypad if the person types on it.
  func go(to next: CardField, _ input: TextInput?) {
    let isOnKeypad = entry.wrappedValue.typing != nil
    if isOnKeypad {
      entry.wrappedValue.typing = next
      input?.follow(session.client)
      if session.isByKnob { return }
    }
    session.expected = next
    focus(next)
  }
}

/// The keypad's link to the fields of a card.
final class CardSession {
  let client = {
    let client = TextInputClient()
    client.isSecret = true
    return client
  }()
  /// Whether the knob works the keypad, and has the focus while it does.
  var isByKnob = false
  /// The place of each field that is shown.
  var places: [CardField: CaretPlaces] = [:]
  /// The frame of all fields with their boxes, in points of the panel; `nil` while none is shown.
  var frame: Rect? {
    let frames = places.values.compactMap { $0.layoutNode?.stageFrame.insetBy(dx: -Self.box, dy: -Self.box) }
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  /// The space between digits and the box around them, in points.
  private static let box = 12.0

  /// The field that is about to get the focus from another one of the group: the keypad stays.
  var expected: CardField?
}
