import Faceplate

/// A dish with its options, before it goes into the cart.
struct OrderDish: View {
  let model: OrderModel
  let dish: Dish
  @State private var size = 0
  @State private var extras: Set<DishOption> = []
  @State private var quantity = 1
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    AdaptiveColumns {
      VStack(spacing: metrics.rowSpacing) {
        DishPicture(drawing: dish.drawing, color: dish.color).frame(minHeight: 72, maxHeight: .infinity)
        Text(LocalizedStringKey(dish.name)).font(.title3.weight(.semibold))
        Text(LocalizedStringKey(dish.summary)).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
      .card()
      .growsInColumn()
    } second: {
      VStack(spacing: metrics.rowSpacing) {
        Picker("Size", selection: $size) {
          ForEach(dish.category.sizes.indices, id: \.self) { index in
            Text(LocalizedStringKey(dish.category.sizes[index].name)).tag(index)
          }
        }
        .pickerStyle(.segmented)
        ForEach(dish.category.extras) { extra in
          Toggle(isOn: choice(extra)) {
            HStack {
              Text(LocalizedStringKey(extra.name))
              Spacer(minLength: 8)
              if extra.price > 0 { Money(cents: extra.price, isExtra: true).foregroundStyle(.secondary) }
            }
          }
        }
        Stepper("Quantity", value: $quantity, in: 1...20)
      }
      .card()
    } actions: {
      Button {
        model.add(dish, size: sizeOption, extras: chosen, quantity: quantity)
      } label: {
        HStack {
          Text("Add")
          Money(cents: price)
        }
      }
      .buttonStyle(.borderedProminent)
    }
  }

  private var sizeOption: DishOption { dish.category.sizes[size] }

  /// The chosen extras in the order of the list.
  private var chosen: [DishOption] { dish.category.extras.filter(extras.contains) }

  private var price: Int { quantity * (dish.price + sizeOption.price + chosen.reduce(0) { $0 + $1.price }) }

  private func choice(_ extra: DishOption) -> Binding<Bool> {
    let extras = $extras
    return Binding(
      get: { extras.wrappedValue.contains(extra) },
      set: { isOn in
        if isOn { extras.wrappedValue.insert(extra) } else { extras.wrappedValue.remove(extra) }
      })
  }
}
