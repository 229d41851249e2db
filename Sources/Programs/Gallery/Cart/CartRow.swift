import Faceplate

/// A row of the cart with image, price and quantity of an item.
struct CartRow: View {
  @Binding var item: CartItem
  /// Called when the user removes the item; the button appears at a quantity of zero.
  let remove: () -> Void

  /// The side of the image in points, on a screen for one hand's reach.
  @ScaledMetric private var unit = 60.0
  @Environment(\.screenClass) private var screenClass

  /// Whether the row holds little more than the name and the quantity.
  private var isNarrow: Bool { screenClass.isSmall }

  /// The side of the image in points: on a tall screen the image is large enough to be seen from afar.
  private var side: Double {
    switch screenClass {
    case .tall: unit * 2
    case .large: unit * 1.3
    default: unit
    }
  }

  var body: some View {
    HStack(spacing: side * 0.23) {
      if !isNarrow { picture }
      VStack(alignment: .trailing, spacing: 6) {
        HStack(alignment: .firstTextBaseline) {
          Text(LocalizedStringKey(item.name)).font(.headline).minimumScaleFactor(0.6)
          Spacer(minLength: 8)
          Money(cents: item.price * item.quantity)
        }
        if let first = item.detail.first {
          item.detail.dropFirst().reduce(Text(LocalizedStringKey(first))) {
            $0 + Text(verbatim: ", ") + Text(LocalizedStringKey($1))
          }
          .font(.subheadline).foregroundStyle(.secondary).frame(maxWidth: .infinity, alignment: .leading)
        }
        HStack {
          Stepper("Quantity", value: $item.quantity, in: 0...99)
            .labelsVisibility(isNarrow ? .hidden : .automatic)
          if item.quantity == 0 { Button("Remove", role: .destructive, action: remove) }
        }
      }
    }
    .padding(.vertical, side * 0.1)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(item.name)
  }

  /// The drawing of the article, or a symbol in its colour in place of an image.
  private var picture: some View {
    Group {
      if let drawing = item.drawing {
        DishPicture(drawing: drawing, color: item.color)
      } else {
        Image(systemName: "bag.fill").resizable().scaledToFit().foregroundStyle(item.color)
      }
    }
    .padding(8)
    .frame(width: side, height: side)
    .background(RoundedRectangle(cornerRadius: 8).fill(Color(white: 0.9)))
    .accessibilityHidden(true)
  }
}
