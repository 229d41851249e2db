import Faceplate

/// The dishes of a category as tiles, and the button that leads to the cart.
struct OrderMenu: View {
  let model: OrderModel
  @Environment(\.screenMetrics) private var metrics
  /// The factor by which text is larger than usual.
  @ScaledMetric private var factor = 1.0

  var body: some View {
    VStack(spacing: 0) {
      categories
        .padding(.horizontal, metrics.margin)
        .padding(.top, metrics.rowSpacing)
      tiles
      bar
    }
  }

  private var categories: some View {
    ViewThatFits(in: .horizontal) {
      picker.pickerStyle(.segmented)
      picker.pickerStyle(.menu)
    }
    .labelsHidden()
  }

  private var picker: some View {
    Picker("Category", selection: Binding(get: { model.category }, set: { model.category = $0 })) {
      ForEach(Dish.Category.allCases) { Text(LocalizedStringKey($0.rawValue)).tag($0) }
    }
  }

  private var dishes: [Dish] { Dish.menu.filter { $0.category == model.category } }

  private var tiles: some View {
    GeometryReader { space in
      // The four dishes are in one row or in two, and fill the page.
      let least = 150 * factor
      let columns =
        space.size.width >= 4 * least && space.size.width > 1.6 * space.size.height
        ? 4 : space.size.width >= 2 * least ? 2 : 1
      let rows = Double(dishes.count / columns)
      let height = (space.size.height - 2 * metrics.margin - (rows - 1) * metrics.spacing) / rows
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: metrics.spacing), count: columns),
          spacing: metrics.spacing
        ) {
          ForEach(dishes) { dish in
            Button {
              model.show(.dish(dish))
            } label: {
              DishTile(dish: dish, height: max(148 * factor, height))
            }
            .buttonStyle(.plain)
          }
        }
        .padding(metrics.margin)
      }
    }
  }

  /// The sum, and the way to the cart.
  private var bar: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: metrics.spacing) {
        sum(Text("Items: \(model.cart.count)"))
        order
      }
      HStack(spacing: metrics.spacing) {
        sum(Text(verbatim: "\(model.cart.count)"))
        order
      }
      VStack(spacing: metrics.rowSpacing) {
        sum(Text(verbatim: "\(model.cart.count)"))
        order.buttonSizing(.flexible)
      }
    }
    .padding(.horizontal, metrics.margin)
    .padding(.vertical, metrics.margin / 2)
    .background(Rectangle().fill(.theme(\.surface)))
    .overlay(alignment: .top) { Rectangle().fill(.separator).frame(height: 1) }
  }

  private func sum(_ count: Text) -> some View {
    HStack(spacing: metrics.spacing) {
      Label {
        count.accessibilityLabel("Items: \(model.cart.count)")
      } icon: {
        Image(systemName: "cart").accessibilityHidden(true)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
      Money(cents: model.cart.total).font(.headline)
    }
  }

  private var order: some View {
    Button("View order") { model.show(.cart) }
      .buttonStyle(.borderedProminent).controlSize(.large)
      .disabled(model.cart.items.isEmpty)
  }
}

/// A dish as a tile: picture, name and price.
struct DishTile: View {
  let dish: Dish
  let height: Double
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    VStack(spacing: metrics.rowSpacing / 2) {
      DishPicture(drawing: dish.drawing, color: dish.color).frame(maxWidth: .infinity, maxHeight: .infinity)
      Text(LocalizedStringKey(dish.name)).font(.headline).multilineTextAlignment(.center)
      Money(cents: dish.price).font(.subheadline).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .card()
    .frame(height: height)
  }
}
