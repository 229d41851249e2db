import Faceplate

/// The page without a customer: one dish after the other, and the buttons to begin.
struct OrderWelcome: View {
  let model: OrderModel
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.screenClass) private var screenClass

  var body: some View {
    VStack(spacing: 0) {
      AdaptiveColumns {
        picture
      } second: {
        VStack(alignment: .leading, spacing: metrics.rowSpacing) {
          Text("Hungry?").font(.largeTitle.scaled(by: isLarge ? 2 : 1).weight(.bold))
          Text("Order here, and pay by card.").font(isLarge ? .title : .title3).foregroundStyle(.secondary)
            .fixedSize(horizontal: false, vertical: true)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
      }
      // The buttons share the whole width. Each has a row of its own where their words need more.
      ViewThatFits(in: .horizontal) {
        HStack(spacing: metrics.spacing) { choices }
        VStack(spacing: metrics.spacing / 2) { choices }
      }
      .controlSize(.extraLarge)
      .buttonSizing(.flexible)
      .padding(.horizontal, metrics.margin)
      .padding(.bottom, metrics.margin)
    }
  }

  /// The buttons to begin.
  @ViewBuilder private var choices: some View {
    Button("Take away") { model.begin(takesAway: true) }
    Button("Eat here") { model.begin(takesAway: false) }.buttonStyle(.borderedProminent)
  }

  /// The dish of the moment.
  private var picture: some View {
    VStack(spacing: metrics.rowSpacing) {
      DishPicture(drawing: dish.drawing, color: dish.color)
        .frame(minHeight: 60, maxHeight: .infinity)
        .id(model.slide)
        .transition(.opacity)
      HStack(alignment: .firstTextBaseline) {
        Text(LocalizedStringKey(dish.name)).font(.headline)
        Spacer(minLength: 8)
        Money(cents: dish.price).foregroundStyle(.secondary)
      }
      // Hide the picture, which changes by itself, so that it is not read out again and again.
      .accessibilityHidden(true)
    }
    .animation(.easeInOut(duration: 0.5), value: model.slide)
    .card()
    .growsInColumn()
  }

  /// Whether the words are read by people who pass by.
  private var isLarge: Bool { screenClass.isReadFromAfar }

  private var dish: Dish { Dish.menu[model.slide] }
}
