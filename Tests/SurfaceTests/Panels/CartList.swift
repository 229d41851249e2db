import Faceplate

// A cart: a list of bindings, rows that combine for a reader, a footer that stays.

struct CartItem: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var price: Decimal
  var quantity: Int
  var tone: Color
}

extension CartItem {
  static let samples: [CartItem] = [
    CartItem(name: "Ethiopia", price: Decimal(string: "12.45")!, quantity: 1, tone: Color(red: 1, green: 0.7, blue: 0)),
    CartItem(name: "Colombia", price: Decimal(string: "9.99")!, quantity: 2, tone: .green),
    CartItem(name: "Guatemala", price: Decimal(string: "8.29")!, quantity: 1, tone: .red),
    CartItem(name: "Kenya", price: Decimal(string: "9.95")!, quantity: 1, tone: .init(red: 0, green: 0.1, blue: 0.4)),
  ]
}

struct CartRow: View {
  @Binding var item: CartItem

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: "cup.and.saucer.fill")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .foregroundStyle(item.tone)
        .padding(8)
        .frame(width: 60, height: 60)
        .background(Color(white: 0.9))
        .accessibilityHidden(true)
      VStack(alignment: .leading) {
        HStack {
          Text(item.name).bold()
          Spacer()
          Text(item.price, format: .currency(code: "EUR"))
            .foregroundColor(.secondary)
        }
        Stepper("Quantity: \(item.quantity)", value: $item.quantity, in: 0...99)
          .font(.footnote)
      }
    }
    .accessibilityElement(children: .contain)
  }
}

struct CartList: View {
  @State private var items = CartItem.samples
  private let shipping = Decimal(5)

  private var total: Decimal {
    items.map { $0.price * Decimal($0.quantity) }.reduce(shipping, +)
  }

  var body: some View {
    List {
      Section {
        ForEach($items) { $item in
          CartRow(item: $item)
        }
      } header: {
        Text("Cart")
      }
    }
    .listStyle(.plain)
    .safeAreaInset(edge: .bottom) {
      VStack(spacing: 12) {
        LabeledContent("Shipping", value: shipping, format: .currency(code: "EUR"))
        LabeledContent("Total") {
          Text(total, format: .currency(code: "EUR")).bold()
        }
        Button(action: {}) {
          Text("Checkout")
            .frame(maxWidth: .infinity)
            .padding(.vertical, 10)
            .foregroundColor(.white)
            .background(.tint, in: RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
      }
      .padding()
      .background(.bar)
    }
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}
