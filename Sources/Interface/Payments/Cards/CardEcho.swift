import Controls
import Looks
import Runtime

/// The line above the keys of a small screen, which repeats the part of a card that is typed.
struct CardEcho: View {
  let card: Binding<PaymentCard>
  let entry: Binding<CardEntry>
  @State private var places = CaretPlaces()

  var body: some View {
    if let field = entry.wrappedValue.typing {
      let card = card.wrappedValue
      HStack(spacing: 8) {
        if field != .number { Text(.toolkit(field.name)).foregroundStyle(.secondary) }
        DigitsVisual(
          digits: card[field], firstShown: field == .code ? card.code.count : 0, gaps: card.gaps(of: field),
          caret: entry.wrappedValue.caret(of: field, in: card), places: places)
      }
      .lineLimit(1)
    }
  }
}

extension PaymentCard {
  /// The number of digits of a part after which a space is written.
  nonisolated func gaps(of field: CardField) -> [Int] { field == .number ? brand?.gaps ?? [4, 8, 12] : [] }
}
