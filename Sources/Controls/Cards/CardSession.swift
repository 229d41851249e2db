import Runtime
import Values

/// What the fields of a card have in common.
struct CardFieldGroup {
  let card: Binding<PaymentCard>
  let entry: Binding<CardEntry>
  let session: CardSession
  /// Moves the focus.
  let focus: (CardField) -> Void
  /// Judges all fields and says which one is to be mended.
  let submit: () -> CardField?
  /// Called when the last field is complete.
  let done: () -> Void
}

/// The keypad's link to the fields of a card.
final class CardSession {
  let client = TextInputClient()
  /// Whether the keypad is worked by the knob, which has the focus meanwhile.
  var isByKnob = false
  /// Where each field is that is shown.
  var places: [CardField: CaretPlaces] = [:]
  /// The field that is about to get the focus from another one of the group: the keypad stays.
  var expected: CardField?
}
