import Faceplate
import Foundation

struct CartItem: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var price: Decimal
  var quantity: Int
  var bagColor: Color
}

extension CartItem {
  var total: Decimal { price * Decimal(quantity) }
}

extension [CartItem] {
  var subtotal: Decimal { map(\.total).reduce(0, +) }

  static let sample: [CartItem] = [
    .init(name: "Ethiopia Hello Verity", price: 12.45, quantity: 1, bagColor: Color(red: 1, green: 0.7, blue: 0)),
    .init(name: "Kenya", price: Decimal(string: "9.99")!, quantity: 2, bagColor: .green),
    .init(name: "Colombia", price: Decimal(string: "8.29")!, quantity: 1, bagColor: .red),
    .init(name: "Decaf", price: Decimal(string: "9.95")!, quantity: 1, bagColor: .black),
  ]
}

struct CartRow: View {
  @Binding var item: CartItem

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(decorative: "coffee")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 60, height: 60)
        .background(Color(white: 0.9))
        .clipShape(RoundedRectangle(cornerRadius: 6))
      VStack(alignment: .leading) {
        HStack(alignment: .firstTextBaseline) {
          Text(item.name)
            .font(.headline)
            .lineLimit(2)
          Spacer(minLength: 8)
          Text(item.price, format: .currency(code: "EUR"))
            .foregroundStyle(.secondary)
            .monospacedDigit()
        }
        Stepper("Quantity: \(item.quantity)", value: $item.quantity, in: 0...99)
          .font(.subheadline)
      }
    }
    .padding(.vertical, 4)
    .opacity(item.quantity == 0 ? 0.5 : 1)
    .animation(.default, value: item.quantity == 0)
  }
}

struct CartScreen: View {
  @State private var items: [CartItem] = .sample
  @State private var showsConfirmation = false
  @State private var itemToDelete: CartItem?
  @State private var query = ""

  private let shipping: Decimal = 5

  private var total: Decimal { items.isEmpty ? 0 : items.subtotal + shipping }

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach($items) { $item in
            CartRow(item: $item)
              .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) {
                  itemToDelete = item
                }
              }
          }
          .onDelete { offsets in
            items.remove(atOffsets: offsets)
          }
          .onMove(perform: move)
        } header: {
          Text("Coffee")
        } footer: {
          Text("\(items.count) kinds")
        }
      }
      .listStyle(.plain)
      .navigationTitle("Cart")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Empty") { items.removeAll() }
        }
        ToolbarItem(placement: .topBarLeading) {
          EditButton()
        }
      }
      .overlay {
        if items.isEmpty {
          ContentUnavailableView("No Coffee", systemImage: "cart", description: Text("Add some."))
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { footer }
    }
    .alert(
      "Remove?", isPresented: Binding(get: { itemToDelete != nil }, set: { if !$0 { itemToDelete = nil } }),
      presenting: itemToDelete
    ) { item in
      Button("Remove", role: .destructive) {
        items.removeAll { $0.id == item.id }
      }
      Button("Cancel", role: .cancel) {}
    } message: { item in
      Text("\(item.name) will be removed from the cart.")
    }
    .confirmationDialog(
      "Pay \(total.formatted(.currency(code: "EUR")))", isPresented: $showsConfirmation, titleVisibility: .visible
    ) {
      Button("Pay now") { items = [] }
    }
  }

  private var footer: some View {
    VStack(spacing: 8) {
      LabeledContent("Shipping", value: shipping, format: .currency(code: "EUR"))
      LabeledContent("Total") {
        Text(total, format: .currency(code: "EUR")).bold()
      }
      Button {
        showsConfirmation = true
      } label: {
        Text("Checkout")
          .frame(maxWidth: .infinity)
          .padding(.vertical, 10)
          .foregroundColor(.white)
          .background(RoundedRectangle(cornerRadius: 8).fill(.tint))
      }
      .buttonStyle(.plain)
      .disabled(items.allSatisfy { $0.quantity == 0 })
    }
    .padding()
    .background(.bar)
  }

  private func move(from source: IndexSet, to destination: Int) {
    items.move(fromOffsets: source, toOffset: destination)
  }
}
